import IntentKitCore

/// The text of a failure: what is the matter, what was said, what differs, what to write.
enum FailureText {
  /// How much of a log is worth reading in a failure; where a program crashed stands at the
  /// beginning.
  private static let maximumLogLineCount = 30

  /// Makes a text.
  static func make(
    _ problem: String, conversation: [String] = [], log: [String] = [],
    differences: [(name: String, expected: String, found: String)] = [], write: [String] = []
  ) -> String {
    var parts = [[problem]]
    if !conversation.isEmpty { parts.append(conversation.map { "  \($0)" }) }
    if !log.isEmpty {
      let rest = log.count - maximumLogLineCount
      parts.append(
        ["The program wrote:"] + log.prefix(maximumLogLineCount).map { "  \($0)" }
          + (rest > 0 ? ["  … and \(rest) more lines"] : []))
    }
    if !differences.isEmpty {
      parts.append(
        differences.flatMap { difference in
          [
            "  \(difference.name)", "    expected  \(difference.expected.indented)",
            "    found     \(difference.found.indented)",
          ]
        })
    }
    if !write.isEmpty {
      parts.append(["What happened is expected by:"] + write.map { "  \($0)" })
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension String {
  /// This text with all lines but the first where the values of a difference stand.
  fileprivate var indented: String { replacing("\n", with: "\n              ") }
}
