import IntentKitCore
import IntentKitPlatform
import IntentKitReports

/// The command that merges the results of several replays.
struct ReportCommand: Command {
  static let usage = CommandUsage(
    name: "report", summary: "Merges the results of several replays into one report.",
    details:
      "FILE is the output of replay --format ndjson, or - for the standard input. The report is the "
      + "same as that of a single replay, with the results in the order of the scenarios; only the "
      + "header and the commands of an HTML report differ. A "
      + "second result of a scenario is an error. A file without its last line, the summary, is "
      + "truncated: its name is shown, its results are reported, and the status is at least 1. "
      + "Otherwise, the status is that of replay.",
    arguments: "merge FILE…", maximumArgumentCount: .max,
    examples: [
      "intentsim report merge 1.ndjson 2.ndjson --format html --output report.html",
      "cat shard-*.ndjson | intentsim report merge - --format junit",
    ])

  struct Options: OptionGroup {
    let format = Option<ReplayFormat>(
      "format", .choice, default: .ndjson, help: "The format of the report.")
    let output = Option.output
    let page = PageOptions()
    let color = Option.color
  }

  let arguments: ParsedArguments<Options>
  let output: Output
  /// The output in the format of the report, whose default isn't text.
  private var reportOutput: Output { Output(format: arguments.format.errorFormat) }

  func run() async throws(CommandError) -> ExitStatus {
    guard arguments.positional.first == "merge" else {
      let found = arguments.positional.first.map { "there is no report \($0.shortened(to: 60))" }
      throw .usage(
        "\(found ?? "report needs a subcommand"); the only one is report merge FILE….")
    }
    let paths = arguments.positional.dropFirst()
    guard !paths.isEmpty else {
      throw .usage("report merge needs the files to merge; see intentsim report --help.")
    }
    let target = try usableTargets(
      [arguments.output].compactMap(\.self), inputs: paths + arguments.page.inputs
    ).first
    let page = ReplayFormat.Page(details: try arguments.page.details(for: [arguments.format]))
    var merge = ReplayMerge()
    for path in paths {
      let bytes = try usableBytes(of: path)
      try usable { () throws(ReplayMerge.Failure) in try merge.add(bytes, path: path) }
    }
    try write(merge, as: page, to: target)
    for path in merge.cutShort {
      reportOutput.failure(
        .unexpectedEnd,
        message: "\(path) is truncated: its last line isn't the summary of the lines before it. "
          + "Its results are in the report; run that part again for the others.")
    }
    let status = merge.summary.status
    return status == .success && !merge.cutShort.isEmpty ? .unexpectedEnd : status
  }

  private func write(
    _ merge: ReplayMerge, as page: ReplayFormat.Page, to target: OutputTarget?
  ) throws(CommandError) {
    var page = page
    guard let target else {
      page.width = StandardStream.output.columns ?? page.width
      page.usesColor = Output.usesColor(arguments.color)
      let report = arguments.format.report(page)
      let isSafe = arguments.format != .text || page.usesColor
      return merge.write(as: report) { reportOutput.text($0, isSafe: isSafe) }
    }
    let report = arguments.format.report(page)
    try usable { () throws(SystemError) in
      let file = try OutputFile(target)
      try merge.write(as: report) { text throws(SystemError) in
        try file.write(arguments.format == .text ? text.visible : text)
      }
      try file.finish()
    }
  }
}
