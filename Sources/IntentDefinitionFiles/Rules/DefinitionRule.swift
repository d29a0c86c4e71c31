/// A rule for the content of definition files.
///
/// What violates a rule and can be left out is a warning, and is removed with it. Problems of reading
/// a file are those of ``ReadingProblem``.
package struct DefinitionRule: Sendable {
  /// The stable name that identifies findings.
  package let id: String
  /// The severity of a violation.
  package let severity: DefinitionFinding.Severity
  private let action: Action

  private enum Action: Sendable {
    case check(@Sendable (DefinitionSubject, inout Findings) -> Void)
    case repair(@Sendable (inout DefinitionFile, DefinitionSubject, inout Findings) -> Void)
  }

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

  /// Creates a rule that removes or replaces what it reports.
  static func repair(
    _ id: String,
    _ repair: @escaping @Sendable (inout DefinitionFile, inout Findings) -> Void
  ) -> DefinitionRule {
    DefinitionRule(
      id: id, severity: .warning, action: .repair { file, _, found in repair(&file, &found) })
  }

  /// Creates a rule that removes what it reports from each intent that the file defines itself.
  static func repairIntent(
    _ id: String,
    _ repair: @escaping @Sendable (inout DefinedIntent, DefinitionSubject, inout Findings) -> Void
  ) -> DefinitionRule {
    DefinitionRule(
      id: id, severity: .warning,
      action: .repair { file, subject, found in
        for index in file.intents.indices where file.intents[index].origin == .custom {
          repair(&file.intents[index], subject, &found)
        }
      })
  }

  /// Creates a rule for the whole file.
  static func file(
    _ id: String, _ severity: DefinitionFinding.Severity,
    _ check: @escaping @Sendable (DefinitionSubject, inout Findings) -> Void
  ) -> DefinitionRule {
    DefinitionRule(id: id, severity: severity, action: .check(check))
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

  /// Removes what can be left out of a file, and checks the rest.
  ///
  /// - Parameters:
  ///   - file: The content of the file.
  ///   - languages: The languages with localized texts.
  /// - Returns: The findings, rule by rule.
  package static func findings(
    in file: inout DefinitionFile, languages: [String]
  ) -> [DefinitionFinding] {
    var all: [DefinitionFinding] = []
    // References are checked after what they refer to.
    for rules in [repairsOfNames, repairsOfReferences, checks] {
      let subject = DefinitionSubject(file, languages: languages)
      for rule in rules {
        var findings = Findings(rule: rule)
        switch rule.action {
        case .check(let check): check(subject, &findings)
        case .repair(let repair): repair(&file, subject, &findings)
        }
        all += findings.all
      }
    }
    return all
  }

  /// All rules.
  package static let all = repairs + checks

  /// The rules whose violations are left out.
  package static let repairs = repairsOfNames + repairsOfReferences

  private static let repairsOfNames: [DefinitionRule] = [
    duplicateParameter, duplicateProperty, duplicateCase, duplicateResponseCode, duplicateReason,
    reservedResponseCode, emptyEnumeration,
  ]

  private static let repairsOfReferences: [DefinitionRule] = [
    unknownParent, relationshipCycle, unfittingCondition, unknownCase, unknownParameter,
    unknownOutput,
  ]

  /// The rules for what is left; errors first.
  private static let checks: [DefinitionRule] = [
    // Names
    invalidName, duplicateClassName, duplicateRawValue,
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
