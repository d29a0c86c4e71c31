public import IntentKitCore
public import IntentKitSimulator

/// Something in a manifest that should be looked at.
public struct ManifestFinding: Sendable, Hashable {
  /// The stable name of the rule, such as `siri-entitlement-missing`.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// The code of the error that SiriKit has for it, where there is one (behaviour reference, section 10).
  public var code: IntentErrorCode?
  /// The place in the manifest; for something that is missing, where it belongs.
  public var path: ParameterPath
  /// What is the matter, as a sentence.
  public var message: String
  /// What to do about it, as a sentence.
  public var cure: String

  /// How bad a finding is, the worst first.
  public enum Severity: String, Sendable, Hashable, CaseIterable, NamedValue {
    /// What is declared does not work.
    case error
    /// It works otherwise than its author will have meant.
    case warning
    /// It works; something is good to know.
    case note
  }

  /// Makes a finding.
  public init(
    _ id: String, _ severity: Severity, code: IntentErrorCode? = nil, path: ParameterPath,
    message: String, cure: String
  ) {
    self.id = id
    self.severity = severity
    self.code = code
    self.path = path
    self.message = message
    self.cure = cure
  }
}

extension AppManifest {
  /// What should be looked at in this manifest, the worst first.
  public var findings: [ManifestFinding] { Self.findings(in: parameterValue) }

  /// What should be looked at in a value that is to be a manifest, the worst first.
  ///
  /// As long as it has not the form of a manifest, nothing else is looked at.
  public static func findings(in value: ParameterValue) -> [ManifestFinding] {
    let shape = ManifestShape(of: value)
    let subject = (try? AppManifest(shape)).map { ManifestSubject($0) }
    let findings = ManifestRule.all.flatMap { $0.findings(shape, subject) }
    // By severity, and within it in the order of the rules.
    return ManifestFinding.Severity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }
}
