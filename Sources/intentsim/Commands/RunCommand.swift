import IntentKitCore
import IntentKitSimulator
import SampleApps

/// `intentsim run`: leads one request to its end.
struct RunCommand: Command {
  static let usage = CommandUsage(
    "run", summary: "Leads one request through resolve, confirm and handle.", arguments: "[FILE]",
    mostArguments: 1,
    options: [
      .init("intent", value: "NAME", help: "The intent, instead of a file."),
      .init(
        "set", value: "PARAMETER=VALUE", isRepeatable: true,
        help: "A parameter of the request; again for a further value of a list."),
      .init(
        "answer", value: "[PARAMETER=]ANSWER", isRepeatable: true,
        help: "What the user says, to a parameter or in order; “confirmation” is the last yes."),
      .init("app", value: "NAME", help: "The app the request is for."),
      .init(
        "given", value: "SETTING=VALUE", isRepeatable: true,
        help: "A setting of the app, such as signedIn=false."),
      .init("locale", value: "en|ja", help: "The language that is spoken (from the environment)."),
      .init("clock", value: "virtual|real", help: "Whether waiting takes time (virtual)."),
      .init("deadline", value: "SECONDS", help: "How long a handler may take to answer (10)."),
      .init(
        "patience", value: "SECONDS",
        help: "How long a handler may wait for something real in virtual time (1)."),
      .init("trace", help: "Show every call and every value."),
      .init("quiet", "q", help: "Show only the last sentence and the verdicts."),
      .init("no-input", help: "Never ask at the terminal."),
    ],
    examples: [
      "intentsim run Examples/Scenarios/UnicornChat/which-bill.json",
      "intentsim run --intent SendMessage --set recipients=Bill --set content=hello \\",
      "  --answer recipients=\"Bill James\" --answer confirmation=yes",
    ])

  private let file: ScenarioFile
  private let format: OutputFormat
  private let color: ColorChoice
  private let detail: ConversationText.Detail
  private let showsTrace: Bool
  private let mayAsk: Bool
  private var options: Simulator.Options
  private let environment: [String: String]

  private enum ClockChoice: String, CaseIterable, NamedValue { case virtual, real }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    environment = ProcessInfo.processInfo.environment
    format = try arguments.value("format") ?? .text
    color = try arguments.value("color") ?? .auto
    showsTrace = arguments.has("trace")
    detail = arguments.has("quiet") ? .quiet : showsTrace ? .trace : .normal
    mayAsk = !arguments.has("no-input") && Terminal.isTerminal(.input)
    file = try Self.scenario(from: arguments)
    let clock: ClockChoice = try arguments.value("clock") ?? .virtual
    options = Simulator.Options(
      language: try arguments.value("locale") ?? .preferred(in: environment),
      limit: try arguments.seconds("deadline") ?? .seconds(10), isRealTime: clock == .real,
      patience: try arguments.seconds("patience") ?? .seconds(1))
    for (parameter, answer) in Self.keyedAnswers(arguments) {
      options.answers[parameter, default: []].append(answer)
    }
  }

  // MARK: - What was asked for

  private static func scenario(
    from arguments: ParsedArguments
  ) throws(CommandError) -> ScenarioFile {
    var file: ScenarioFile
    switch (arguments.positional.first, arguments.text("intent")) {
    case (let path?, nil):
      file = try read(path)
    case (nil, let intent?):
      file = ScenarioFile(Scenario(intent: intent))
    case (nil, nil):
      throw .usage("run needs a scenario file, or an intent by --intent NAME.")
    case (_?, _?):
      throw .usage("run takes a file or --intent, not both.")
    }
    if let app = arguments.text("app") { file.scenario.app = app }
    if let locale: Language = try arguments.value("locale") { file.scenario.locale = locale }
    try set(arguments.pairs("set"), in: &file)
    for (setting, text) in try arguments.pairs("given") {
      file.scenario.given.settings[setting] = try value(text, option: "given")
    }
    for answer in arguments.texts("answer") where !answer.contains("=") {
      file.scenario.turns.append(ScenarioTurn(answer: answer))
    }
    return file
  }

  private static func read(_ path: String) throws(CommandError) -> ScenarioFile {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.bytes(of: path)
    } catch {
      throw .usage(error.message)
    }
    do throws(ScenarioError) {
      return try ScenarioFile(path: path, text: bytes)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Puts `--set` values into the parameters; several for one parameter make a list.
  private static func set(
    _ pairs: [(key: String, value: String)], in file: inout ScenarioFile
  ) throws(CommandError) {
    let schema = SystemIntents.named(file.scenario.intent)?.schema
    var parameters: [String: ParameterValue] = [:]
    for (name, text) in pairs {
      let value = try value(text, option: "set")
      if case .list? = schema?.parameter(named: name)?.type {
        let added: [ParameterValue] = if case .array(let values) = value { values } else { [value] }
        guard case .array(let earlier)? = parameters[name] else {
          parameters[name] = .array(added)
          continue
        }
        parameters[name] = .array(earlier + added)
      } else {
        guard parameters[name] == nil else {
          throw .usage("--set \(name) is given twice, and it holds one value only.")
        }
        parameters[name] = value
      }
    }
    for (name, value) in parameters { file.scenario.parameters[name] = value }
  }

  /// A value as it was typed: JSON where it looks like JSON, else a text.
  private static func value(
    _ text: String, option: String
  ) throws(CommandError) -> ParameterValue {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return .string(text) }
    do throws(JSONError) {
      return try JSONReader.value(from: text)
    } catch {
      throw .usage("--\(option) \(text.shortened(to: 40)): \(error.description)")
    }
  }

  private static func keyedAnswers(_ arguments: ParsedArguments) -> [(String, String)] {
    arguments.texts("answer").compactMap { answer in
      let parts = answer.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  // MARK: - The run

  func run() async throws(CommandError) -> ExitStatus {
    let printer = ConversationPrinter(
      format: format,
      text: ConversationText(
        language: file.scenario.locale ?? options.language, detail: detail,
        schema: SystemIntents.named(file.scenario.intent)?.schema,
        width: Terminal.columns(of: .output) ?? 80,
        usesColor: Output.usesColor(color, environment: environment),
        showsAnswers: !(mayAsk && Terminal.isTerminal(.output))))
    var options = options
    if mayAsk {
      let isShown = format == .text && Terminal.isTerminal(.output)
      options.fallback = { language, contacts in
        TerminalDialogue(
          language: language, contacts: contacts, questions: isShown ? .shownElsewhere : .shown,
          input: { await Terminal.readLine() },
          output: { _ = StandardStream.error.write($0) })
      }
    }
    let run: SimulatorRun
    do throws(ScenarioError) {
      run = try await Simulator(apps: SampleApps.all).run(
        file, options: options, observer: { printer.show($0) })
    } catch {
      throw .usage(error.description)
    }
    printer.finish(run, showsTrace: showsTrace)
    if run.status != .success, format != .text {
      Output.failure(run.status, message: run.failureMessage, format: format)
    }
    if format == .text, run.outcome.isWaiting, !mayAsk {
      Output.error(
        "intentsim: nobody answered the question about \(run.lastQuestion); give --answer "
          + "\(run.lastQuestion)=… or a turn in the scenario.")
    }
    return run.status
  }
}

extension SimulatorRun {
  /// What went wrong, in a sentence.
  fileprivate var failureMessage: String {
    let fault = trace.verdicts.first { $0.severity == .fault }?.message
    return fault ?? differences.first?.message
      ?? "The request ended as \(outcome.result.rawValue)."
  }

  /// What the last question was about.
  fileprivate var lastQuestion: String { trace.prompts.last?.subject ?? "" }
}

extension Outcome {
  /// Whether the request stopped at a question that nobody answered.
  fileprivate var isWaiting: Bool { result == .needsInput || result == .awaitingConfirmation }
}
