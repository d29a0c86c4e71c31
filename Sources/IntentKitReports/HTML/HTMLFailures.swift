/// The scenarios that didn't pass, each with the reason and the command that runs it again.
struct HTMLFailures {
  /// The number of scenarios that are visible at first.
  private static let openCount = 10
  /// The maximum number of files in the command that runs all of them again.
  private static let maximumFileCount = 50

  var repetition = RepeatCommand()
  private var items: [Markup] = []
  /// The files of the scenarios, or nil if one of them isn't a separate file.
  private var files: [String]? = []

  mutating func add(_ scenario: HTMLScenario) {
    let record = scenario.record
    guard record.verdict == .failed || record.verdict == .unusable else { return }
    if items.count < HTMLReport.maximumListCount { items.append(scenario.failure) }
    if record.line == nil, let file = record.repeatableFile,
      files?.count ?? 0 < Self.maximumFileCount
    {
      files?.append(file)
    } else {
      files = nil
    }
  }

  /// Returns the list of failures, or nil.
  func section(_ summary: ReplaySummary) -> Markup? {
    guard !items.isEmpty else { return nil }
    let count = summary.failed + summary.unusable
    let rest = items.dropFirst(Self.openCount)
    let more: Markup? =
      rest.isEmpty
      ? nil
      : """
      <details class="rest"><summary>\(rest.count) more</summary>
      <ol class="failures">
      \(Array(rest))</ol>
      </details>

      """
    let others = count - items.count
    let unlisted: Markup? =
      others > 0
      ? """
      <p class="note">The list of scenarios below contains \(others) more.</p>

      """ : nil
    return """
      <section id="failures" aria-labelledby="failures-title">
      <h2 id="failures-title">\(count) \(count == 1 ? "scenario" : "scenarios") didn’t pass</h2>
      \(again)<ol class="failures">
      \(Array(items.prefix(Self.openCount)))</ol>
      \(more)\(unlisted)</section>

      """
  }

  private var again: Markup? {
    guard let files, files.count > 1 else { return nil }
    return """
      <details class="again"><summary>Run all of them again</summary>
      \(HTMLReport.command(repetition.line(forFiles: files)))
      </details>

      """
  }
}
