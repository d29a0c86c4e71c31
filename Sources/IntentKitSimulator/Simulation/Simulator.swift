public import IntentKitCore

/// Plays the assistant for scenarios: it sets up the world, launches the app's handler and leads the request to its end.
public struct Simulator: Sendable {
  /// The apps there are.
  public var apps: [any IntentApp.Type] {
    didSet { candidates = apps.map { AppCandidate($0) } }
  }
  /// The same apps, ready to be chosen from.
  private var candidates: [AppCandidate]

  /// Where the app’s handlers are, and how they are reached.
  public enum Handlers: Sendable {
    /// In this program, with their types.
    case typed
    /// In this program, by names; all goes as with their types.
    case named
    /// Outside of this program. The scenario is for this app, and time is the time on the wall.
    case installed(any InstalledApp)
  }

  /// What the simulator prescribes beside the scenario.
  public struct Options: Sendable {
    /// The language, unless the scenario has one.
    public var language: Language
    /// How long a handler may take for each answer.
    public var limit: Duration
    /// Whether time is the time on the wall; else it is simulated.
    public var isRealTime: Bool
    /// How the handler is brought up.
    public var launch = HandlerLaunch()
    /// How much real time something real may take in simulated time.
    public var patience: Duration
    /// Answers by parameter, before those of the scenario.
    public var answers: [String: [String]]
    /// The folder in which apps keep their data from one run to the next, each in a folder of its display name; nil when
    /// nothing outlives the run.
    ///
    /// Folders are made where they are missing. Settings that fill an app with data count only until it has stored some.
    public var container: String?
    /// Where the app’s handlers are.
    public var handlers = Handlers.typed
    /// Makes whoever answers when the scenario has no answer left.
    public var fallback: @Sendable (Language, ContactBook) -> any Dialogue

    /// Makes options.
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

  /// Makes a simulator for some apps.
  public init(apps: [any IntentApp.Type]) {
    self.apps = apps
    candidates = apps.map { AppCandidate($0) }
  }

  /// The date of a request in simulated time that names none, so that the same scenario always goes the same way.
  package static let simulatedNow = Date(timeIntervalSinceReferenceDate: 788_950_800)

  /// When the request of a scenario is made.
  public static func now(in scenario: Scenario, _ options: Options) -> Date {
    scenario.given.now ?? (options.isRealTime ? Date().inWholeSeconds : simulatedNow)
  }

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: What is prescribed beside it.
  ///   - observer: Told of each step as it happens.
  /// - Throws: ``ScenarioError`` when the scenario names an intent, an app, a parameter or a setting that is not there,
  ///   or the container's folder cannot be used. Show it to whoever wrote the scenario.
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

  /// The error for an intent that neither SiriKit has nor an app brings along.
  private func unknownIntent(
    _ name: String, _ custom: [IntentSchema], _ handlers: Handlers, _ file: ScenarioFile
  ) -> ScenarioError {
    let own = custom.map(\.name).inOneLine
    let nearest = custom.nearestName(to: name).map { "Did you mean “\($0)”?" }
    var error = file.error(
      ParameterError(
        found: "the intent “\(name.shortened(to: 60))”",
        expected: handlers.expectedIntents
          ?? (custom.isEmpty ? "one of SiriKit’s intents" : "one of SiriKit’s intents, or \(own)"),
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

  /// Refuses answers to questions that the intent cannot lead to.
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

  /// The app that a scenario is for, and the name by which the user speaks of it.
  private func candidate(
    for scenario: Scenario, among apps: [AppCandidate], _ schema: IntentSchema,
    _ file: ScenarioFile, _ handlers: Handlers
  ) throws(ScenarioError) -> (app: AppCandidate, spokenName: String) {
    var found: (app: AppCandidate, spokenName: String)?
    // A manifest has names of its own, and they lead to no other app.
    let appName = scenario.given.manifest == nil ? scenario.appName : nil
    for (key, name) in [("app", scenario.app), ("appName", appName)] {
      guard let name else { continue }
      // Where the app is known already, the user can only call it by another of its names.
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

  /// What the system knows of an app: what the scenario's manifest says, or else what the app says itself.
  private func description(
    of app: AppDescription, _ spokenName: String, _ file: ScenarioFile
  ) throws(ScenarioError) -> AppDescription {
    guard var description = file.scenario.given.manifest?.appDescription else {
      var description = app
      description.displayName = spokenName
      return description
    }
    // Something must be said of an app without a name.
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

  /// The folder that an app shares with its extension, made where it is missing.
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
    for path in [container, folder] {
      if let reason = Platform.makeFolder(path) { throw refuse(path, reason) }
    }
    if let reason = Platform.refusal(of: folder) { throw refuse(folder, reason) }
    return folder
  }
}

extension IntentSchema {
  /// What the user may be asked about, as scenarios name it.
  public var questions: [String] {
    var questions: [String] = []
    for method in resolveMethods where method.isCurrent && !questions.contains(method.parameter) {
      questions.append(method.parameter)
    }
    return questions + [ScriptedDialogue.confirmationKey, ScriptedDialogue.unlockKey]
  }
}

extension [String] {
  /// These names in a line; an app may have any number of them.
  fileprivate var inOneLine: String { joined(separator: ", ").shortened(to: 400) }
}

extension ContactBook {
  /// The contacts of a scenario's world.
  init(_ given: GivenWorld) {
    self.init(given.contacts, access: given.contactsAccess)
  }
}

extension Date {
  /// This date without the fraction of its second, as files like it.
  fileprivate var inWholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}

extension AppDescription {
  /// Whether the app declares an intent, or declares nothing at all.
  fileprivate func handles(_ schema: IntentSchema) -> Bool {
    handlingSite(of: schema) != nil
  }

  /// All names by which users may speak of the app; without an Intents extension, its own is the only one (behaviour
  /// reference, 6).
  fileprivate var names: [String] {
    intentsSupported?.isEmpty == true ? [displayName] : [displayName] + alternativeNames
  }

  /// The display name as the name of a folder, which leads nowhere else.
  fileprivate var folderName: String {
    let name = String(displayName.map { "/\0".contains($0) ? "-" : $0 })
    return ["", ".", ".."].contains(name) ? "App" : name
  }
}

/// The intent that a scenario names: one of SiriKit's, or one that the app brings along.
private struct RequestedIntent {
  let schema: IntentSchema
  /// What its responses can say, their code included.
  let responseFields: [ParameterSchema]
  /// Makes the intent of its parameters, some of which the user wants to be asked for each time.
  let make: ([String: ParameterValue], Set<String>) throws(ParameterError) -> any Intent

  init(_ type: any SystemIntent.Type) {
    self.init(of: type)
  }

  private init<Request: SystemIntent>(of type: Request.Type) {
    schema = Request.schema
    responseFields = Request.Response.recordSchema.fields
    // SiriKit's intents have no defaults that such a wish could keep away.
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

/// An app that a scenario may be for.
private struct AppCandidate: Sendable {
  typealias Preparation =
    @Sendable (AppEnvironment, Simulator.Handlers) throws(ParameterError) -> PreparedApp

  let description: AppDescription
  /// The names by which users may speak of it.
  let names: [String]
  /// The same names as they are compared.
  let foldedNames: [String]
  /// Makes the app for one request.
  let prepare: Preparation

  init(_ description: AppDescription, prepare: @escaping Preparation) {
    self.description = description
    names = description.names
    foldedNames = names.map(\.folded)
    self.prepare = prepare
  }

  /// Makes a candidate of an app in this program.
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

  /// The custom intents that the apps bring along.
  fileprivate func customIntents(
    of apps: [any IntentApp.Type]
  ) throws(ParameterError) -> [IntentSchema] {
    if case .installed(let app) = self { return app.customIntents }
    var schemas: [IntentSchema] = []
    for app in apps { schemas += try app.customIntents.schemas() }
    return schemas
  }

  /// The intents that an app outside of this program declares, as what is expected; nil where that is not known, or apps
  /// are in this program.
  fileprivate var expectedIntents: String? {
    guard case .installed(let app) = self,
      let names = app.appDescription.intentNames(custom: app.customIntents)
    else { return nil }
    let name = app.appDescription.displayName.shortened(to: 60)
    return names.isEmpty
      ? "an intent that \(name) declares, and it declares none"
      : "one that \(name) declares: \(names.inOneLine)"
  }

  /// The apps that a scenario may be for.
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
  /// This trace with verdicts that came after the end.
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
  /// The app that goes by a name, and the name as the app writes it.
  fileprivate func app(called name: String) -> (app: AppCandidate, spokenName: String)? {
    let wanted = name.folded
    for app in self {
      if let index = app.foldedNames.firstIndex(of: wanted) { return (app, app.names[index]) }
    }
    return nil
  }
}
