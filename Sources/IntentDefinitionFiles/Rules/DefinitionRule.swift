/// A rule for the content of definition files.
///
/// Problems of reading a file are those of ``ReadingProblem``.
package struct DefinitionRule: Sendable {
  /// The stable name that identifies findings.
  package let id: String
  /// The severity of a violation.
  package let severity: DefinitionFinding.Severity
  private let check: @Sendable (DefinitionSubject, inout Findings) -> Void

  /// The findings of one rule.
  struct Findings {
    fileprivate let rule: DefinitionRule
    fileprivate var all: [DefinitionFinding] = []

    /// Adds a violation of the rule.
    mutating func add(_ message: @autoclosure () -> String, at place: FilePlace) {
      // The limit bounds the output for broken files.
      guard all.count < ReadingLog.maximumCount else { return }
      all.append(DefinitionFinding(rule.severity, rule: rule.id, message(), at: place))
    }
  }

  /// Creates a rule for the whole file.
  static func file(
    _ id: String, _ severity: DefinitionFinding.Severity,
    _ check: @escaping @Sendable (DefinitionSubject, inout Findings) -> Void
  ) -> DefinitionRule {
    DefinitionRule(id: id, severity: severity, check: check)
  }

  /// Creates a rule for each intent that the file defines itself.
  static func intent(
    _ id: String, _ severity: DefinitionFinding.Severity,
    _ check: @escaping @Sendable (DefinedIntent, DefinitionSubject, inout Findings) -> Void
  ) -> DefinitionRule {
    file(id, severity) { subject, found in
      for intent in subject.customIntents { check(intent, subject, &found) }
    }
  }

  /// Creates a rule for each parameter of these intents.
  static func parameter(
    _ id: String, _ severity: DefinitionFinding.Severity,
    _ check: @escaping @Sendable (DefinedParameter, DefinedIntent, inout Findings) -> Void
  ) -> DefinitionRule {
    intent(id, severity) { intent, _, found in
      for parameter in intent.parameters { check(parameter, intent, &found) }
    }
  }

  /// Returns the violations of all rules.
  ///
  /// - Parameters:
  ///   - file: The content of the file.
  ///   - languages: The languages with localized texts.
  /// - Returns: The findings, rule by rule.
  static func findings(in file: DefinitionFile, languages: [String]) -> [DefinitionFinding] {
    let subject = DefinitionSubject(file, languages: languages)
    return all.flatMap { rule in
      var findings = Findings(rule: rule)
      rule.check(subject, &findings)
      return findings.all
    }
  }

  /// All rules; errors first.
  package static let all: [DefinitionRule] = [
    // Names
    invalidName, duplicateClassName, duplicateParameter, duplicateProperty, duplicateCase,
    duplicateRawValue, duplicateResponseCode, duplicateReason, reservedResponseCode,
    // References
    unknownParent, relationshipCycle, unfittingCondition, unknownCase, unknownParameter,
    unknownOutput, unknownCombinationPlaceholder,
    // Names that could confuse
    systemName, repeatedSuffix, capitalizedParameter,
    // Intents
    missingTitle, missingDescription, unknownCategory, unknownVerb, orderWithoutConfirmation,
    duplicateCombination, successWithoutMark,
    // Parameters
    missingPrompt, childBeforeParent, searchWithoutOptions, unusualOptions,
    reasonsWithoutResolution, emptyRange, defaultOutOfRange, unknownWidgetSize, invalidPageSize,
    // Texts and enumerations
    unbalancedPlaceholder, unknownPlaceholder, noUnknownCase,
  ]
}
