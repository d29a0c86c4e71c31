import IntentKitCore

/// Formats the text of a failure: the problem, the conversation, the differences, and the fixes.
enum FailureText {
  /// The maximum number of log lines in a failure.
  ///
  /// The first lines are kept, because they contain the location of a crash.
  private static let maximumLogLineCount = 30

  /// Returns the text of a failure.
  static func make(
    _ problem: String, conversation: [String] = [], log: [String] = [],
    differences: [(name: String, expected: String, found: String)] = [], fixes: [Fix] = []
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
    for fix in fixes where !fix.lines.isEmpty {
      parts.append([fix.heading] + fix.lines.map { "  \($0)" })
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension String {
  /// This text, with all lines after the first indented to the column of a difference's value.
  fileprivate var indented: String { replacing("\n", with: "\n              ") }
}
