public import IntentKitCore
import IntentKitSimulator

/// A rule that manifests must satisfy.
public struct ManifestRule: Sendable {
  /// The stable name that identifies findings.
  public let id: String
  /// The severity of a violation.
  public let severity: ManifestFinding.Severity
  /// The source of the rule.
  public let certainty: ManifestFinding.Certainty
  /// The code of the corresponding SiriKit error, if any.
  public let code: IntentErrorCode?
  /// The parts of the manifest that must be known, because the rule is violated if they are empty.
  let parts: Set<ManifestContext.Part>
  private let check: @Sendable (ManifestShape, ManifestSubject?, inout Findings) -> Void

  /// The findings of one rule.
  struct Findings {
    fileprivate let rule: ManifestRule
    fileprivate var all: [ManifestFinding] = []

    /// Adds a violation of the rule, with its location, description and remedy.
    mutating func add(_ path: ParameterPath, _ message: String, cure: String) {
      all.append(
        ManifestFinding(
          id: rule.id, severity: rule.severity, certainty: rule.certainty, code: rule.code,
          path: path,
          message: message, cure: cure))
    }
  }

  /// Creates a rule for the structure of the JSON value.
  private static func shape(
    _ id: String, _ severity: ManifestFinding.Severity, _ certainty: ManifestFinding.Certainty,
    _ check: @escaping @Sendable (ManifestShape, inout Findings) -> Void
  ) -> ManifestRule {
    ManifestRule(id: id, severity: severity, certainty: certainty, code: nil, parts: []) {
      shape, _, found in check(shape, &found)
    }
  }

  /// Creates a rule for the content of a manifest whose structure is valid.
  ///
  /// It isn't violated by a value that is unknown, because it contains a build variable.
  static func rule(
    _ id: String, _ severity: ManifestFinding.Severity, _ certainty: ManifestFinding.Certainty,
    code: IntentErrorCode? = nil, needs parts: Set<ManifestContext.Part> = [],
    _ check: @escaping @Sendable (ManifestSubject, inout Findings) -> Void
  ) -> ManifestRule {
    ManifestRule(id: id, severity: severity, certainty: certainty, code: code, parts: parts) {
      shape, subject, found in
      guard let subject else { return }
      check(subject, &found)
      found.all.removeAll { shape.isUnknown($0.path) }
    }
  }

  /// Returns the violations of this rule.
  ///
  /// - Parameters:
  ///   - shape: The structure of the JSON value.
  ///   - subject: The manifest, if the structure is valid.
  /// - Returns: The findings.
  func findings(_ shape: ManifestShape, _ subject: ManifestSubject?) -> [ManifestFinding] {
    var findings = Findings(rule: self)
    check(shape, subject, &findings)
    return findings.all
  }

  /// All rules, in the order of their findings within a severity.
  public static let all: [ManifestRule] = [
    wrongType, unknownPart, misplacedKey, displayNameMissing, siriEntitlementMissing,
    usageDescriptionMissing,
    noIntents, wrongExtensionPoint, storyboardAndClass, noStoryboardOrClass,
    extensionWithoutIntents, unknownIntent, notHandledByApps, intentInTwoExtensions,
    restrictedNotSupported, shownNotHandled, singleScene, alternativeNameMissing, misspelledKey,
    duplicateKey, classWithoutModule, locationUsageMissing, restrictedNotSupportedInApp,
    ridesIncomplete, commonDisplayName, tooManyAlternativeNames, repeatedAlternativeName,
    alternativeNamesWithoutExtension, nameNotLocalized, vocabularyNotLocalized,
    examplePhrasesMissing, phraseNotTranslated, phraseNotUnderstood, unknownVocabularyName,
    incompleteVocabulary,
    emptyActivityType, repeatedActivityType, undefinedIntent, versionMismatch,
    identifierNotPrefixed, intentInExtensionAndApp, deprecatedIntent, customIntent,
    intentsWithoutEffect, alternativeNamesNotLocalized,
  ]
}

extension String {
  /// The text in quotation marks, shortened for messages.
  var quoted: String { "“\(shortened(to: 60))”" }
}

// MARK: - Structure

extension ManifestRule {
  private static let wrongType = shape("wrong-type", .error, .documented) { shape, found in
    for mistake in shape.wrongTypes {
      found.add(
        mistake.path, "Found \(mistake.found), expected \(mistake.expected).",
        cure: "Use \(mistake.expected), as in a property list.")
    }
  }

  private static let unknownPart = shape("unknown-part", .error, .documented) { shape, found in
    for mistake in shape.unknownParts {
      found.add(
        mistake.path, "Found \(mistake.found), expected \(mistake.expected).",
        cure: mistake.hint ?? "Remove it.")
    }
  }

  // What Siri does, 9.1: The system reads the key only in its own dictionary.
  private static let misplacedKey = shape("misplaced-key", .error, .documented) { shape, found in
    for mistake in shape.misplacedKeys {
      found.add(
        mistake.path,
        "\(mistake.key) has no effect here, because it belongs in \(mistake.home) of the extension.",
        cure: "Move it to \(mistake.home).")
    }
  }

  // Readers use the last value, and the file says something else.
  private static let duplicateKey = rule("duplicate-key", .warning, .observed) { subject, found in
    for path in subject.context.duplicateKeys {
      guard case .name(let key)? = path.steps.last else { continue }
      found.add(
        path, "The key \(key.quoted) is a duplicate, and only its last value is used.",
        cure: "Remove one of them.")
    }
  }

  // A missing key is the usual cause of the other problems.
  private static let misspelledKey = shape("misspelled-key", .warning, .ours) { shape, found in
    for mistake in shape.misspelledKeys {
      found.add(
        mistake.path, "The key \(mistake.key.quoted) is unknown.",
        cure: "Did you mean “\(mistake.suggestion)”?")
    }
  }
}
