import IntentKitCore
import IntentKitSimulator
import SampleApps

/// `intentsim run`: leads one request to its end.
struct RunCommand: Command {
  static let usage = CommandUsage(
    "run", summary: "Leads one request through resolve, confirm and handle.",
    details:
      "FILE is a scenario, or an intent alone, as JSON; - is the standard input. Where the answers "
      + "run out, you are asked at the terminal, if there is one.",
    arguments: "[FILE]", maximumArgumentCount: 1,
    options: [
      .init("intent", value: "NAME", help: "The intent, instead of a file."),
      .init(
        "set", value: "PARAMETER=VALUE", isRepeatable: true,
        help: "A parameter of the request, as text or JSON; again for a further value of a list."),
      .init(
        "answer", value: "[PARAMETER=]ANSWER", isRepeatable: true,
        help: "What the user says, about a parameter or in order. The question whether to go on is "
          + "“confirmation”, the one to unlock “unlock”."),
      .init("app", value: "NAME", help: "The app the request is for, by any of its names."),
      .init(
        "given", value: "SETTING=VALUE", isRepeatable: true,
        help: "A setting of the app, such as signedIn=false."),
      .init(
        "container", value: "DIR",
        help:
          "Keep what the app stores for later runs, in a folder of its name in DIR. Settings that "
          + "fill the app with data count only until it has stored some. Without this option "
          + "nothing outlives the run."),
      .init(
        "manifest", value: "FILE",
        help: "What the app declares, instead of its own; see intentsim check."),
      .init(
        "locale", value: "en|ja", help: "The language that is spoken; else the environment’s."),
      .init("clock", value: "virtual|real", help: "Whether waiting takes time (virtual)."),
      .init(
        "deadline", value: "SECONDS", help: "How long a handler may take for each answer (10)."),
      .init(
        "patience", value: "SECONDS",
        help: "How long a handler may hold its thread in virtual time (1; with a container 10)."),
      .init(
        "launch-time", value: "SECONDS", help: "How long launching the handler takes (0)."),
    ] + ExtensionOptions.usage + [
      .init("new-handler-per-phase", help: "Ask the app for a new handler in each phase."),
      .init("trace", help: "Show every call and every value."),
      .init("quiet", "q", help: "Show only the last sentence and the verdicts."),
      .init(
        "record", value: "FILE",
        help: "Write the run as a scenario that goes the same way again; - is the standard output."),
      .init("no-input", help: "Never ask at the terminal."),
    ],
    examples: [
      "intentsim run Examples/Scenarios/UnicornChat/which-bill.json",
      "intentsim run --intent SendMessage --set recipients=Bill --set content=hello \\",
      "  --answer recipients=\"Bill James\" --answer confirmation=yes",
      "intentsim run --intent AddTasks --set taskTitles=WWDC --container data",
      "intentsim run --intent StartWorkout --record start-workout.json",
    ])

  private let file: ScenarioFile
  /// What `--set` says.
  private let settings: [(name: String, value: String)]
  private let output: Output
  private let color: ColorChoice
  private let detail: ConversationText.Detail
  private let mayAsk: Bool
  private let options: Simulator.Options
  private let installation: ExtensionOptions
  private let environment: [String: String]
  /// Where the recording goes; nil when there is none.
  private let recording: String?

  private enum ClockChoice: String, CaseIterable, NamedValue { case virtual, real }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    environment = ProcessInfo.processInfo.environment
    output = Output(format: try arguments.value("format") ?? .text)
    color = try arguments.value("color") ?? .auto
    detail = try Self.detail(arguments)
    recording = try Self.recording(arguments)
    mayAsk = !arguments.has("no-input") && Terminal.isTerminal(.input)
    let clock: ClockChoice = try arguments.value("clock") ?? .virtual
    let locale = try arguments.language("locale")
    var options = Simulator.Options(
      language: locale ?? .preferred(in: environment),
      limit: try arguments.seconds("deadline") ?? .seconds(10), isRealTime: clock == .real,
      // Others may hold a container that is kept, and waiting for them is no fault of the handler.
      patience: try arguments.seconds("patience") ?? .seconds(arguments.has("container") ? 10 : 1))
    options.launch = HandlerLaunch(
      duration: try arguments.seconds("launch-time") ?? .zero,
      isRepeatedPerPhase: arguments.has("new-handler-per-phase"))
    installation = try ExtensionOptions(arguments)
    var file = try Self.scenario(from: arguments)
    if let locale { file.scenario.locale = locale }
    if let app = arguments.text("app") {
      file.scenario.app = app
      file.sources[ParameterPath([.name("app")])] = "--app"
    }
    if let container = arguments.text("container") {
      options.container = container
      file.sources[ParameterPath([.name("container")])] = "--container"
    }
    if let path = arguments.text("manifest") {
      do throws(InputFile.Failure) {
        file.scenario.given.manifest = try ManifestFile(path: path).manifest()
      } catch {
        throw .usage(error.message)
      }
    }
    settings = try arguments.pairs("set").map { ($0, $1) }
    try Self.give(arguments, in: &file)
    Self.answer(arguments, in: &file, &options)
    self.file = file
    self.options = options
  }

  // MARK: - What was asked for

  private static func detail(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> ConversationText.Detail {
    switch (arguments.has("quiet"), arguments.has("trace")) {
    case (true, true): throw .usage("run takes --quiet or --trace, not both.")
    case (true, false): return .quiet
    case (false, true): return .trace
    case (false, false): return .normal
    }
  }

  private static func recording(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> String? {
    guard let path = arguments.text("record") else { return nil }
    guard !path.isEmpty else { throw .usage("--record needs the name of a file.") }
    // A scenario says nothing of these, so the recording would go another way.
    for option in ["deadline", "launch-time", "new-handler-per-phase", "container"]
    where arguments.has(option) {
      throw .usage("run takes --record or --\(option), not both: a scenario cannot hold it.")
    }
    if path == "-", arguments.has("format") {
      throw .usage("run takes --record - or --format, not both: there is one standard output.")
    }
    return path
  }

  private static func scenario(
    from arguments: ParsedArguments
  ) throws(CommandError) -> ScenarioFile {
    switch (arguments.positional.first, arguments.text("intent")) {
    case (let path?, nil):
      return try read(path)
    case (nil, let intent?):
      var file = ScenarioFile(Scenario(intent: intent))
      file.sources[ParameterPath([.name("intent")])] = "--intent"
      return file
    case (nil, nil):
      throw .usage(
        "run needs a scenario file, or an intent by --intent NAME; see intentsim run --help.")
    case (_?, _?):
      throw .usage("run takes a file or --intent, not both.")
    }
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
    _ settings: [(name: String, value: String)], in file: inout ScenarioFile,
    of schema: IntentSchema?
  ) throws(CommandError) {
    var parameters: [String: ParameterValue] = [:]
    for (name, text) in settings {
      let type = schema?.parameter(named: name)?.type
      // What is to be a text is one, also when it begins like JSON.
      let value = type == .string ? .string(text) : try value(text, of: "--set \(name)")
      if case .list? = type {
        let added: [ParameterValue] = if case .array(let values) = value { values } else { [value] }
        let earlier: [ParameterValue] =
          if case .array(let values)? = parameters[name] { values } else { [] }
        parameters[name] = .array(earlier + added)
      } else {
        guard parameters.updateValue(value, forKey: name) == nil else {
          throw .usage(
            "--set \(name.shortened(to: 60)) is given twice, and it holds one value only.")
        }
      }
    }
    for (name, value) in parameters {
      file.scenario.parameters[name] = value
      file.scenario.askedEachTime.remove(name)
      file.sources[ParameterPath([.name("parameters"), .name(name)])] = "--set \(name)"
    }
  }

  /// Puts `--given` values into the settings of the app.
  private static func give(
    _ arguments: ParsedArguments, in file: inout ScenarioFile
  ) throws(CommandError) {
    for (name, text) in try arguments.pairs("given") {
      let path = ParameterPath([.name("given"), .name("settings"), .name(name)])
      guard file.sources.updateValue("--given \(name)", forKey: path) == nil else {
        throw .usage("--given \(name.shortened(to: 60)) is given twice.")
      }
      file.scenario.given.settings[name] = try value(text, of: "--given \(name)")
    }
  }

  /// A value as it was typed: JSON where it looks like JSON, else a text.
  private static func value(
    _ text: String, of option: String
  ) throws(CommandError) -> ParameterValue {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return .string(text) }
    do throws(JSONError) {
      return try JSONReader.value(from: text)
    } catch {
      let option = option.shortened(to: 60)
      throw .usage("\(option): “\(text.shortened(to: 60))” is no JSON: \(error.description)")
    }
  }

  /// Adds what the user says by `--answer`.
  ///
  /// An answer for a parameter takes the place of the scenario's own; others come after the scenario's.
  private static func answer(
    _ arguments: ParsedArguments, in file: inout ScenarioFile, _ options: inout Simulator.Options
  ) {
    for text in arguments.texts("answer") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].allSatisfy(\.isNameLetter) else {
        file.append(answer: text)
        continue
      }
      if parts[0].isEmpty {
        file.append(answer: String(parts[1]))
      } else {
        options.answers[String(parts[0]), default: []].append(String(parts[1]))
      }
    }
    for (name, answers) in options.answers {
      let turns = file.scenario.turns.indices.filter { file.scenario.turns[$0].asked == name }
      let surplus = max(0, answers.count - turns.count)
      for (turn, answer) in zip(turns, answers.dropFirst(surplus)) {
        file.scenario.turns[turn].answer = answer
      }
      options.answers[name] = surplus > 0 ? Array(answers.prefix(surplus)) : nil
      file.sources[ParameterPath([.name("answers"), .name(name)])] = "--answer \(name)"
    }
  }

  // MARK: - The run

  func run() async throws(CommandError) -> ExitStatus {
    try await installation.whileListening { () async throws(CommandError) in try await lead() }
  }

  /// Leads the request to its end, and tells of it.
  private func lead() async throws(CommandError) -> ExitStatus {
    let installed = try await installation.install()
    var file = file
    let schema = KnownIntents(installed).named(file.scenario.intent)
    try Self.set(settings, in: &file, of: schema)
    // The standard output is for the recording alone where it goes there.
    let isSilent = recording == "-"
    let printer = ConversationPrinter(isSilent ? Output(format: .json) : output)
    let text = ConversationText(
      language: file.scenario.locale ?? options.language, detail: detail,
      schema: schema,
      now: Simulator.now(in: file.scenario, options),
      width: Terminal.columns(of: .output) ?? 80,
      usesColor: Output.usesColor(color, environment: environment))
    var options = options(with: printer)
    if let installed { options.handlers = .installed(installed) }
    async let printed: Void = printer.print(as: text)
    let run: SimulatorRun
    do throws(ScenarioError) {
      run = try await Simulator(apps: SampleApps.all).run(
        file, options: options, observer: { printer.add($0) })
    } catch {
      printer.finish()
      throw .usage(error.description)
    }
    printer.finish()
    await printed
    if !isSilent { printer.show(run, withTrace: detail == .trace) }
    try record(run)
    let isNews =
      isSilent || output.format != .text || run.outcome.isNotStarted || run.outcome.isWaiting
    if run.status != .success, isNews {
      output.failure(run.status, message: run.failureMessage)
    }
    return run.status
  }

  private func record(_ run: SimulatorRun) throws(CommandError) {
    guard let path = recording else { return }
    let text = Recording(of: run).text
    guard path != "-" else { return output.write(text) }
    do throws(OutputFile.Failure) {
      try OutputFile.write(text, to: path)
    } catch {
      throw .usage(error.message)
    }
  }

  /// The options, with the person at the terminal where there is one.
  private func options(with printer: ConversationPrinter) -> Simulator.Options {
    let isShown =
      output.format == .text && recording != "-" && detail != .quiet && Terminal.isTerminal(.output)
    // A question that nobody can see is not asked.
    guard mayAsk, isShown || Terminal.isTerminal(.error) else { return options }
    var options = options
    let now = Simulator.now(in: file.scenario, options)
    options.fallback = { language, contacts in
      TerminalDialogue(
        language: language, contacts: contacts, questions: isShown ? .shownElsewhere : .shown,
        now: now,
        input: { await printer.readLine() }, output: { printer.add(note: $0) })
    }
    return options
  }
}

extension ScenarioFile {
  /// Adds an answer that does not stand in the file.
  fileprivate mutating func append(answer: String) {
    sources[ParameterPath([.name("turns"), .index(scenario.turns.count)])] = "--answer"
    scenario.turns.append(ScenarioTurn(answer: answer))
  }
}

extension SimulatorRun {
  /// What went wrong, in a sentence.
  fileprivate var failureMessage: String {
    if let fault = trace.verdicts.first(where: { $0.severity == .fault }) {
      return choices.language.phrasebook.explanation(of: fault).message
    }
    if outcome.isNotStarted, let reason = outcome.reason,
      let explanation = choices.language.phrasebook.explanation(
        of: reason, app: app.displayName, intent: intent.schema.siriKitName)
    {
      return "\(explanation.message) \(explanation.cure)"
    }
    if let difference = differences.first { return file.description(of: difference) }
    if outcome.isWaiting, let question = trace.prompts.last?.subject {
      return "nobody answered the question about \(question); give --answer \(question)=… or a "
        + "turn in the scenario."
    }
    let code = outcome.code.map { " with the code \($0)" } ?? ""
    return "the request ended as \(outcome.result.rawValue)\(code)."
  }
}

extension Outcome {
  /// Whether the request stopped at a question that nobody answered.
  fileprivate var isWaiting: Bool { result == .needsInput || result == .awaitingConfirmation }
}

extension Character {
  /// Whether this letter may stand in the name of a parameter.
  fileprivate var isNameLetter: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
