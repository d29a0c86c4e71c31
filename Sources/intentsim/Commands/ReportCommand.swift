import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// `intentsim report merge`: puts the results of several replays together.
struct ReportCommand: Command {
  static let usage = CommandUsage(
    "report", summary: "Puts the results of several replays together in one report.",
    details:
      "FILE is what replay --format ndjson wrote, or - for the standard input. The report is the "
      + "one that a single replay would have made: results stand in the order of their scenarios. "
      + "A second result of one scenario is refused. A file that lacks its last line, the summary, "
      + "was cut short: it is named, what it has is reported, and the status is 1 at least. Else "
      + "the status is that of replay.",
    arguments: "merge FILE…", maximumArgumentCount: .max,
    options: [
      .init("format", value: ReplayFormat.names, help: "How to write it (ndjson)."),
      .init("output", "o", value: "FILE", help: "Where to write it, instead of the output."),
    ],
    examples: [
      "intentsim report merge 1.ndjson 2.ndjson --format html --output report.html",
      "cat shard-*.ndjson | intentsim report merge - --format junit",
    ])

  private let paths: [String]
  private let report: any ReplayReport
  private let target: String?
  private let output: Output

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.positional.first == "merge" else {
      let found = arguments.positional.first.map { "there is no report \($0.shortened(to: 60))" }
      throw .usage(
        "\(found ?? "report needs to know what to do"); the one there is, is report merge FILE….")
    }
    paths = Array(arguments.positional.dropFirst())
    guard !paths.isEmpty else {
      throw .usage("report merge needs the files to put together; see intentsim report --help.")
    }
    let name = arguments.text("format") ?? "ndjson"
    let color: ColorChoice = try arguments.value("color") ?? .auto
    var page = ReplayFormat.Page()
    if arguments.text("output") == nil {
      page.width = Terminal.columns(of: .output) ?? page.width
      page.usesColor = Output.usesColor(color, environment: ProcessInfo.processInfo.environment)
    }
    report = try ReplayFormat.named(name, for: "format").report(page)
    target = arguments.text("output")
    output = Output(format: OutputFormat(rawValue: name) ?? .text)
  }

  func run() async throws(CommandError) -> ExitStatus {
    var merge = ReplayMerge()
    for path in paths { try add(path, to: &merge) }
    try write(merge)
    for path in merge.cutShort {
      output.failure(
        .endedOtherwise,
        message: "\(path) was cut short: its last line is not the summary of the lines before. "
          + "What it has is in the report; run that part again for the rest.")
    }
    let status = merge.summary.status
    return status == .success && !merge.cutShort.isEmpty ? .endedOtherwise : status
  }

  private func add(_ path: String, to merge: inout ReplayMerge) throws(CommandError) {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.bytes(of: path)
    } catch {
      throw .usage(error.message)
    }
    do throws(ReplayMerge.Failure) {
      try merge.add(bytes, path: path)
    } catch {
      throw .usage(error.description)
    }
  }

  private func write(_ merge: ReplayMerge) throws(CommandError) {
    guard let target else { return merge.write(as: report) { output.write($0) } }
    do throws(FileWriter.Failure) {
      let file = try FileWriter(target)
      try merge.write(as: report) { text throws(FileWriter.Failure) in try file.write(text) }
    } catch {
      throw .usage(error.message)
    }
  }
}
