import IntentKitCore

/// The steps that turn a scenario into a request.
struct RequestPreparation {
  let apps: [SimulatedApp]
  let file: ScenarioFile
  let options: Simulator.Options
  /// The scenario, with the request that its sentence means.
  var scenario: Scenario { meaning.scenario }

  private var meaning: ScenarioFile

  init(apps: [SimulatedApp], file: ScenarioFile, options: Simulator.Options) {
    self.apps = apps
    self.file = file
    self.options = options
    meaning = file
  }

  /// Performs all steps.
  mutating func request() throws(ScenarioError) -> PreparedRequest {
    let reading = try reading()
    if let reading { try take(interpretation(of: reading)) }
    let requested = try requestedIntent()
    let schema = requested.schema
    try checkQuestions(schema)
    let (app, spokenName) = try chosenApp(schema)
    let script = try script(schema, app)
    let isRealTime = options.isRealTime || app.isOutOfProcess
    let now = Simulator.now(in: scenario, options)
    let clock = ManualClock()
    let language = scenario.locale ?? options.language
    let environment = AppEnvironment(
      clock: isRealTime ? ContinuousClock() : clock, now: now, languageCode: language.rawValue,
      settings: scenario.given.settings, containerFolder: try containerFolder(of: app.description),
      appState: scenario.given.appState)
    let access = try inFile("given", "settings") { () throws(ParameterError) in
      try app.makeAccess(environment, script)
    }
    // An app outside of this program is launched for each request.
    let accessAgain = { @Sendable in
      app.isOutOfProcess ? (try? app.makeAccess(environment, script)) ?? access : access
    }
    let description = try description(of: app, spokenName)
    let contacts = contacts(for: app, description, language)
    if let error = unsaidValue(schema) { throw error }
    let intent = try inFile("parameters") { () throws(ParameterError) in
      try checkAskedEachTime(schema)
      return try requested.intent(
        contacts.filling(parametersWithUnsaidValues(of: schema), of: schema))
    }
    try checkExpectation(schema)
    var pipeline = IntentPipeline(
      limit: options.limit,
      time: isRealTime ? .real : .simulated(clock, patience: options.patience),
      launch: options.launch, source: scenario.requestSource(at: now))
    pipeline.pool = options.pool
    pipeline.spoken = spokenRequest(
      reading?.sentence, language.phrasebook, contacts, schema: requested.schema)
    return PreparedRequest(
      file: file,
      reading: reading,
      choices: SimulatorRun.Choices(
        app: app.description.displayName, language: language, now: now, isRealTime: isRealTime),
      intent: intent,
      isAboutCurrentRide: isAboutCurrentRide(schema),
      app: description,
      access: access,
      accessAgain: accessAgain,
      pipeline: pipeline,
      dialogue: ScriptedDialogue(
        scenario.turns.map(\.answer), by: options.answers, language: language, contacts: contacts,
        now: now, fallback: options.fallback(language, contacts, now)),
      device: device,
      answers: options.answers)
  }

  private var device: DeviceState {
    DeviceState(
      isLocked: scenario.given.locked, siriAuthorization: scenario.given.siriAuthorization,
      appState: scenario.given.appState, isVoiceOnly: scenario.given.voice)
  }

  /// Returns the contacts of the user and the names that the app declares.
  private func contacts(
    for app: SimulatedApp, _ description: AppDescription, _ language: Language
  ) -> ContactBook {
    var contacts = ContactBook(scenario.given)
    if scenario.given.manifest == nil, scenario.given.vocabulary == UserVocabulary() {
      contacts.learn(app.declaredNames(in: language))
    } else {
      contacts.learnNames(of: description, scenario.given.vocabulary, language)
    }
    return contacts
  }

  /// Performs a step whose errors concern a place of the scenario.
  func inFile<Result>(
    _ place: String..., step: () throws(ParameterError) -> Result
  ) throws(ScenarioError) -> Result {
    do throws(ParameterError) {
      return try step()
    } catch {
      var error = error
      error.path = ParameterPath(place.map { .name($0) } + error.path.steps)
      throw file.error(error)
    }
  }

  /// Adds the request that the sentence means to the scenario.
  private mutating func take(_ interpretation: Interpretation) {
    meaning.scenario.app = interpretation.app
    meaning.scenario.appName = interpretation.appName ?? scenario.appName
    meaning.scenario.intent = interpretation.intent
    meaning.scenario.parameters = interpretation.parameters
  }

  /// Rejects expectations that neither the request nor the booking after it can meet.
  private func checkExpectation(_ schema: IntentSchema) throws(ScenarioError) {
    try inFile { () throws(ParameterError) in
      let booking = scenario.picksRide ? PreparedRequest.booking?.schema : nil
      try scenario.expect?.check(
        parameters: schema.parameters.adding(booking?.parameters ?? []),
        response: schema.responseFields.adding(booking?.responseFields ?? []))
    }
  }

  // MARK: - The intent

  /// The intent that the scenario names: a custom one of its app, one of SiriKit's, or that of
  /// another app.
  func requestedIntent() throws(ScenarioError) -> RequestedIntent {
    let appName = scenario.app?.folded
    func custom(ofMeantApps areMeant: Bool) throws(ScenarioError) -> [IntentSchema] {
      try inFile { () throws(ParameterError) in
        var intents: [IntentSchema] = []
        for app in apps {
          let isMeant = appName.map { app.name(folded: $0) != nil } ?? true
          if isMeant == areMeant { intents += try app.customIntents() }
        }
        return intents
      }
    }
    let own = try custom(ofMeantApps: true)
    let name = scenario.intent ?? ""
    func requested(_ schema: IntentSchema) -> RequestedIntent {
      let type = apps.lazy.flatMap(\.customIntentTypes).first { $0.schema === schema }
      return type.map { .typed($0) } ?? .dynamic(schema)
    }
    if let schema = own.custom(named: name) { return requested(schema) }
    if let type = SystemIntents.named(name) { return .typed(type) }
    let others = try custom(ofMeantApps: false)
    if let schema = others.custom(named: name) { return requested(schema) }
    throw unknownIntent(name, own + others)
  }

  private func unknownIntent(_ name: String, _ custom: [IntentSchema]) -> ScenarioError {
    let nearest = custom.suggestion(for: name).map { "Did you mean “\($0)”?" }
    let own = custom.map(\.name).inOneLine
    var error = file.error(
      ParameterError(
        found: "the intent “\(name.shortened(to: 60))”",
        expected: intentsOfInstalledApp
          ?? (custom.isEmpty ? "one of SiriKit's intents" : "one of SiriKit's intents, or \(own)"),
        hint: nearest, path: ParameterPath([.name("intent")])))
    if nearest == nil, !apps.contains(where: \.isOutOfProcess) { error.helpTopic = .intents }
    return error
  }

  /// Rejects a wish to be asked for a parameter that the intent doesn't have.
  private func checkAskedEachTime(_ schema: IntentSchema) throws(ParameterError) {
    guard !scenario.askedEachTime.isEmpty else { return }
    let names = schema.parameters.map(\.name)
    for name in scenario.askedEachTime.sorted() where !names.contains(name) {
      throw ParameterError.unknownName(
        name, kind: "key", known: names, path: ParameterPath([.name(name)]))
    }
  }

  /// Returns the script for the handlers of an app; nil if the app has handlers.
  ///
  /// An app with handlers ignores the script beside a definition file.
  ///
  /// - Throws: ``ScenarioError`` for a script that doesn't fit the intent, or without a definition
  ///   file for an app in this program that has handlers.
  private func script(
    _ schema: IntentSchema, _ app: SimulatedApp
  ) throws(ScenarioError) -> HandlerScript.Checked? {
    let isNeeded = schema.isCustom && app.isScripted
    guard isNeeded || scenario.handler != nil else { return nil }
    return try inFile("handler") { () throws(ParameterError) in
      let isIgnored = app.isOutOfProcess || scenario.definition != nil
      guard schema.isCustom, app.isScripted || isIgnored else {
        throw ParameterError(
          found: "a script for \(app.description.displayName), which has handlers",
          expected: "a definition file beside it")
      }
      return try (scenario.handler ?? HandlerScript()).checked(for: schema)
    }
  }

  /// Rejects answers to questions that the intent can't lead to.
  private func checkQuestions(_ schema: IntentSchema) throws(ScenarioError) {
    for (index, turn) in scenario.turns.enumerated() {
      guard let name = turn.asked, !schema.hasQuestion(name) else { continue }
      throw unknownQuestion(name, schema, [.name("turns"), .index(index), .name("asked")])
    }
    guard !options.answers.isEmpty else { return }
    for name in options.answers.keys.sorted() where !schema.hasQuestion(name) {
      throw unknownQuestion(name, schema, [.name("answers"), .name(name)])
    }
  }

  private func unknownQuestion(
    _ name: String, _ schema: IntentSchema, _ path: ParameterPath
  ) -> ScenarioError {
    file.error(
      ParameterError.unknownName(name, kind: "question", known: schema.questions, path: path))
  }
}

extension ContactBook {
  /// Creates the contacts of a scenario's world.
  init(_ given: GivenWorld) {
    self.init(given.contacts, access: given.contactsAccess, places: given.places)
  }
}

extension [ParameterSchema] {
  /// Returns the fields with others whose names are new.
  fileprivate func adding(_ others: [ParameterSchema]) -> [ParameterSchema] {
    self + others.filter { other in !contains { $0.name == other.name } }
  }
}
