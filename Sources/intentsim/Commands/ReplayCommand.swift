import IntentKitCore
import IntentKitSimulator
import SampleApps

/// `intentsim replay`: plays many scenarios and says which did not go as they say.
struct ReplayCommand: Command {
  static let usage = CommandUsage(
    "replay", summary: "Plays many scenarios and checks that each goes as it says.",
    details:
      "PATH is a scenario, a file of scenarios with one in each line (*.jsonl), a folder of both, "
      + "or - for the standard input. The status is 0 when all passed, 1 when some failed, 2 when "
      + "something could not be used, whatever is chosen, 69 when there was nothing to replay. A broken contract that "
      + "a scenario does not expect is a failure like any other: 1, not 3. Control-C ends the "
      + "replay with a report on what was done, and status 130.",
    arguments: "PATH…", maximumArgumentCount: .max,
    options: [
      .init(
        "filter", value: "REGEX", help: "Only scenarios whose file, line or name contains this."),
      .init(
        "tag", value: "TAG", isRepeatable: true,
        help: "Only scenarios with this tag; again for scenarios with another."),
      .init(
        "shard", value: "I/N",
        help: "Only part I of N parts, which together are everything, each scenario once."),
      .init("jobs", "j", value: "N", help: "How many run at a time (as many as processors)."),
      .init("fail-fast", help: "Run nothing more once a scenario has not passed."),
      .init(
        "repeat", value: "N", help: "Run each scenario N times; it must go the same each time."),
      .init(
        "seed", value: "N",
        help: "Run in another order, by this number, within stretches of 1000; reports keep the "
          + "files’ order."),
      .init("locale", value: "en|ja", help: "The language of scenarios that name none (en)."),
      .init(
        "deadline", value: "SECONDS", help: "How long a handler may take for each answer (10)."),
    ] + ExtensionOptions.usage + [
      .init("quiet", "q", help: "Show no conversations, and no progress."),
      .init("format", value: ReplayFormat.names, help: "How to write the report (text)."),
      .init("output", "o", value: "FILE", help: "Where to write it, instead of the output."),
      .init(
        "report", value: "FORMAT=FILE", isRepeatable: true,
        help: "Write a further report to a file."),
      .init(
        "record", value: ReplayRecorder.Mode.allCases.map(\.rawValue).joined(separator: "|"),
        help:
          "Write what happened into the files of all scenarios, of those that failed, or of those "
          + "that expect nothing (never). Only turns and expect change. The report and the status "
          + "tell what was found before."),
    ],
    examples: [
      "intentsim replay Examples/Scenarios",
      "intentsim replay recorded.jsonl --shard 1/4 --report json=results.json",
      "intentsim replay Examples/Scenarios --filter 'which-.*-ja' --repeat 3",
      "intentsim replay Scenarios --record failed",
      "intentsim replay Scenarios --extension .build/debug/ChatExtension --jobs 2",
    ])

  private let paths: [String]
  private let options: Replay.Options
  private let installation: ExtensionOptions
  private let output: Output
  private let pages: [ReplayPrinter.Page]
  private let showsProgress: Bool
  private let recording: ReplayRecorder.Mode

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.positional.isEmpty else {
      throw .usage("replay needs a file or a folder; see intentsim replay --help.")
    }
    paths = arguments.positional
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw .usage("the standard input can be read once only.")
    }
    options = try Self.options(arguments)
    installation = try ExtensionOptions(arguments)
    recording = try Self.recording(arguments)
    let isBrief = arguments.has("quiet")
    let format = try ReplayFormat.named(arguments.text("format") ?? "text", for: "format")
    output = Output(format: OutputFormat(rawValue: format.name) ?? .text)
    pages = try Self.pages(
      arguments, format,
      ReplayFormat.Page(isBrief: isBrief))
    let isText = format.name == ReplayFormat.text.name
    showsProgress = isText && !isBrief && Terminal.isTerminal(.error)
  }

  // MARK: - What was asked for

  /// What options say of a replay, whichever command has them.
  static func options(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> Replay.Options {
    var options = Replay.Options()
    options.simulator = Simulator.Options(
      language: try arguments.language("locale") ?? .english,
      limit: try arguments.seconds("deadline") ?? .seconds(10))
    options.jobs = try arguments.number("jobs", in: 1...1024) ?? options.jobs
    options.repetitions = try arguments.number("repeat", in: 1...1_000_000) ?? 1
    options.seed = try arguments.number("seed", in: 0...(.max)).map { UInt64($0) }
    options.stopsAtFailure = arguments.has("fail-fast")
    options.shard = try shard(arguments)
    do throws(ReplaySelection.PatternError) {
      options.selection = try ReplaySelection(
        pattern: arguments.text("filter"), tags: arguments.texts("tag"))
    } catch {
      let place = error.offset.map { " at letter \($0 + 1)" } ?? ""
      let pattern = arguments.text("filter") ?? ""
      throw .usage(
        "--filter: “\(pattern.shortened(to: 60))” is no regular expression\(place): "
          + "\(error.message).")
    }
    return options
  }

  private static func recording(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> ReplayRecorder.Mode {
    let mode: ReplayRecorder.Mode = try arguments.value("record") ?? .never
    guard mode != .never else { return mode }
    // A scenario says nothing of these, so it would go another way.
    for option in ["deadline", "locale", "repeat"] where arguments.has(option) {
      throw .usage("replay takes --record or --\(option), not both: a scenario cannot hold it.")
    }
    for path in arguments.positional where path == "-" || path.hasSuffix(".jsonl") {
      let name = path == "-" ? "the standard input" : path.shortened(to: 120)
      throw .usage("--record cannot change \(name): only files with one scenario are rewritten.")
    }
    return mode
  }

  private static func shard(_ arguments: ParsedArguments) throws(CommandError) -> ReplayShard? {
    guard let text = arguments.text("shard") else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = ReplayShard(number, of: count)
    {
      return shard
    }
    throw .usage(
      "--shard is a part and a number of parts, such as 1/4, not “\(text.shortened(to: 60))”.")
  }

  private static func pages(
    _ arguments: ParsedArguments, _ format: ReplayFormat, _ settings: ReplayFormat.Page
  ) throws(CommandError) -> [ReplayPrinter.Page] {
    var wanted: [(format: ReplayFormat, path: String?)] = [(format, arguments.text("output"))]
    for (name, path) in try arguments.pairs("report") {
      wanted.append((try ReplayFormat.named(name, for: "report"), path))
    }
    let color: ColorChoice = try arguments.value("color") ?? .auto
    let environment = ProcessInfo.processInfo.environment
    var paths: Set<String> = []
    var pages: [ReplayPrinter.Page] = []
    for (format, path) in wanted {
      var settings = settings
      var file: FileWriter?
      if let path {
        guard !path.isEmpty, path != "-" else {
          throw .usage("a report needs the name of a file; --format alone writes to the output.")
        }
        guard paths.insert(path).inserted else {
          throw .usage("two reports cannot go to the same file, “\(path.shortened(to: 60))”.")
        }
        do throws(FileWriter.Failure) { file = try FileWriter(path) } catch {
          throw .usage(error.message)
        }
      } else {
        settings.width = min(Terminal.columns(of: .output) ?? 100, 120)
        settings.usesColor = Output.usesColor(color, environment: environment)
      }
      pages.append(.init(format: format, report: format.report(settings), file: file))
    }
    return pages
  }

  // MARK: - The replay

  func run() async throws(CommandError) -> ExitStatus {
    let replay = Task { () -> Result<(ReplaySummary, ReplayRecorder), CommandError> in
      var recorder = ReplayRecorder(recording)
      let simulator: Simulator
      do throws(CommandError) {
        simulator = Simulator(try await installation.install())
      } catch {
        // Who ended the launch wants to hear no more of it.
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
            do throws(OutputFile.Failure) { try recorder.add(burst.results) } catch {
              throw .usage(error.message)
            }
          }
          if failure != nil { withUnsafeCurrentTask { $0?.cancel() } }
        }
      attempt { () throws(CommandError) in try printer.end(summary) }
      return failure.map { .failure($0) } ?? .success((summary, recorder))
    }
    let interruption = Interruption { replay.cancel() }
    let (summary, recorder) = try await replay.value.get()
    if let note = recorder.note { Output.error("\(note)\n".visible) }
    let status =
      interruption.status ?? (recorder.refusedCount > 0 ? .usage : summary.status)
    if status == .nothingMatched {
      output.failure(status, message: "nothing matched: there is no scenario to replay.")
    } else if status != .success, output.format != .text {
      output.failure(
        status,
        message: "\(summary.passed) of \(summary.total) passed, \(summary.failed) failed, "
          + "\(summary.unusable) could not be used, \(summary.skipped) were skipped.")
    }
    return status
  }
}

extension ReplaySummary {
  /// The status with which a command that replayed all of this exits.
  var status: ExitStatus {
    if unusable > 0 { return .usage }
    if failed > 0 { return .endedOtherwise }
    return total == 0 ? .nothingMatched : .success
  }
}
