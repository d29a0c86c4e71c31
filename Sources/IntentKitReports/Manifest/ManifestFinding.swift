public import IntentKitCore
public import IntentKitSimulator

/// A problem in a manifest.
public struct ManifestFinding: Sendable, Hashable {
  /// The stable name of the rule, as in `siri-entitlement-missing`.
  public var id: String
  /// The severity of the problem.
  public var severity: Severity
  /// The source of the rule.
  public var certainty: Certainty
  /// The code of the corresponding SiriKit error, if any (What Siri does, 10).
  public var code: IntentErrorCode?
  /// The path in the manifest, or the path where a missing value belongs.
  public var path: ParameterPath
  /// A sentence that describes the problem.
  public var message: String
  /// A sentence that describes the remedy.
  public var cure: String

  /// The severity of a finding, in descending order.
  public enum Severity: String, Sendable, Hashable, CaseIterable, NamedValue {
    /// The declared feature doesn't work.
    case error
    /// The feature works, but probably not as intended.
    case warning
    /// The feature works, and the note is for information.
    case note
  }

  /// The source of a rule, as in “What Siri does”.
  ///
  /// Only documented rules result in errors.
  public enum Certainty: String, Sendable, Hashable, CaseIterable, NamedValue {
    /// Apple documents it.
    case documented
    /// Apple's systems, or the App Store, behave so.
    case observed
    /// It follows from other rules, or from the way that IntentKit imitates Siri.
    case ours
  }
}

extension AppManifest {
  /// The findings in this manifest, most severe first.
  public var findings: [ManifestFinding] { Self.findings(in: parameterValue) }

  /// Returns the findings in a JSON value, most severe first.
  ///
  /// If the value isn't structured like a manifest, only structural problems are reported.
  public static func findings(in value: ParameterValue) -> [ManifestFinding] {
    findings(in: value, ManifestContext())
  }

  /// Returns the findings in a JSON value and in the files that it was read from, most severe first.
  static func findings(in value: ParameterValue, _ context: ManifestContext) -> [ManifestFinding] {
    let shape = ManifestShape(of: value)
    let subject = (try? AppManifest(shape)).map { ManifestSubject($0, context, shape) }
    let rules = ManifestRule.all.filter { $0.parts.isDisjoint(with: context.unknownParts) }
    let findings = rules.flatMap { $0.findings(shape, subject) }
    // The findings are ordered by severity, and then by rule.
    return ManifestFinding.Severity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }
}
