import IntentKitCore

/// A replay as text for people: what did not pass, and a line at the end.
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
  private let language: Language
  private let width: Int
  private let usesColor: Bool
  private let isBrief: Bool

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - language: The language of scenarios that name none.
  ///   - width: How many columns there are.
  ///   - usesColor: Whether the text goes to a terminal that shows colours.
  ///   - isBrief: Whether a line is enough for each scenario that did not pass.
  public init(
    language: Language = .english, width: Int = 80, usesColor: Bool = false, isBrief: Bool = false
  ) {
    self.language = language
    self.width = max(width, 40)
    self.usesColor = usesColor
    self.isBrief = isBrief
  }

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: ReplayResult) -> String {
    switch result.ending {
    case .skipped: return ""
    case .unusable(let error):
      return paint("! \(error.description)", .yellow) + (isBrief ? "\n" : "\n\n")
    case .ran(let run):
      guard result.verdict == .failed else { return "" }
      return lines(for: result, run).map { $0 + "\n" }.joined()
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

  // MARK: - A failure

  private func lines(for result: ReplayResult, _ run: SimulatorRun) -> [String] {
    let title = result.name == result.id ? result.id : "\(result.id) · \(result.name)"
    let heading = paint("✘ \(title)", .red)
    if isBrief {
      return [heading] + result.differences.map { "  \(run.file.description(of: $0))" }
    }
    var conversation = ConversationText(
      language: run.file.scenario.locale ?? language, schema: run.intent.schema, width: width,
      usesColor: usesColor)
    let events = run.trace.events.prefix(run.countOfSteps(before: result.differences))
    return [heading] + events.flatMap { conversation.lines(for: $0) } + [""]
      + result.differences.flatMap { lines(for: $0, run.file) } + [""]
  }

  private func lines(for difference: ExpectationDifference, _ file: ScenarioFile) -> [String] {
    let parts = [file.place(of: difference.path), difference.path.description]
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
    return ["  \(place)"] + headed
  }

  private static func cell(_ text: String, _ width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).wrapped(to: width) }
  }

  private func paint(_ text: String, _ ink: Ink) -> String { usesColor ? ink.on(text) : text }
}

extension SimulatorRun {
  /// How many steps tell of a difference: those up to the question that was not the expected one, else all.
  fileprivate func countOfSteps(before differences: [ExpectationDifference]) -> Int {
    guard let steps = differences.first?.path.steps, steps.count > 2, steps[0] == .name("turns"),
      case .index(let turn) = steps[1]
    else { return trace.events.count }
    var questions = 0
    for (index, event) in trace.events.enumerated() {
      guard case .asked = event.kind else { continue }
      if questions == turn { return index + 1 }
      questions += 1
    }
    return trace.events.count
  }
}
