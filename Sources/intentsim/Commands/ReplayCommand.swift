import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The command that runs many scenarios and reports those that don't go as expected.
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
      "intentsim replay Scenarios --report html=new.html --compare old.ndjson",
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
      help: "Run in a random order with this seed, within blocks of at most 1000; reports keep the "
        + "order of the files.")
    let requests = RequestOptions()
    let installation = ExtensionOptions()
    let keepAlive = Option(
      "keep-alive",
      help: "Keep the process of the extension for further scenarios, as a system does while it is "
        + "warm. Its state survives; each result says whether the start was cold or warm.")
    let definition = DefinitionOptions.ofRequests
    let quiet = Option("quiet", letter: "q", help: "Show no conversations and no progress.")
    let format = Option<ReplayFormat>(
      "format", .choice, default: .text, help: "The format of the report.")
    let output = Option.output
    let reports = Option(repeated: "report", .report, help: "Write a further report to a file.")
    let page = PageOptions()
    let record = Option<ReplayRecorder.Mode>(
      "record", .choice, default: .never,
      help: "Record the runs into the files of all scenarios, of those that failed, or of those "
        + "that expect nothing. Only turns and expect change. The report and the status show the "
        + "results before the change.")
    let color = Option.color
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  // MARK: - The options

  private func options() throws(CommandError) -> Replay.Options {
    var options = try Replay.Options(arguments.selection, arguments.requests)
    options.simulator.definition = arguments.definition.path
    options.repetitions = arguments.repetitions
    options.seed = arguments.seed.map { UInt64($0) }
    options.stopsAtFailure = arguments.failFast
    return options
  }

  /// Checks that the scenarios can be rewritten as `--record` requires.
  private func checkRecording() throws(CommandError) {
    guard arguments.record != .never else { return }
    if let option = arguments.firstGiven([\.definition.path]) {
      throw .usage("replay takes --record or \(option), not both: name the file in the scenarios.")
    }
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
  }

  /// Returns the reports with their places, and checks that no input is overwritten.
  private func pages(_ inputs: [String]) throws(CommandError) -> [ReplayPrinter.Page] {
    let reports: [(format: ReplayFormat, path: String?)] =
      [(arguments.format, arguments.output)] + arguments.reports.map { ($0.format, $0.path) }
    let paths = reports.compactMap(\.path)
    guard paths.allSatisfy({ !$0.isEmpty && $0 != "-" }) else {
      throw .usage("a report needs the name of a file; --format alone writes to the output.")
    }
    let program = [arguments.installation.path, arguments.definition.path].compactMap(\.self)
    var targets = try usableTargets(
      paths, inputs: inputs + program + arguments.page.inputs)[...]
    if !paths.isEmpty { try checkReadability(inputs) }
    let details = try arguments.page.details(for: reports.map(\.format), repetition: repetition)
    return reports.map { format, path in
      var layout = ReplayFormat.Page(isBrief: arguments.quiet, details: details)
      let target = path == nil ? nil : targets.popFirst()
      if target == nil {
        layout.width = min(StandardStream.output.columns ?? 100, 120)
        layout.usesColor = Output.usesColor(arguments.color)
      }
      return ReplayPrinter.Page(
        format: format, report: format.report(layout),
        isSafe: format != .text || layout.usesColor, target: target)
    }
  }

  /// The command that runs one of the scenarios again.
  private var repetition: RepeatCommand {
    let options = arguments.words(of: [
      \.installation.path, \.installation.launchLimit, \.installation.memoryLimit, \.keepAlive,
      \.definition.path, \.requests.locale, \.requests.deadline,
    ])
    return RepeatCommand(["intentsim", "replay"] + options)
  }

  /// Checks that at least one input can be read, so that a report on nothing replaces no other one.
  private func checkReadability(_ inputs: [String]) throws(CommandError) {
    var failure: SystemError?
    for input in inputs {
      if input == "-" { return }
      do throws(SystemError) {
        switch FileEntry(at: input) {
        case .missing(let error): throw error
        case .file: _ = try InputFile(input)
        case .folder: _ = try Folders.names(in: input)
        case .stream: break
        }
        return
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw CommandError(failure) }
  }

  // MARK: - The replay

  func run() async throws(CommandError) -> ExitStatus {
    guard !arguments.positional.isEmpty else {
      throw .usage("replay needs a file or a folder; see intentsim replay --help.")
    }
    let paths = try arguments.paths()
    let options = try options()
    try arguments.installation.check()
    if arguments.keepAlive, arguments.installation.path == nil {
      throw .usage("--keep-alive requires --extension.")
    }
    try checkRecording()
    let pages = try pages(paths)
    let isText = arguments.format == .text
    let showsProgress = isText && !arguments.quiet && StandardStream.error.isTerminal
    let ((summary, recorder), signal) = try await Interruption.run(
      fallback: (ReplaySummary(), ReplayRecorder(arguments.record))
    ) { () async throws(CommandError) in
      var recorder = ReplayRecorder(arguments.record)
      var installed = try await arguments.installation.install()
      if arguments.keepAlive { installed = installed?.keepingAlive() }
      let replay = Replay(Simulator(installed), options: options)
      var printer = ReplayPrinter(pages, showsProgress: showsProgress)
      try printer.begin()
      let summary = try await replay.run(paths) { burst throws(CommandError) in
        try printer.add(burst)
        try usable { () throws(ScenarioError) in try recorder.add(burst.results) }
      }
      try printer.end(summary)
      let reports = await installed?.endProcesses() ?? []
      for verdict in reports.flatMap(\.verdicts) {
        Output.note(Phrasebook.english.explanation(of: verdict).message)
      }
      return (summary, recorder)
    }
    if let note = recorder.note { Output.note(note) }
    let status = signal ?? (recorder.refusedCount > 0 ? .usage : summary.status)
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
    selection = try usable { () throws(ReplaySelection.PatternError) in
      try ReplaySelection(pattern: selected.filter, tags: selected.tags)
    } message: {
      let place = $0.offset.map { " at letter \($0 + 1)" } ?? ""
      let pattern = (selected.filter ?? "").shortened(to: 60)
      return "--filter: “\(pattern)” isn't a regular expression\(place): \($0.message)."
    }
  }
}
