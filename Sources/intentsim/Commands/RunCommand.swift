import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The command that runs one request.
struct RunCommand: Command {
  static let usage = CommandUsage(
    name: "run", summary: "Runs one request through resolve, confirm and handle.",
    details:
      "FILE is a scenario, or only an intent, as JSON; - is the standard input. Questions without "
      + "an answer in the scenario are asked at the terminal, if there is one: type an answer, or "
      + "choose an option with the arrow keys or its number. Where the app searches its options, they "
      + "change while you type. Without options, the arrow keys show earlier answers. ? shows what "
      + "can be answered. With --definition, FILE can also be the name "
      + "of an intent.",
    arguments: "[FILE]", maximumArgumentCount: 1,
    examples: [
      "intentsim run Examples/Scenarios/UnicornChat/which-bill.json",
      "intentsim run --intent SendMessage --set recipients=Bill --set content=hello \\",
      "  --answer recipients=\"Bill James\" --answer confirmation=yes",
      "intentsim run --intent AddTasks --set taskTitles=WWDC --container data",
      "intentsim run --say \"Send Bill a message with UnicornChat\"",
      "intentsim run --intent StartWorkout --record start-workout.json",
      "intentsim run OrderTea --definition Intents.intentdefinition",
    ])

  struct Options: OptionGroup {
    let intent = Option("intent", .text("NAME"), help: "The intent, instead of a file.")
    let say = Option(
      "say", .text("SENTENCE"), help: "The user's sentence, instead of a file; see intentsim say.")
    let set = Option(
      repeated: "set", .setting("PARAMETER=VALUE"),
      help: "A parameter of the request, as text or JSON; repeat it for further values of a list.")
    let answer = Option(
      repeated: "answer", .text("[PARAMETER=]ANSWER"),
      help: "An answer of the user, for a parameter or for the next question. The request for "
        + "confirmation is “confirmation”, the request to unlock the device “unlock”.")
    let app = Option("app", .text("NAME"), help: "The app, by any of its names.")
    let given = Option(
      repeated: "given", .setting("SETTING=VALUE"),
      help: "A setting of the app, such as signedIn=false.")
    let situation = SituationOptions()
    let container = Option(
      "container", .text("DIR"),
      help: "Keep the app's stored data for later runs, in a folder with the app's name in DIR. "
        + "Settings that fill the app with data apply only until it has stored some. By default, "
        + "stored data is discarded after the run.")
    let manifest = Option(
      "manifest", .text("PATH"),
      help: "The app's manifest, instead of its own; see intentsim check.")
    let locale = Option(
      "locale", .language,
      help: "The language of the conversation (default: that of the environment).")
    let clock = Option<ClockChoice>(
      "clock", .choice, default: .virtual, help: "Whether time is virtual or wall-clock time.")
    let deadline = Option.deadline
    let patience = Option(
      "patience", .seconds,
      help: "The real time for which a handler can block its thread in virtual time (default: 1; "
        + "10 with a container).")
    let launchTime = Option(
      "launch-time", .seconds, help: "The duration of the handler's launch (default: 0).")
    let installation = ExtensionOptions()
    let definition = DefinitionOptions.ofRequests
    let newHandlerPerPhase = Option(
      "new-handler-per-phase", help: "Ask the app for a new handler in each phase.")
    let screens = Option(
      "screens", help: "Show the calls of the app for its views, and which views are on the screen."
    )
    let trace = Option("trace", help: "Show every call and every value.")
    let quiet = Option("quiet", letter: "q", help: "Show only the last sentence and the verdicts.")
    let record = Option(
      "record", .text("FILE"),
      help: "Write the run as a scenario that goes the same way again; - is the standard output.")
    let noInput = Option("no-input", help: "Never ask at the terminal.")
    let output = OutputOptions()
  }

  enum ClockChoice: String, CaseIterable, NamedValue { case virtual, real }

  let arguments: ParsedArguments<Options>
  let output: Output
  /// The user's sentence, if there is one.
  let sentence: String?

  init(arguments: ParsedArguments<Options>, output: Output) {
    self.init(arguments, output, saying: arguments.say)
  }

  init(_ arguments: ParsedArguments<Options>, _ output: Output, saying sentence: String?) {
    self.arguments = arguments
    self.output = output
    self.sentence = sentence
  }

  // MARK: - The options

  private var detail: ConversationText.Detail {
    arguments.quiet ? .quiet : arguments.trace ? .trace : .normal
  }

  /// Whether the recording must be the only result on the standard output.
  private var isSilent: Bool { arguments.record == "-" }

  /// Checks that no option excludes another.
  private func checkOptions() throws(CommandError) {
    guard !arguments.quiet || !arguments.trace else {
      throw .usage("run takes --quiet or --trace, not both.")
    }
    guard !arguments.quiet || !arguments.screens else {
      throw .usage("run takes --quiet or --screens, not both.")
    }
    guard let path = arguments.record else { return }
    guard !path.isEmpty else { throw .usage("--record needs the name of a file.") }
    // A scenario doesn't hold these, so a run of the recording would differ.
    if let option = arguments.firstGiven([
      \.deadline, \.launchTime, \.newHandlerPerPhase, \.container,
    ]) {
      throw .usage("run takes --record or \(option), not both: a scenario can't hold it.")
    }
    if isSilent, let format = arguments.firstGiven([\.output.format]) {
      throw .usage("run takes --record - or \(format), not both: there is one standard output.")
    }
  }

  /// Returns the scenario and the options of the simulator that the arguments describe, without the
  /// parameters of `--set`.
  func request() throws(CommandError) -> (ScenarioFile, Simulator.Options) {
    var options = Simulator.Options(
      language: arguments.locale ?? .preferred(in: Output.environment),
      limit: arguments.deadline, isRealTime: arguments.clock == .real,
      // Another process can hold the lock of a kept container; waiting for it isn't the handler's
      // fault.
      patience: arguments.patience ?? .seconds(arguments.container == nil ? 1 : 10))
    options.launch = HandlerLaunch(
      duration: arguments.launchTime ?? .zero, isRepeatedPerPhase: arguments.newHandlerPerPhase)
    var file = try scenario()
    if let locale = arguments.locale { file.scenario.locale = locale }
    if let app = arguments.app {
      file.scenario.app = app
      file.sources[ParameterPath([.name("app")])] = "--app"
    }
    if let container = arguments.container {
      options.container = container
      file.sources[ParameterPath([.name("container")])] = "--container"
    }
    options.definition = arguments.definition.path
    if let path = arguments.manifest {
      file.scenario.given.manifest = try usable { () throws(ManifestError) in
        try ManifestSource.all(at: [path]).first?.manifest()
      }
    }
    try give(in: &file)
    answer(in: &file, &options)
    // An answer without a time picks a ride at once.
    if file.scenario.source == .maps, options.answers[IntentSchema.rideOptions] != nil,
      file.scenario.pickSeconds == nil
    {
      file.scenario.pickSeconds = 0
    }
    return (file, options)
  }

  // MARK: - The run

  func run() async throws(CommandError) -> ExitStatus {
    try checkOptions()
    try arguments.installation.check()
    let target = try recordingTarget()
    let (file, options) = try request()
    return try await arguments.installation.run { installed async throws(CommandError) in
      try await runRequest(file, options, installed, recording: target)
    }
  }

  /// Runs the request and shows its result.
  private func runRequest(
    _ file: ScenarioFile, _ options: Simulator.Options, _ installed: InstalledExtension?,
    recording: OutputTarget?
  ) async throws(CommandError) -> ExitStatus {
    var file = file
    let simulator = Simulator(installed)
    let defined = try usable { () throws(ScenarioError) in
      try simulator.definedIntents(of: file, options)
    }
    let intents = KnownIntents(installed: installed, defined: defined ?? [])
    try set(in: &file, of: file.scenario.intent.flatMap { intents.named($0) })
    let reader = LineReader(environment: Output.environment)
    file = try await choosingApp(for: file, simulator, options, reader)
    let printer = ConversationPrinter(isSilent ? Output(format: .json) : output, reader: reader)
    let request = try usable { () throws(ScenarioError) in
      try simulator.prepare(file, options: addDialogue(to: options, with: printer))
    }
    var text = ConversationText(
      language: request.choices.language, detail: detail, schema: request.schema,
      now: request.choices.now, width: StandardStream.output.columns ?? 80,
      usesColor: Output.usesColor(arguments.output.color))
    text.showsViews = arguments.screens
    async let printed: Void = printer.print(as: text)
    let run = await request.run { printer.add($0) }
    printer.finish()
    await printed
    let record = RunRecord(run)
    if !isSilent { printer.show(record, withTrace: detail == .trace) }
    try writeRecording(of: run, to: recording)
    let isReported = isSilent || output.format != .text || record.openQuestion != nil
    if record.status != .success, isReported {
      output.failure(record.status, message: record.failureMessage)
    }
    return record.status
  }

  /// Looks up the file of `--record`, and checks that the request isn't read from it.
  private func recordingTarget() throws(CommandError) -> OutputTarget? {
    guard let path = arguments.record, !isSilent else { return nil }
    let inputs =
      arguments.positional
      + [arguments.manifest, arguments.definition.path, arguments.installation.path]
      .compactMap(\.self)
    return try usableTargets([path], inputs: inputs).first
  }

  private func writeRecording(
    of run: SimulatorRun, to target: OutputTarget?
  ) throws(CommandError) {
    if isSilent { return output.write(recording(of: run, in: ".").text) }
    guard let target else { return }
    try usable { () throws(SystemError) in
      let folder = target.path.splitAtLastSlash.folder
      try OutputFile.write(recording(of: run, in: folder).text, to: target)
    }
  }

  /// Returns the recording of a run, with the path of the definition file relative to a folder.
  private func recording(of run: SimulatorRun, in folder: String) -> Recording {
    var recording = Recording(of: run)
    if let definition = arguments.definition.path ?? run.file.definitionPath {
      recording.scenario.definition = definition.path(
        from: folder, currentFolder: Folders.current)
    }
    return recording
  }

  /// Whether the conversation is on the screen.
  private var showsConversation: Bool {
    output.format == .text && !isSilent && detail != .quiet && StandardStream.output.isTerminal
  }

  /// Whether questions can be asked at the terminal.
  ///
  /// A question that isn't visible can't be answered.
  var canAsk: Bool {
    !arguments.noInput && StandardStream.input.isTerminal
      && (showsConversation || StandardStream.error.isTerminal)
  }

  /// Returns the options with a dialogue at the terminal, if there is one.
  private func addDialogue(
    to options: Simulator.Options, with printer: ConversationPrinter
  ) -> Simulator.Options {
    guard canAsk else { return options }
    let isShown = showsConversation
    var options = options
    options.fallback = { language, contacts, now in
      TerminalDialogue(
        language: language, contacts: contacts, questions: isShown ? .shownElsewhere : .shown,
        now: now, read: { await printer.read($0) }, output: { printer.add(note: $0) })
    }
    return options
  }
}

extension RunRecord {
  /// The reason for the failure, as a sentence, with the option that solves it.
  fileprivate var failureMessage: String {
    // An answer that is left over is shown with the result, and answers another question.
    let isOpen = differences.allSatisfy { $0.isImplied || $0.path.hasPrefix("answers") }
    guard !hasFault, isOpen, let question = openQuestion else {
      return summary(withPlace: true)
    }
    return "the question about \(question) has no answer; add --answer \(question)=… or a turn in "
      + "the scenario."
  }

  /// The question without an answer at which the request ended; nil if it ended otherwise.
  fileprivate var openQuestion: String? {
    guard outcome.result == .needsInput || outcome.result == .awaitingConfirmation else {
      return nil
    }
    return trace?.prompts.last?.subject
  }
}
