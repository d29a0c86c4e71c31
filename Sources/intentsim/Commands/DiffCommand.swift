import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The command that compares two runs.
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

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    guard !arguments.quiet || !arguments.sideBySide else {
      throw .usage("diff takes --quiet or --side-by-side, not both.")
    }
    guard arguments.positional.count == 2 else {
      throw .usage("diff needs two files; see intentsim diff --help.")
    }
    let sources = try arguments.paths().map {
      path throws(CommandError) -> (name: String, source: RunSource) in
      try usable { () throws(ScenarioError) in (path, try RunSource(path: path)) }
    }
    let comparison = RunComparison(
      try await side(sources[0]), try await side(sources[1]), withDates: !arguments.ignoreDates)
    let usesColor = Output.usesColor(arguments.output.color)
    let text = comparison.text(
      arguments.quiet ? .none : arguments.sideBySide ? .sideBySide : .unified,
      width: min(StandardStream.output.columns ?? 100, 160),
      usesColor: usesColor)
    output.result(text, isSafe: usesColor, comparison.value)
    return comparison.isEqual ? .success : .unexpectedEnd
  }

  private func side(
    _ side: (name: String, source: RunSource)
  ) async throws(CommandError) -> RunComparison.Side {
    switch side.source {
    case .saved(let run): return RunComparison.Side(run, name: side.name)
    case .scenario(let file):
      let request = try usable { () throws(ScenarioError) in
        let options = Simulator.Options(language: arguments.locale)
        return try Simulator(nil).prepare(file, options: options)
      }
      return RunComparison.Side(await request.run(), name: side.name)
    }
  }
}
