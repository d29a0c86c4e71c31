import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The command `intentsim diff`, which compares two runs.
struct DiffCommand: Command {
  static let usage = CommandUsage(
    name: "diff", summary: "Compares two runs: their steps and their outcomes.",
    details:
      "A and B are scenarios or recordings, which are run first, or the output of run --format "
      + "json --trace or run --format ndjson; FILE:LINE is a line of JSON Lines, such as replay "
      + "--format ndjson writes, and - the standard input. Durations and identifiers that a "
      + "handler generated are ignored. The status is 0 if the runs are the same, 1 if they "
      + "differ, 2 if one can't be used.",
    arguments: "A B", maximumArgumentCount: 2,
    examples: [
      "intentsim diff before.json after.json",
      "intentsim diff recorded.jsonl:3 recorded.jsonl:4 --side-by-side",
    ])

  struct Options: OptionGroup {
    let sideBySide = Option("side-by-side", letter: "y", help: "Show the steps side by side.")
    let quiet = Option(
      "quiet", letter: "q", help: "Show no steps, only the values that differ at the end.")
    let ignoreDates = Option(
      "ignore-dates", help: "Ignore the dates of responses, for runs in wall-clock time.")
    let locale = Option.locale
    let output = OutputOptions()
  }

  private let sources: [RunSource]
  private let paths: [String]
  private let output: Output
  private let layout: RunComparisonReport.Layout
  private let usesColor: Bool
  private let withDates: Bool
  private let options: Simulator.Options

  init(_ arguments: ParsedArguments<Options>) throws(CommandError) {
    output = Output(format: arguments.output.format)
    usesColor = Output.usesColor(arguments.output.color)
    guard !arguments.quiet || !arguments.sideBySide else {
      throw .usage("diff takes --quiet or --side-by-side, not both.")
    }
    layout = arguments.quiet ? .none : arguments.sideBySide ? .sideBySide : .unified
    withDates = !arguments.ignoreDates
    options = Simulator.Options(language: arguments.locale)
    paths = arguments.positional
    guard paths.count == 2 else {
      throw .usage("diff needs two files; see intentsim diff --help.")
    }
    guard paths != ["-", "-"] else { throw .usage("the standard input can be read only once.") }
    sources = try paths.map { path throws(CommandError) in
      try usable { () throws(ScenarioError) in try RunSource(path: path) }
    }
  }

  func run() async throws(CommandError) -> ExitStatus {
    let comparison = RunComparison(
      try await compared(0), try await compared(1), withDates: withDates)
    let report = RunComparisonReport(comparison)
    let width = min(Terminal.columns(of: .output) ?? 100, 160)
    output.result(report.text(layout, width: width, usesColor: usesColor).visible, report.value)
    return comparison.isEqual ? .success : .unexpectedEnd
  }

  private func compared(_ index: Int) async throws(CommandError) -> RunComparison.Side {
    switch sources[index] {
    case .saved(let run): return RunComparison.Side(run, name: paths[index])
    case .scenario(let file):
      do throws(ScenarioError) {
        let run = try await Simulator(apps: SampleApps.all).run(file, options: options)
        return RunComparison.Side(run, name: paths[index])
      } catch {
        throw CommandError(error)
      }
    }
  }
}
