import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The command that measures how many of a handler's possible answers scenarios reach.
struct CoverageCommand: Command {
  static let usage = CommandUsage(
    name: "coverage", summary: "Shows which of an app's possible answers scenarios reach.",
    details:
      "PATH is the same as for replay. For each app and intent, the report lists the results and "
      + "reasons of each parameter, the response codes and the kinds of questions that the "
      + "intent's schema declares. Parameters without a resolve method, verdicts and custom "
      + "intents don't count. The status is 5 if the coverage is below --minimum, 2 if an "
      + "argument or a file can't be used, 69 if no scenario was found.",
    arguments: "[PATH…]", maximumArgumentCount: .max,
    examples: [
      "intentsim coverage Examples/Scenarios --app HarborBank",
      "intentsim coverage Examples/Scenarios --intent SendMessage --minimum 60",
      "intentsim coverage --merge first.json --merge second.json --format markdown",
    ])

  struct Options: OptionGroup {
    let app = Option("app", .text("NAME"), help: "Only this app, by any of its names.")
    let intent = Option("intent", .text("NAME"), help: "Only this intent.")
    let minimum = Option("minimum", .percentage, default: 0, help: "The minimum coverage.")
    let merge = Option(
      repeated: "merge", .text("FILE"),
      help: "Add the coverage that another run of this command wrote as JSON.")
    let format = Option<Format>(
      "format", .choice, default: .text, help: "The format of the result.")
    let installation = ExtensionOptions()
    let selection = SelectionOptions()
    let requests = RequestOptions()
    let color = Option.color
  }

  enum Format: String, CaseIterable, NamedValue { case text, json, markdown }

  let arguments: ParsedArguments<Options>
  let output: Output

  // MARK: - The subject

  private func app(_ installed: InstalledExtension?) throws(CommandError) -> String? {
    guard let name = arguments.app else { return nil }
    let sampleApps = SampleApps.all.map { $0.appDescription }
    for description in installed.map({ [$0.appDescription] }) ?? sampleApps {
      let names = [description.displayName] + description.alternativeNames
      if names.contains(where: { $0.lowercased() == name.lowercased() }) {
        return description.displayName
      }
    }
    guard let installed else { throw .unknownApp(name, advice: CommandError.otherApps) }
    let found = "\(installed.appDescription.displayName), not “\(name.shortened(to: 60))”"
    throw CommandError(status: .nothingMatched, message: "the extension is \(found).")
  }

  private func intent(_ intents: KnownIntents) throws(CommandError) -> String? {
    guard let name = arguments.intent else { return nil }
    guard let schema = intents.named(name) else { throw intents.unknown(name) }
    guard schema.definitions == nil else {
      throw .usage("\(schema.name) is a custom intent, and coverage counts SiriKit's intents only.")
    }
    return schema.name
  }

  private func coverage(in path: String) throws(CommandError) -> Coverage {
    let bytes = try usableBytes(of: path)
    let value = try usable { () throws(JSONError) in
      try JSONReader.value(from: bytes)
    } message: {
      "\(path):\($0.position.line):\($0.position.column): \($0.message)"
    }
    return try usable { () throws(ParameterError) in
      try Coverage(parameterValue: value)
    } message: {
      let position = JSONReader.position(of: $0.path, in: bytes)
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(path)\(place): \($0.description)"
    }
  }

  // MARK: - The measurement

  func run() async throws(CommandError) -> ExitStatus {
    guard !arguments.positional.isEmpty || !arguments.merge.isEmpty else {
      throw .usage("coverage needs a file or a folder; see intentsim coverage --help.")
    }
    let paths = try arguments.paths()
    let options = try Replay.Options(arguments.selection, arguments.requests)
    try arguments.installation.check()
    let ((coverage, summary), signal) = try await Interruption.run(
      fallback: (Coverage(), ReplaySummary())
    ) { () async throws(CommandError) in try await cover(paths, options) }
    guard coverage.runs > 0 || signal != nil || summary.unusable > 0 else {
      let custom = coverage.notCovered.sorted().joined(separator: ", ").shortened(to: 400)
      let why = custom.isEmpty ? "." : ": \(custom) isn't one of SiriKit's intents."
      throw CommandError(
        status: .nothingMatched, message: "nothing matched: there is no scenario to count\(why)")
    }
    write(coverage, summary)
    if let signal { return signal }
    if summary.unusable > 0 { return .usage }
    let minimum = arguments.minimum
    guard !coverage.share.isAtLeast(percent: minimum) else { return .success }
    output.failure(
      .findings,
      message: "\(coverage.share.reached) of \(coverage.share.reachable) were reached, "
        + "\(coverage.share.percent) %, less than the --minimum of \(minimum.spokenText) %.")
    return .findings
  }

  /// Runs the scenarios and measures their coverage of the subject, with the merged coverage.
  private func cover(
    _ paths: [String], _ options: Replay.Options
  ) async throws(CommandError) -> (Coverage, ReplaySummary) {
    var coverage = Coverage()
    for path in arguments.merge { coverage.add(try self.coverage(in: path)) }
    let installed = try await arguments.installation.install()
    let (app, intent) = (try app(installed), try intent(KnownIntents(installed: installed)))
    let summary = await Replay(Simulator(installed), options: options)
      .run(paths) { burst in
        for result in burst.results {
          switch result.ending {
          case .ran(let run): coverage.add(run)
          case .unusable(let error): Output.note("! \(error.description)")
          case .skipped: break
          }
        }
      }
    return (coverage.only(app: app, intent: intent), summary)
  }

  private func write(_ coverage: Coverage, _ summary: ReplaySummary) {
    switch arguments.format {
    case .text:
      output.text(coverage.text(width: min(StandardStream.output.columns ?? 100, 120)))
      if summary.failed > 0 {
        output.line("\(summary.failed) of \(summary.total) scenarios failed.")
      }
    case .markdown: output.text(coverage.markdown)
    case .json: output.value(coverage.parameterValue)
    }
  }
}
