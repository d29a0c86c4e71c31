public import IntentKitCore
import IntentKitSimulator

/// A rule that manifests must satisfy.
///
/// A rule is a function that returns its violations. The table of all rules assigns the name and
/// severity.
public struct ManifestRule: Sendable {
  /// The stable name, which identifies findings.
  public let id: String
  /// The severity of a violation.
  public let severity: ManifestFinding.Severity
  /// The code of the corresponding SiriKit error, if any.
  public let code: IntentErrorCode?
  private let check: Check

  /// The input of a rule: the structure of the JSON value, or the content of a valid manifest.
  private enum Check {
    case shape(@Sendable (ManifestShape) -> [Violation])
    case manifest(@Sendable (ManifestSubject) -> [Violation])
  }

  /// A violation of a rule, with its location, description and remedy.
  struct Violation {
    var path: ParameterPath
    var message: String
    var cure: String
  }

  private static func shape(
    _ id: String, _ severity: ManifestFinding.Severity,
    _ check: @escaping @Sendable (ManifestShape) -> [Violation]
  ) -> ManifestRule {
    ManifestRule(id: id, severity: severity, code: nil, check: .shape(check))
  }

  private static func rule(
    _ id: String, _ severity: ManifestFinding.Severity, code: IntentErrorCode? = nil,
    _ check: @escaping @Sendable (ManifestSubject) -> [Violation]
  ) -> ManifestRule {
    ManifestRule(id: id, severity: severity, code: code, check: .manifest(check))
  }

  /// Creates a rule that a manifest violates at most once.
  private static func rule(
    _ id: String, _ severity: ManifestFinding.Severity, code: IntentErrorCode? = nil,
    _ check: @escaping @Sendable (ManifestSubject) -> Violation?
  ) -> ManifestRule {
    rule(id, severity, code: code) { subject in [check(subject)].compactMap(\.self) }
  }

  /// Returns the violations of this rule.
  ///
  /// - Parameters:
  ///   - shape: The structure of the JSON value.
  ///   - subject: The manifest, if the structure is valid.
  /// - Returns: The findings.
  func findings(_ shape: ManifestShape, _ subject: ManifestSubject?) -> [ManifestFinding] {
    let violations: [Violation] =
      switch check {
      case .shape(let check): check(shape)
      case .manifest(let check): subject.map(check) ?? []
      }
    return violations.map { violation in
      ManifestFinding(
        id: id, severity: severity, code: code, path: violation.path, message: violation.message,
        cure: violation.cure)
    }
  }

  /// All rules.
  public static let all: [ManifestRule] = [
    shape("wrong-type", .error, wrongTypes),
    shape("unknown-part", .error, unknownParts),
    rule("display-name-missing", .error, displayNameMissing),
    rule("siri-entitlement-missing", .error, siriEntitlementMissing),
    rule("usage-description-missing", .error, usageDescriptionMissing),
    rule("no-intents", .error, code: .noAppAvailable, noIntents),
    rule("wrong-extension-point", .error, wrongExtensionPoint),
    rule("storyboard-and-class", .error, code: .extensionBringUpFailed, storyboardAndClass),
    rule("no-storyboard-or-class", .error, code: .extensionBringUpFailed, noStoryboardOrClass),
    rule("extension-without-intents", .error, extensionWithoutIntents),
    rule("unknown-intent", .error, code: .invalidIntentName, unknownIntent),
    rule("not-handled-by-apps", .error, notHandledByApps),
    rule(
      "intent-in-two-extensions", .error, code: .intentSupportedByMultipleExtension,
      intentInTwoExtensions),
    rule(
      "restricted-not-supported", .error, code: .restrictedIntentsNotSupportedByExtension,
      restrictedNotSupported),
    rule("single-scene", .error, singleScene),
    rule("alternative-name-missing", .error, alternativeNameMissing),
    shape("misspelled-key", .warning, misspelledKeys),
    rule("restricted-not-supported-in-app", .warning, restrictedNotSupportedInApp),
    rule("rides-incomplete", .warning, ridesIncomplete),
    rule("common-display-name", .warning, commonDisplayName),
    rule("too-many-alternative-names", .warning, tooManyAlternativeNames),
    rule("repeated-alternative-name", .warning, repeatedAlternativeName),
    rule("alternative-names-without-extension", .warning, alternativeNamesWithoutExtension),
    rule("empty-activity-type", .warning, emptyActivityType),
    rule("repeated-activity-type", .warning, repeatedActivityType),
    rule("intent-in-extension-and-app", .note, intentInExtensionAndApp),
    rule("deprecated-intent", .note, deprecatedIntent),
    rule("custom-intent", .note, customIntent),
  ]
}

extension String {
  /// The text in quotation marks, shortened for messages.
  var quoted: String { "“\(shortened(to: 60))”" }
}

// MARK: - Structure

extension ManifestRule {
  private static func wrongTypes(_ shape: ManifestShape) -> [Violation] {
    shape.wrongTypes.map { mistake in
      Violation(
        path: mistake.path, message: "Found \(mistake.found), expected \(mistake.expected).",
        cure: "Use \(mistake.expected), as in a property list.")
    }
  }

  private static func unknownParts(_ shape: ManifestShape) -> [Violation] {
    shape.unknownParts.map { mistake in
      Violation(
        path: mistake.path, message: "Found \(mistake.found), expected \(mistake.expected).",
        cure: mistake.hint ?? "Remove it.")
    }
  }

  // A missing key is the usual cause of the other problems.
  private static func misspelledKeys(_ shape: ManifestShape) -> [Violation] {
    shape.misspelledKeys.map { mistake in
      Violation(
        path: mistake.path, message: "The key \(mistake.key.quoted) is unknown.",
        cure: "Did you mean “\(mistake.suggestion)”?")
    }
  }
}
