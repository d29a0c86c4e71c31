import IntentKitPlatform

/// The findings of a reader, to which all objects of a file refer.
final class ReadingLog {
  /// The findings in the order in which they occurred.
  private(set) var findings: [DefinitionFinding] = []
  /// Whether keys that aren't known are reported.
  let isStrict: Bool
  private var counts: [DefinitionFinding.Severity: Int] = [:]
  private var unknownKeys: Set<String> = []

  /// The maximum number of findings of each severity, to bound the output for broken files.
  static let maximumCount = 1000

  init(isStrict: Bool = false) { self.isStrict = isStrict }

  /// Adds a finding.
  func add(_ problem: ReadingProblem, _ message: String, at place: FilePlace) {
    let severity = problem.severity
    guard counts[severity, default: 0] < Self.maximumCount else { return }
    counts[severity, default: 0] += 1
    findings.append(DefinitionFinding(severity, rule: problem.rawValue, message, at: place))
  }

  /// Adds a finding about a key that isn't known, once for each key.
  func add(unknownKey key: String, at place: @autoclosure () -> FilePlace) {
    guard isStrict, unknownKeys.insert(key).inserted else { return }
    add(
      .unknownKey, "The key \(key.quoted) is unknown and has no effect. Check its spelling.",
      at: place())
  }
}

extension String {
  /// The text in quotation marks, shortened for messages.
  var quoted: String {
    let start = prefix(utf8Count: 80)
    return "“\(start)\(start.utf8.count < utf8.count ? "…" : "")”"
  }
}
