import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import SampleApps

/// `intentsim coverage`: what scenarios reach of what handlers can answer.
struct CoverageCommand: Command {
  static let usage = CommandUsage(
    "coverage", summary: "Says what scenarios reach of an app’s answers, and what they do not.",
    details:
      "PATH is what replay takes. For each app and intent it lists the results and reasons of each "
      + "parameter, the response codes and the kinds of questions, as the intent’s schema has "
      + "them. What the app has no resolve method for does not count, nor do verdicts, of which "
      + "none is best, nor custom intents. The status is 5 when less was reached than --minimum, "
      + "2 when something could not be used, 69 when there was nothing.",
    arguments: "[PATH…]", maximumArgumentCount: .max,
    options: [
      .init("app", value: "NAME", help: "Only this app, by any of its names."),
      .init("intent", value: "NAME", help: "Only this intent."),
      .init("minimum", value: "PERCENT", help: "How much must be reached of everything (0)."),
      .init(
        "merge", value: "FILE", isRepeatable: true,
        help: "Add what was reached elsewhere, from the JSON of another run of this command."),
      .init(
        "format", value: Format.allCases.map(\.rawValue).joined(separator: "|"),
        help: "How to write the result (text)."),
    ] + ExtensionOptions.usage
      + ReplayCommand.usage.options.filter { sharedOptions.contains($0.name) },
    examples: [
      "intentsim coverage Examples/Scenarios --app HarborBank",
      "intentsim coverage Examples/Scenarios --intent SendMessage --minimum 60",
      "intentsim coverage --merge first.json --merge second.json --format markdown",
    ])

  /// The options that mean what they mean to replay.
  private static let sharedOptions: Set = ["filter", "tag", "shard", "jobs", "locale", "deadline"]

  private enum Format: String, CaseIterable, NamedValue { case text, json, markdown }

  private let paths: [String]
  private let options: Replay.Options
  private let installation: ExtensionOptions
  private let format: Format
  private let output: Output
  private let appName: String?
  private let intentName: String?
  private let minimum: Double?
  private let merged: Coverage

  init(_ arguments: ParsedArguments) throws(CommandError) {
    paths = arguments.positional
    guard !paths.isEmpty || arguments.has("merge") else {
      throw .usage("coverage needs a file or a folder; see intentsim coverage --help.")
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw .usage("the standard input can be read once only.")
    }
    options = try ReplayCommand.options(arguments)
    installation = try ExtensionOptions(arguments)
    format = try arguments.value("format") ?? .text
    output = Output(format: format == .json ? .json : .text)
    _ = try arguments.value("color") as ColorChoice?
    appName = arguments.text("app")
    intentName = arguments.text("intent")
    minimum = try Self.minimum(arguments)
    var merged = Coverage()
    for path in arguments.texts("merge") { merged.add(try Self.coverage(in: path)) }
    self.merged = merged
  }

  // MARK: - What was asked for

  private func app(_ installed: InstalledExtension?) throws(CommandError) -> String? {
    guard let name = appName else { return nil }
    let sampleApps = SampleApps.all.map { $0.appDescription }
    for description in installed.map({ [$0.appDescription] }) ?? sampleApps {
      let names = [description.displayName] + description.alternativeNames
      if names.contains(where: { $0.lowercased() == name.lowercased() }) {
        return description.displayName
      }
    }
    guard let installed else { throw .unknownApp(name) }
    let found = "\(installed.appDescription.displayName), not “\(name.shortened(to: 60))”"
    throw CommandError(status: .nothingMatched, message: "the extension is \(found).")
  }

  private func intent(_ intents: KnownIntents) throws(CommandError) -> String? {
    guard let name = intentName else { return nil }
    guard let schema = intents.named(name) else { throw intents.unknown(name) }
    guard schema.definitions == nil else {
      throw .usage("\(schema.name) is a custom intent, and only SiriKit’s are covered.")
    }
    return schema.name
  }

  private static func minimum(_ arguments: ParsedArguments) throws(CommandError) -> Double? {
    guard let text = arguments.text("minimum") else { return nil }
    let number = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard let minimum = Double(number), (0...100).contains(minimum) else {
      throw .usage(
        "--minimum is a number of per cent from 0 to 100, not “\(text.shortened(to: 60))”.")
    }
    return minimum
  }

  private static func coverage(in path: String) throws(CommandError) -> Coverage {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.bytes(of: path)
    } catch {
      throw .usage(error.message)
    }
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: bytes)
    } catch {
      throw .usage("\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
    do throws(ParameterError) {
      return try Coverage(parameterValue: value)
    } catch {
      let position = JSONReader.position(of: error.path, in: bytes)
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      throw .usage("\(path)\(place): \(error.description)")
    }
  }

  // MARK: - The work

  func run() async throws(CommandError) -> ExitStatus {
    let replay = Task { () -> Result<(Coverage, ReplaySummary), CommandError> in
      do throws(CommandError) { return .success(try await cover()) } catch {
        // Who ended the launch wants to hear no more of it.
        return Task.isCancelled ? .success((merged, ReplaySummary())) : .failure(error)
      }
    }
    let interruption = Interruption { replay.cancel() }
    let (coverage, summary) = try await replay.value.get()
    guard coverage.runs > 0 || interruption.status != nil || summary.unusable > 0 else {
      let custom = coverage.notCovered.sorted().joined(separator: ", ").shortened(to: 400)
      let why = custom.isEmpty ? "." : ": \(custom) is not one of SiriKit’s intents."
      throw CommandError(
        status: .nothingMatched, message: "nothing matched: there is no scenario to count\(why)")
    }
    write(coverage, summary)
    if let status = interruption.status { return status }
    if summary.unusable > 0 { return .usage }
    guard let minimum, !coverage.share.isAtLeast(percent: minimum) else { return .success }
    output.failure(
      .findings,
      message: "\(coverage.share.reached) of \(coverage.share.reachable) were reached, "
        + "\(coverage.share.percent) %, and --minimum wants \(minimum.spokenText) %.")
    return .findings
  }

  /// Plays the scenarios, and counts what they reach of what was asked for.
  private func cover() async throws(CommandError) -> (Coverage, ReplaySummary) {
    let installed = try await installation.install()
    let (app, intent) = (try app(installed), try intent(KnownIntents(installed)))
    var coverage = merged
    guard !paths.isEmpty else { return (coverage.only(app: app, intent: intent), ReplaySummary()) }
    let summary = await Replay(Simulator(installed), options: options)
      .run(paths) { burst in
        for result in burst.results {
          switch result.ending {
          case .ran(let run): coverage.add(run)
          case .unusable(let error): Output.error("! \(error.description)\n".visible)
          case .skipped: break
          }
        }
      }
    return (coverage.only(app: app, intent: intent), summary)
  }

  private func write(_ coverage: Coverage, _ summary: ReplaySummary) {
    let report = CoverageReport(coverage)
    switch format {
    case .text:
      output.write(report.text(width: min(Terminal.columns(of: .output) ?? 100, 120)).visible)
      if summary.failed > 0 {
        output.line("\(summary.failed) of \(summary.total) scenarios did not go as they say.")
      }
    case .markdown: output.write(report.markdown)
    case .json: output.value(coverage.parameterValue)
    }
  }
}
