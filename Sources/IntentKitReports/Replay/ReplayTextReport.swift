import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// A readable report on a replay: the scenarios that didn't pass, and a summary line.
///
/// ```
/// ✘ Scenarios/which-bill.json · Which Bill?
/// SendMessage · UnicornChat
///   You      recipients “Bill”, content “hello”
/// ✔ succeeded
///
///   Scenarios/which-bill.json:14:16: expect.outcome
///     expected   found
///     failed     succeeded
///
/// ✘ 11 passed, 1 failed · 0.02 s
/// ```
public struct ReplayTextReport: ReplayReport {
  private let width: Int
  private let usesColor: Bool
  private let isBrief: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - usesColor: Whether the text is for a terminal with colors.
  ///   - isBrief: Whether to print only one line for each scenario that didn't pass.
  public init(width: Int = 80, usesColor: Bool = false, isBrief: Bool = false) {
    self.width = max(width, 40)
    self.usesColor = usesColor
    self.isBrief = isBrief
  }

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: ReplayResult) -> String {
    // The report omits scenarios that passed, so creating a record would be wasted work.
    result.verdict == .passed ? "" : add(ReplayRecord(result))
  }

  public mutating func add(_ record: ReplayRecord) -> String {
    switch record.verdict {
    case .passed, .skipped: return ""
    case .unusable:
      let parts = [record.problem?.place, record.problem?.message]
      let text = parts.compactMap(\.self).joined(separator: ": ")
      return paint("! \(text)", .yellow) + (isBrief ? "\n" : "\n\n")
    case .failed:
      return record.run.map { lines(for: record, $0).map { $0 + "\n" }.joined() } ?? ""
    }
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let counts = [
      (summary.passed, "passed"), (summary.failed, "failed"), (summary.unusable, "unusable"),
      (summary.skipped, "skipped"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let isGood = summary.passed > 0 && summary.failed + summary.unusable == 0
    let sign = isGood ? "✔" : summary.total == 0 ? "–" : "✘"
    let text = parts.isEmpty ? "nothing to replay" : parts.joined(separator: ", ")
    return paint("\(sign) \(text)", isGood ? .green : .red)
      + " · \(summary.duration.inHundredths)\n"
  }

  // MARK: - Failures

  private func lines(for record: ReplayRecord, _ run: RunRecord) -> [String] {
    let title = record.name == record.id ? record.id : "\(record.id) · \(record.name)"
    let heading = paint("✘ \(title)", .red)
    if isBrief { return [heading] + run.differences.map { "  \($0)".visibleOnOneLine } }
    var conversation = ConversationText(
      language: run.language, schema: run.schema, now: run.now, width: width, usesColor: usesColor)
    let events = run.events.prefix(run.countOfStepsToDifference)
    let log = run.hasFault ? run.launch?.logLines.map(\.visibleOnOneLine) ?? [] : []
    let story = events.flatMap { conversation.lines(for: $0) } + log
    return [heading] + story + [""] + run.differences.flatMap { lines(for: $0) } + [""]
  }

  private func lines(for difference: RunRecord.Difference) -> [String] {
    let parts = [difference.place, difference.path]
    let place = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let indent = "    "
    let gap = "   "
    let expected = "expected\n\(difference.expected)"
    let found = "found\n\(difference.found)"
    let most = (width - indent.count - gap.count) / 2
    let left = Self.cell(expected, most)
    let right = Self.cell(found, width - indent.count - gap.count - most)
    let leftWidth = left.map(\.columns).max() ?? 0
    let rows = (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : ""
      guard row < right.count else { return indent + start }
      return indent + start.padded(to: leftWidth) + gap + right[row]
    }
    let headed = rows.enumerated().map { $0 == 0 && usesColor ? Ink.dim.on($1) : $1 }
    return ["  \(place)".visibleOnOneLine] + headed
  }

  private static func cell(_ text: String, _ width: Int) -> [String] {
    text.visible.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).wrapped(to: width) }
  }

  private func paint(_ text: String, _ ink: Ink) -> String {
    ink.line(text, usesColor: usesColor)
  }
}

extension RunRecord {
  /// The number of steps up to the first difference.
  ///
  /// It ends at the question that differs, or includes all steps if the difference isn't a
  /// question.
  fileprivate var countOfStepsToDifference: Int {
    guard let path = differences.first?.path, path.hasPrefix("turns["), path.contains("]."),
      let turn = Int(path.dropFirst("turns[".count).prefix { $0 != "]" })
    else { return events.count }
    let questions = events.indices.filter { index in
      if case .asked = events[index].kind { true } else { false }
    }
    return questions.indices.contains(turn) ? questions[turn] + 1 : events.count
  }
}
