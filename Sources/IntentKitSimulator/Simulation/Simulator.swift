public import IntentKitCore
import IntentKitPlatform

/// Simulates the assistant for scenarios: sets up the circumstances, launches the app's handler,
/// and runs the request.
public struct Simulator: Sendable {
  /// The available apps.
  public var apps: [any IntentApp.Type] {
    didSet { candidates = apps.map { AppCandidate($0) } }
  }
  /// The same apps as candidates for selection.
  private var candidates: [AppCandidate]

  /// The location of the app's handlers and the way of calling them.
  public enum Handlers: Sendable {
    /// In this process, with static types.
    case typed
    /// In this process, by name. The results are the same as with static types.
    case named
    /// In another process. The app is the only one available, and the request runs in wall-clock
    /// time.
    case installed(any InstalledApp)
  }

  /// The options in addition to the scenario.
  public struct Options: Sendable {
    /// The language, unless the scenario specifies one.
    public var language: Language
    /// The time limit for each answer of a handler.
    public var limit: Duration
    /// Whether the request runs in wall-clock time instead of simulated time.
    public var isRealTime: Bool
    /// The way the handler is launched.
    public var launch = HandlerLaunch()
    /// The maximum wall-clock time for real work during simulated time.
    public var patience: Duration
    /// The answers by parameter, which take precedence over the scenario's answers.
    public var answers: [String: [String]]
    /// The folder in which apps store their data, or nil to discard it after the run.
    ///
    /// Each app uses a subfolder with its display name. Missing folders are created. Settings that
    /// provide initial data apply only until the app has stored data.
    public var container: String?
    /// The location of the app's handlers.
    public var handlers = Handlers.typed
    /// Creates the dialogue to ask if the scenario has no more answers.
    public var fallback: @Sendable (Language, ContactBook) -> any Dialogue

    /// Creates options.
    public init(
      language: Language = .english, limit: Duration = .seconds(10), isRealTime: Bool = false,
      patience: Duration = .seconds(1), answers: [String: [String]] = [:],
      fallback: @escaping @Sendable (Language, ContactBook) -> any Dialogue = { _, _ in
        SilentDialogue()
      }
    ) {
      self.language = language
      self.limit = limit
      self.isRealTime = isRealTime
      self.patience = patience
      self.answers = answers
      self.fallback = fallback
    }
  }

  /// Creates a simulator for the given apps.
  public init(apps: [any IntentApp.Type]) {
    self.apps = apps
    candidates = apps.map { AppCandidate($0) }
  }

  /// The default date of a request in simulated time.
  ///
  /// A fixed date makes scenarios reproducible.
  package static let simulatedNow = Date(timeIntervalSinceReferenceDate: 788_950_800)

  /// Returns the date of a scenario's request.
  public static func now(in scenario: Scenario, _ options: Options) -> Date {
    scenario.given.now ?? (options.isRealTime ? Date().inWholeSeconds : simulatedNow)
  }

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: The options in addition to the scenario.
  ///   - observer: Receives each step as it happens.
  /// - Returns: The run.
  /// - Throws: ``ScenarioError`` if the scenario refers to an unknown intent, app, parameter or
  ///   setting, or the container's folder can't be used. Show it to the author of the scenario.
  public func run(
    _ file: ScenarioFile, options: Options = Options(),
    observer: (@Sendable (TraceEvent) -> Void)? = nil
  ) async throws(ScenarioError) -> SimulatorRun {
    let name = file.scenario.intent
    let requested: RequestedIntent
    let custom: [IntentSchema]
    do throws(ParameterError) {
      custom = try options.handlers.customIntents(of: apps)
    } catch {
      throw file.error(error)
    }
    if let schema = custom.custom(named: name) {
      requested = RequestedIntent(schema)
    } else if let type = SystemIntents.named(name) {
      requested = RequestedIntent(type)
    } else {
      throw unknownIntent(name, custom, options.handlers, file)
    }
    return try await run(requested, file, options, observer)
  }

  /// Returns the error for an intent that is neither SiriKit's nor a custom intent.
  private func unknownIntent(
    _ name: String, _ custom: [IntentSchema], _ handlers: Handlers, _ file: ScenarioFile
  ) -> ScenarioError {
    let own = custom.map(\.name).inOneLine
    let nearest = custom.nearestName(to: name).map { "Did you mean “\($0)”?" }
    var error = file.error(
      ParameterError(
        found: "the intent “\(name.shortened(to: 60))”",
        expected: handlers.expectedIntents
          ?? (custom.isEmpty ? "one of SiriKit's intents" : "one of SiriKit's intents, or \(own)"),
        hint: nearest, path: ParameterPath([.name("intent")])))
    if nearest == nil, !handlers.areInstalled { error.helpTopic = .intents }
    return error
  }

  private func run(
    _ requested: RequestedIntent, _ file: ScenarioFile, _ options: Options,
    _ observer: (@Sendable (TraceEvent) -> Void)?
  ) async throws(ScenarioError) -> SimulatorRun {
    let (scenario, schema) = (file.scenario, requested.schema)
    try checkQuestions(of: file, schema, options)
    let isRealTime = options.isRealTime || options.handlers.areInstalled
    let language = scenario.locale ?? options.language
    let contacts = ContactBook(scenario.given)
    let now = Self.now(in: scenario, options)
    let clock = ManualClock()
    let candidates = options.handlers.candidates(among: candidates)
    let (candidate, spokenName) = try candidate(
      for: scenario, among: candidates, schema, file, options.handlers)
    let containerFolder = try containerFolder(of: candidate.description, file, options)
    let app: PreparedApp
    do throws(ParameterError) {
      app = try candidate.prepare(
        AppEnvironment(
          clock: isRealTime ? ContinuousClock() : clock,
          now: now,
          settings: scenario.given.settings, containerFolder: containerFolder),
        options.handlers)
    } catch {
      throw file.error(error.inside("given", "settings"))
    }
    let intent: any Intent
    do throws(ParameterError) {
      let names = schema.parameters.map(\.name)
      for name in scenario.askedEachTime.sorted() where !names.contains(name) {
        throw ParameterError.unknown(
          name, kind: "key", known: names, path: ParameterPath([.name(name)]))
      }
      intent = try requested.make(
        contacts.filling(scenario.parameters, of: schema), scenario.askedEachTime)
    } catch {
      throw file.error(error.inside("parameters"))
    }
    do throws(ParameterError) {
      try scenario.expect?.check(
        parameters: schema.parameters, response: requested.responseFields)
    } catch {
      throw file.error(error)
    }
    let dialogue = ScriptedDialogue(
      scenario.turns.map(\.answer), by: options.answers, language: language, contacts: contacts,
      fallback: options.fallback(language, contacts))
    let description = try description(of: candidate.description, spokenName, file)
    let pipeline = IntentPipeline(
      limit: options.limit,
      time: isRealTime ? .real : .simulated(clock, patience: options.patience),
      launch: options.launch,
      source: scenario.requestSource,
      observer: observer)
    let device = DeviceState(
      isLocked: scenario.given.locked, siriAuthorization: scenario.given.siriAuthorization,
      appState: scenario.given.appState)
    func result(
      of run: IntentRun<some Intent>, _ launch: LaunchReport? = nil
    ) -> SimulatorRun {
      SimulatorRun(
        file: file,
        choices: SimulatorRun.Choices(
          app: candidate.description.displayName, language: language, now: now,
          isRealTime: isRealTime),
        app: description, limit: options.limit, intent: run.intent, response: run.response,
        trace: run.trace.adding(launch?.verdicts ?? [], observer), answers: options.answers,
        launch: launch)
    }
    func typedRun(_ intent: some Intent, _ app: any IntentApp) async -> SimulatorRun {
      result(
        of: await pipeline.run(
          intent, provider: app, delegate: app, dialogue: dialogue, app: description,
          device: device))
    }
    switch app {
    case .typed(let app): return await typedRun(intent, app)
    case .named(let app):
      return result(
        of: await pipeline.run(
          DynamicIntent(intent), dynamicApp: app, dialogue: dialogue, app: description,
          device: device))
    case .launched(let app):
      let run = await pipeline.run(
        DynamicIntent(intent), dynamicApp: app, dialogue: dialogue, app: description, device: device
      )
      return result(of: run, await app.end())
    }
  }

  /// Throws an error for answers to questions that the intent can't lead to.
  private func checkQuestions(
    of file: ScenarioFile, _ schema: IntentSchema, _ options: Options
  ) throws(ScenarioError) {
    var asked: [(name: String, path: ParameterPath)] = []
    for (index, turn) in file.scenario.turns.enumerated() {
      guard let name = turn.asked else { continue }
      asked.append((name, ParameterPath([.name("turns"), .index(index), .name("asked")])))
    }
    for name in options.answers.keys.sorted() {
      asked.append((name, ParameterPath([.name("answers"), .name(name)])))
    }
    guard !asked.isEmpty else { return }
    let known = schema.questions
    for (name, path) in asked where !known.contains(name) {
      throw file.error(ParameterError.unknown(name, kind: "question", known: known, path: path))
    }
  }

  /// Returns the app of a scenario, and the name that the user says for it.
  private func candidate(
    for scenario: Scenario, among apps: [AppCandidate], _ schema: IntentSchema,
    _ file: ScenarioFile, _ handlers: Handlers
  ) throws(ScenarioError) -> (app: AppCandidate, spokenName: String) {
    var found: (app: AppCandidate, spokenName: String)?
    // A manifest has its own names, which don't refer to other apps.
    let appName = scenario.given.manifest == nil ? scenario.appName : nil
    for (key, name) in [("app", scenario.app), ("appName", appName)] {
      guard let name else { continue }
      // If the app is already known, the user can only say one of its names.
      let candidates = found.map { [$0.app] } ?? apps
      guard let app = candidates.app(called: name) else {
        throw file.error(
          ParameterError.unknown(
            name, kind: "app", known: candidates.flatMap { $0.names },
            path: ParameterPath([.name(key)])))
      }
      found = app
    }
    if let found { return found }
    for app in apps where app.description.handles(schema) {
      return (app, app.description.displayName)
    }
    let expected = handlers.expectedIntents
    var error = file.error(
      ParameterError(
        found: "the intent “\(schema.name)”, which no app here handles",
        expected: expected ?? "an intent that one of the apps handles",
        path: ParameterPath([.name("intent")])))
    if expected == nil { error.helpTopic = .apps }
    throw error
  }

  /// Returns the app description of the scenario's manifest or, without a manifest, of the app.
  private func description(
    of app: AppDescription, _ spokenName: String, _ file: ScenarioFile
  ) throws(ScenarioError) -> AppDescription {
    guard var description = file.scenario.given.manifest?.appDescription else {
      var description = app
      description.displayName = spokenName
      return description
    }
    // An app without a name still needs one in the conversation.
    if description.displayName.isEmpty { description.displayName = app.displayName }
    guard let name = file.scenario.appName else { return description }
    guard let known = description.names.first(where: { $0.folded == name.folded }) else {
      throw file.error(
        ParameterError.unknown(
          name, kind: "app", known: description.names, path: ParameterPath([.name("appName")])))
    }
    description.displayName = known
    return description
  }

  /// Returns the folder that an app shares with its extension, and creates it if necessary.
  private func containerFolder(
    of app: AppDescription, _ file: ScenarioFile, _ options: Options
  ) throws(ScenarioError) -> String? {
    guard let container = options.container else { return nil }
    let folder = "\(container)/\(app.folderName)"
    func refuse(_ path: String, _ reason: String) -> ScenarioError {
      file.error(
        ParameterError(
          found: "“\(path.shortened(to: 120))”, which \(reason)",
          expected: "a folder in which this user may write",
          hint: "Choose another folder, or move away what is in its place.",
          path: ParameterPath([.name("container")])))
    }
    do throws(SystemError) {
      for path in [container, folder] { try Folders.create(path) }
      try Folders.checkAccess(to: folder)
    } catch {
      throw refuse(error.path ?? folder, error.predicate)
    }
    return folder
  }
}

extension IntentSchema {
  /// The subjects of the possible questions, as scenarios name them.
  public var questions: [String] {
    var questions: [String] = []
    for method in resolveMethods where method.isCurrent && !questions.contains(method.parameter) {
      questions.append(method.parameter)
    }
    return questions + [ScriptedDialogue.confirmationKey, ScriptedDialogue.unlockKey]
  }
}

extension [String] {
  /// The names in one line, which is shortened if there are many.
  fileprivate var inOneLine: String { joined(separator: ", ").shortened(to: 400) }
}

extension ContactBook {
  /// Creates the contacts of a scenario's world.
  init(_ given: GivenWorld) {
    self.init(given.contacts, access: given.contactsAccess)
  }
}

extension Date {
  /// The date without fractional seconds, as in files.
  fileprivate var inWholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}

extension AppDescription {
  /// Returns whether the app declares an intent, or doesn't declare any intents at all.
  fileprivate func handles(_ schema: IntentSchema) -> Bool {
    handlingSite(of: schema) != nil
  }

  /// All names that users can say for the app.
  ///
  /// Alternative names require an Intents extension (What Siri does, 6).
  fileprivate var names: [String] {
    intentsSupported?.isEmpty == true ? [displayName] : [displayName] + alternativeNames
  }

  /// The display name as a valid folder name without path separators.
  fileprivate var folderName: String {
    let name = String(displayName.map { "/\0".contains($0) ? "-" : $0 })
    return ["", ".", ".."].contains(name) ? "App" : name
  }
}

/// The intent of a scenario: a SiriKit intent, or a custom intent of the app.
private struct RequestedIntent {
  let schema: IntentSchema
  /// The fields of its responses, including the code.
  let responseFields: [ParameterSchema]
  /// Creates the intent from its parameters and the names of those to ask for each time.
  let make: ([String: ParameterValue], Set<String>) throws(ParameterError) -> any Intent

  init(_ type: any SystemIntent.Type) {
    self.init(of: type)
  }

  private init<Request: SystemIntent>(of type: Request.Type) {
    schema = Request.schema
    responseFields = Request.Response.recordSchema.fields
    // SiriKit's intents have no defaults, so there is nothing to suppress.
    make = { fields, _ throws(ParameterError) in try Request(parameterValue: .object(fields)) }
  }

  init(_ schema: IntentSchema) {
    self.schema = schema
    responseFields = DynamicIntentResponse.recordSchema.fields + schema.responseProperties
    make = { fields, askedEachTime throws(ParameterError) in
      var intent = try DynamicIntent(schema, fields: fields)
      intent.askedEachTime = askedEachTime
      return intent
    }
  }
}

/// An app that a scenario may request.
private struct AppCandidate: Sendable {
  typealias Preparation =
    @Sendable (AppEnvironment, Simulator.Handlers) throws(ParameterError) -> PreparedApp

  let description: AppDescription
  /// The names that users can say for the app.
  let names: [String]
  /// The folded names for comparisons.
  let foldedNames: [String]
  /// Creates the app for one request.
  let prepare: Preparation

  init(_ description: AppDescription, prepare: @escaping Preparation) {
    self.description = description
    names = description.names
    foldedNames = names.map(\.folded)
    self.prepare = prepare
  }

  /// Creates a candidate for an app in this process.
  init(_ type: any IntentApp.Type) {
    self.init(type.appDescription) { environment, handlers throws(ParameterError) in
      let app = try type.init(environment: environment)
      guard case .named = handlers else { return .typed(app) }
      return .named(DynamicAppAdapter(app, delegate: app))
    }
  }
}

/// An app that is ready for one request.
private enum PreparedApp {
  case typed(any IntentApp)
  case named(DynamicAppAdapter)
  case launched(any LaunchedApp)
}

extension Simulator.Handlers {
  fileprivate var areInstalled: Bool { if case .installed = self { true } else { false } }

  /// Returns the custom intents that the apps define.
  fileprivate func customIntents(
    of apps: [any IntentApp.Type]
  ) throws(ParameterError) -> [IntentSchema] {
    if case .installed(let app) = self { return app.customIntents }
    var schemas: [IntentSchema] = []
    for app in apps { schemas += try app.customIntents.schemas() }
    return schemas
  }

  /// A description of the intents that an out-of-process app declares, or nil if they are unknown
  /// or the app is in this process.
  fileprivate var expectedIntents: String? {
    guard case .installed(let app) = self,
      let names = app.appDescription.intentNames(custom: app.customIntents)
    else { return nil }
    let name = app.appDescription.displayName.shortened(to: 60)
    return names.isEmpty
      ? "an intent that \(name) declares, and it declares none"
      : "one that \(name) declares: \(names.inOneLine)"
  }

  /// Returns the apps that a scenario may request.
  fileprivate func candidates(among apps: [AppCandidate]) -> [AppCandidate] {
    guard case .installed(let app) = self else { return apps }
    return [
      AppCandidate(app.appDescription) { environment, _ in
        .launched(app.prepare(for: environment))
      }
    ]
  }
}

extension Trace {
  /// Returns the trace with additional verdicts after its end.
  fileprivate func adding(
    _ verdicts: [Verdict], _ observer: (@Sendable (TraceEvent) -> Void)?
  ) -> Trace {
    var trace = self
    let end = events.last?.at ?? .zero
    for verdict in verdicts {
      let event = TraceEvent(at: end, .judged(verdict))
      trace.events.append(event)
      observer?(event)
    }
    return trace
  }
}

extension [AppCandidate] {
  /// Returns the app with a name, and the name in the app's spelling.
  fileprivate func app(called name: String) -> (app: AppCandidate, spokenName: String)? {
    let wanted = name.folded
    for app in self {
      if let index = app.foldedNames.firstIndex(of: wanted) { return (app, app.names[index]) }
    }
    return nil
  }
}
