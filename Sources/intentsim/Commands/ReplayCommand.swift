import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command `intentsim replay`, which runs many scenarios and reports those that don't go as
/// expected.
struct ReplayCommand: Command {
  static let usage = CommandUsage(
    name: "replay", summary: "Runs many scenarios and checks that each goes as it expects.",
    details:
      "PATH is a scenario, a file of scenarios with one on each line (*.jsonl), a folder of both, "
      + "or - for the standard input. The status is 0 if all scenarios passed, 1 if some failed, 2 "
      + "if an argument or any file can't be used, 69 if no scenario was found. A broken contract "
      + "that a scenario doesn't expect is a failure like any other: 1, not 3. Control-C ends the "
      + "replay with a report on the scenarios that were run, and status 130.",
    arguments: "PATH…", maximumArgumentCount: .max,
    examples: [
      "intentsim replay Examples/Scenarios",
      "intentsim replay recorded.jsonl --shard 1/4 --report json=results.json",
      "intentsim replay Examples/Scenarios --filter 'which-.*-ja' --repeat 3",
      "intentsim replay Scenarios --record failed",
      "intentsim replay Scenarios --extension .build/debug/ChatExtension --jobs 2",
    ])

  struct Options: OptionGroup {
    let selection = SelectionOptions()
    let failFast = Option("fail-fast", help: "Stop after the first scenario that doesn't pass.")
    let repetitions = Option(
      "repeat", .number("N", in: 1...1_000_000), default: 1,
      help: "Run each scenario N times; it must go the same each time.")
    let seed = Option(
      "seed", .number("N", in: 0...(.max)),
      help: "Run in a random order with this seed, within blocks of 1000; reports keep the order "
        + "of the files.")
    let requests = RequestOptions()
    let installation = ExtensionOptions()
    let quiet = Option("quiet", letter: "q", help: "Show no conversations and no progress.")
    let format = Option(
      "format", .replayFormat, default: .text, help: "The format of the report.")
    let output = Option.output
    let reports = Option(repeated: "report", .report, help: "Write a further report to a file.")
    let record = Option<ReplayRecorder.Mode>(
      "record", .choice, default: .never,
      help: "Record the runs into the files of all scenarios, of those that failed, or of those "
        + "that expect nothing. Only turns and expect change. The report and the status show the "
        + "results before the change.")
    let color = Option.color
  }

  private let paths: [String]
  private let options: Replay.Options
  private let installer: ExtensionInstaller
  private let output: Output
  private let pages: [ReplayPrinter.Page]
  private let showsProgress: Bool
  private let recording: ReplayRecorder.Mode

  init(_ arguments: ParsedArguments<Options>) throws(CommandError) {
    guard !arguments.positional.isEmpty else {
      throw .usage("replay needs a file or a folder; see intentsim replay --help.")
    }
    paths = arguments.positional
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw .usage("the standard input can be read only once.")
    }
    options = try Self.options(arguments)
    installer = try ExtensionInstaller(arguments.installation)
    recording = try Self.recording(arguments)
    output = Output(format: arguments.format.errorFormat)
    pages = try Self.pages(arguments)
    let isText = arguments.format.name == ReplayFormat.text.name
    showsProgress = isText && !arguments.quiet && Terminal.isTerminal(.error)
  }

  // MARK: - The options

  private static func options(
    _ arguments: ParsedArguments<Options>
  ) throws(CommandError) -> Replay.Options {
    var options = try Replay.Options(arguments.selection, arguments.requests)
    options.repetitions = arguments.repetitions
    options.seed = arguments.seed.map { UInt64($0) }
    options.stopsAtFailure = arguments.failFast
    return options
  }

  private static func recording(
    _ arguments: ParsedArguments<Options>
  ) throws(CommandError) -> ReplayRecorder.Mode {
    guard arguments.record != .never else { return .never }
    // A scenario doesn't hold these, so its next run would differ.
    if let option = arguments.firstGiven([
      \.requests.deadline, \.requests.locale, \.repetitions,
    ]) {
      throw .usage("replay takes --record or \(option), not both: a scenario can't hold it.")
    }
    for path in arguments.positional where path == "-" || path.hasSuffix(".jsonl") {
      let name = path == "-" ? "the standard input" : path.shortened(to: 120)
      throw .usage("--record can't change \(name): only files with one scenario are rewritten.")
    }
    return arguments.record
  }

  private static func pages(
    _ arguments: ParsedArguments<Options>
  ) throws(CommandError) -> [ReplayPrinter.Page] {
    let reports: [(format: ReplayFormat, path: String?)] =
      [(arguments.format, arguments.output)] + arguments.reports.map { ($0.format, $0.path) }
    var paths: Set<String> = []
    var pages: [ReplayPrinter.Page] = []
    for (format, path) in reports {
      var layout = ReplayFormat.Page(isBrief: arguments.quiet)
      var file: FileWriter?
      if let path {
        guard !path.isEmpty, path != "-" else {
          throw .usage("a report needs the name of a file; --format alone writes to the output.")
        }
        guard paths.insert(path).inserted else {
          throw .usage("two reports can't go to the same file, “\(path.shortened(to: 60))”.")
        }
        file = try usable { () throws(SystemError) in try FileWriter(path) }
      } else {
        layout.width = min(Terminal.columns(of: .output) ?? 100, 120)
        layout.usesColor = Output.usesColor(arguments.color)
      }
      pages.append(.init(format: format, report: format.report(layout), file: file))
    }
    return pages
  }

  // MARK: - The replay

  func run() async throws(CommandError) -> ExitStatus {
    let interruption = Interruption()
    let result = await interruption.cancelable {
      () -> Result<(ReplaySummary, ReplayRecorder), CommandError> in
      var recorder = ReplayRecorder(recording)
      let simulator: Simulator
      do throws(CommandError) {
        simulator = Simulator(try await installer.install())
      } catch {
        // An interruption is the user's own; the failure that it causes isn't reported.
        return Task.isCancelled ? .success((ReplaySummary(), recorder)) : .failure(error)
      }
      var printer = ReplayPrinter(pages, showsProgress: showsProgress)
      var failure: CommandError?
      func attempt(_ body: () throws(CommandError) -> Void) {
        guard failure == nil else { return }
        do throws(CommandError) { try body() } catch { failure = error }
      }
      attempt { () throws(CommandError) in try printer.begin() }
      let summary = await Replay(simulator, options: options)
        .run(paths) { burst in
          attempt { () throws(CommandError) in try printer.add(burst) }
          attempt { () throws(CommandError) in
            try usable { () throws(ScenarioError) in try recorder.add(burst.results) }
          }
          if failure != nil { withUnsafeCurrentTask { $0?.cancel() } }
        }
      attempt { () throws(CommandError) in try printer.end(summary) }
      return failure.map { .failure($0) } ?? .success((summary, recorder))
    }
    let (summary, recorder) = try result.get()
    if let note = recorder.note { Output.error("\(note)\n".visible) }
    let status =
      interruption.status ?? (recorder.refusedCount > 0 ? .usage : summary.status)
    if status == .nothingMatched {
      output.failure(status, message: "nothing matched: there is no scenario to replay.")
    } else if status != .success, output.format != .text {
      output.failure(
        status,
        message: "\(summary.passed) of \(summary.total) passed, \(summary.failed) failed, "
          + "\(summary.unusable) couldn't be used, \(summary.skipped) were skipped.")
    }
    return status
  }
}

extension ReplaySummary {
  /// The exit status of a command that replayed these scenarios.
  var status: ExitStatus {
    if unusable > 0 { return .usage }
    if failed > 0 { return .unexpectedEnd }
    return total == 0 ? .nothingMatched : .success
  }
}

extension Replay.Options {
  /// Creates the options of a replay from those that several commands share.
  ///
  /// - Throws: ``CommandError`` for a filter that isn't a regular expression.
  init(
    _ selected: ParsedArguments<SelectionOptions>, _ requests: ParsedArguments<RequestOptions>
  ) throws(CommandError) {
    self.init()
    simulator = Simulator.Options(language: requests.locale, limit: requests.deadline)
    jobs = selected.jobs ?? jobs
    shard = selected.shard
    do throws(ReplaySelection.PatternError) {
      selection = try ReplaySelection(pattern: selected.filter, tags: selected.tags)
    } catch {
      let place = error.offset.map { " at letter \($0 + 1)" } ?? ""
      let pattern = (selected.filter ?? "").shortened(to: 60)
      throw .usage(
        "--filter: “\(pattern)” isn't a regular expression\(place): \(error.message).")
    }
  }
}
