import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// `intentsim diff`: what two runs do not have in common.
struct DiffCommand: Command {
  static let usage = CommandUsage(
    "diff", summary: "Compares two runs: their steps, and how they ended.",
    details:
      "A and B are scenarios or recordings, which are run first, or what run --format json --trace "
      + "or run --format ndjson wrote; FILE:LINE is a line of JSON Lines, such as replay --format "
      + "ndjson writes, and - the standard input. How long something took and identifiers that a handler made up do not count. The "
      + "status is 0 when both are the same, 1 when they differ, 2 when one cannot be used.",
    arguments: "A B", maximumArgumentCount: 2,
    options: [
      .init("side-by-side", "y", help: "Show the steps beside each other."),
      .init("quiet", "q", help: "Show no steps, only which values differ at the end."),
      .init(
        "ignore-dates", help: "Leave the dates of responses out, for runs that took real time."),
      .init("locale", value: "en|ja", help: "The language of scenarios that name none (en)."),
    ],
    examples: [
      "intentsim diff before.json after.json",
      "intentsim diff recorded.jsonl:3 recorded.jsonl:4 --side-by-side",
    ])

  private let sources: [RunSource]
  private let paths: [String]
  private let output: Output
  private let layout: RunComparisonReport.Layout
  private let usesColor: Bool
  private let withDates: Bool
  private let options: Simulator.Options

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    usesColor = Output.usesColor(
      try arguments.value("color") ?? .auto, environment: ProcessInfo.processInfo.environment)
    guard !arguments.has("quiet") || !arguments.has("side-by-side") else {
      throw .usage("diff takes --quiet or --side-by-side, not both.")
    }
    layout =
      arguments.has("quiet") ? .none : arguments.has("side-by-side") ? .sideBySide : .unified
    withDates = !arguments.has("ignore-dates")
    options = Simulator.Options(language: try arguments.language("locale") ?? .english)
    paths = arguments.positional
    guard paths.count == 2 else {
      throw .usage("diff needs two files; see intentsim diff --help.")
    }
    guard paths != ["-", "-"] else { throw .usage("the standard input can be read once only.") }
    var sources: [RunSource] = []
    for path in paths {
      do throws(ScenarioError) { sources.append(try RunSource(path: path)) } catch {
        throw .usage(error.description)
      }
    }
    self.sources = sources
  }

  func run() async throws(CommandError) -> ExitStatus {
    let comparison = RunComparison(
      try await compared(0), try await compared(1), withDates: withDates)
    let report = RunComparisonReport(comparison)
    switch output.format {
    case .text:
      let width = min(Terminal.columns(of: .output) ?? 100, 160)
      output.write(report.text(layout, width: width, usesColor: usesColor).visible)
    case .json, .ndjson: output.value(report.value)
    }
    return comparison.isEqual ? .success : .endedOtherwise
  }

  private func compared(_ index: Int) async throws(CommandError) -> ComparedRun {
    switch sources[index] {
    case .saved(let run): return run
    case .scenario(let file):
      do throws(ScenarioError) {
        let run = try await Simulator(apps: SampleApps.all).run(file, options: options)
        return ComparedRun(run, name: paths[index])
      } catch {
        throw .usage(error.description)
      }
    }
  }
}
