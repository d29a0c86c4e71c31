import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

// MARK: - The scenario that the arguments describe

extension RunCommand {
  /// Returns the scenario of a file, of `--intent` or of a sentence, without the other options.
  func scenario() throws(CommandError) -> ScenarioFile {
    let sources = [arguments.positional.first, arguments.intent, sentence].compactMap(\.self)
    guard sources.count < 2 else {
      throw .usage("run takes one of a file, --intent and --say.")
    }
    if let name = try definedIntent() { return ScenarioFile(Scenario(intent: name)) }
    if let path = arguments.positional.first {
      if case .folder = FileEntry(at: path) {
        let path = path.shortened(to: 120)
        throw .usage(
          "“\(path)” is a folder, and run takes one scenario. To run all scenarios in it, use "
            + "“intentsim replay \(path)”.")
      }
      if case .missing = FileEntry(at: path), let error = request(insteadOfFile: path) {
        throw error
      }
      return try usableScenario(at: path, for: "run")
    }
    if let intent = arguments.intent {
      var file = ScenarioFile(Scenario(intent: intent))
      file.sources[ParameterPath([.name("intent")])] = "--intent"
      return file
    }
    if let sentence {
      guard arguments.set.isEmpty else {
        throw .usage("--set needs a file or --intent; a sentence says its parameters.")
      }
      var file = ScenarioFile(Scenario(saying: sentence))
      file.sources[ParameterPath([.name("say")])] = "--say"
      return file
    }
    throw .usage(
      "run needs a scenario file, an intent by --intent NAME, or a sentence by --say SENTENCE; "
        + "see intentsim run --help.")
  }

  /// Returns the error for an intent or a sentence in the place of a file, or nil.
  private func request(insteadOfFile name: String) -> CommandError? {
    let shown = "“\(name.shortened(to: 60))”"
    if let intent = KnownIntents().named(name) {
      return .usage(
        "\(shown) is an intent, not a file: use “intentsim run --intent \(intent.name)”.")
    }
    if name.allSatisfy(\.isNameLetter), let intent = KnownIntents().custom.suggestion(for: name) {
      return .usage("there is no file \(shown). Did you mean “intentsim run --intent \(intent)”?")
    }
    guard name.contains(" "), !name.contains("/") else { return nil }
    return .usage("\(shown) isn't a file. For a sentence, use “intentsim say SENTENCE”.")
  }

  /// The intent of the definition file that the first argument names, unless it is a file.
  private func definedIntent() throws(CommandError) -> String? {
    guard let name = arguments.positional.first, case .missing = FileEntry(at: name),
      let defined = try arguments.definition.schemas()
    else { return nil }
    // Anything else is a missing file.
    guard name.allSatisfy(\.isNameLetter) else { return nil }
    let known = KnownIntents(defined: defined)
    guard let schema = known.named(name) else { throw known.unknown(name) }
    return schema.name
  }

  /// Sets the parameters of `--set`; several values for one parameter form a list.
  func set(in file: inout ScenarioFile, of schema: IntentSchema?) throws(CommandError) {
    var parameters: [String: ParameterValue] = [:]
    let reader = AnswerReader(
      arguments.locale ?? file.scenario.locale ?? .preferred(in: Output.environment),
      now: file.scenario.given.now ?? Simulator.simulatedNow)
    /// Returns a value that is stated as in an answer: “thirty dollars”.
    func stated(_ value: ParameterValue, _ name: String) -> ParameterValue {
      guard case .string(let text) = value, let schema else { return value }
      return reader.statedValue(text, of: name, in: schema) ?? value
    }
    for setting in arguments.set {
      let name = setting.name
      let type = schema?.parameter(named: name)?.type
      // A parameter that is a string keeps its text even if it begins like JSON.
      let value: ParameterValue =
        type == .string ? .string(setting.value) : try value(setting.value, of: "--set \(name)")
      if case .list? = type {
        // A list is written as in an answer: “Bill and Tom”.
        let added: [ParameterValue] =
          if case .array(let values) = stated(value, name) { values } else { [value] }
        let earlier: [ParameterValue] =
          if case .array(let values)? = parameters[name] { values } else { [] }
        parameters[name] = .array(earlier + added)
      } else {
        guard parameters.updateValue(stated(value, name), forKey: name) == nil else {
          throw .usage(
            "--set \(name.shortened(to: 60)) is given twice, and it holds only one value.")
        }
      }
    }
    for (name, value) in parameters {
      file.scenario.parameters[name] = value
      file.scenario.askedEachTime.remove(name)
      file.sources[ParameterPath([.name("parameters"), .name(name)])] = "--set \(name)"
    }
  }

  /// Sets the situation of the request, and the app's settings of `--given`.
  func give(in file: inout ScenarioFile) throws(CommandError) {
    let situation = arguments.situation
    if situation.locked { file.scenario.given.locked = true }
    if situation.voice { file.scenario.given.voice = true }
    if let access = situation.contacts { file.scenario.given.contactsAccess = access }
    if let status = situation.siriAuthorization { file.scenario.given.siriAuthorization = status }
    if let now = situation.now { file.scenario.given.now = now }
    if let state = situation.appState { file.scenario.given.appState = state }
    if let source = situation.source { file.scenario.source = source }
    try setPlaces(in: &file.scenario.given.places)
    for setting in arguments.given {
      let name = setting.name
      let path = ParameterPath([.name("given"), .name("settings"), .name(name)])
      guard file.sources.updateValue("--given \(name)", forKey: path) == nil else {
        throw .usage("--given \(name.shortened(to: 60)) is given twice.")
      }
      file.scenario.given.settings[name] = try value(setting.value, of: "--given \(name)")
    }
  }

  /// Sets the places of `--places`.
  private func setPlaces(in places: inout UserPlaces) throws(CommandError) {
    for setting in arguments.situation.places {
      let option = "--places \(setting.name.shortened(to: 60))"
      let value = try value(setting.value, of: option)
      let place = try usable { () throws(ParameterError) in
        try UserPlaces(parameterValue: .object([setting.name: value]))
      } message: {
        "\(option): \($0)"
      }
      if let home = place.home { places.home = home }
      if let work = place.work { places.work = work }
    }
  }

  /// Returns the value of a text: JSON if it begins like JSON, otherwise a string.
  private func value(
    _ text: String, of option: String
  ) throws(CommandError) -> ParameterValue {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return .string(text) }
    return try usable { () throws(JSONError) in
      try JSONReader.value(from: text)
    } message: {
      let (option, text) = (option.shortened(to: 60), text.shortened(to: 60))
      return "\(option): “\(text)” isn't valid JSON: \($0.description)"
    }
  }

  /// Adds the answers of `--answer`.
  ///
  /// An answer for a parameter replaces the scenario's own; others follow the scenario's.
  func answer(in file: inout ScenarioFile, _ options: inout Simulator.Options) {
    // A scenario is copied when it changes, so its turns are changed apart.
    var turns = file.scenario.turns
    for text in arguments.answer {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(\.isNameLetter) {
        options.answers[String(parts[0]), default: []].append(String(parts[1]))
      } else {
        file.sources[ParameterPath([.name("turns"), .index(turns.count)])] = "--answer"
        turns.append(ScenarioTurn(answer: text.hasPrefix("=") ? String(text.dropFirst()) : text))
      }
    }
    let indices = Dictionary(grouping: turns.indices) { turns[$0].asked }
    for (name, answers) in options.answers {
      let asked = indices[name] ?? []
      let surplus = max(0, answers.count - asked.count)
      for (turn, answer) in zip(asked, answers.dropFirst(surplus)) { turns[turn].answer = answer }
      options.answers[name] = surplus > 0 ? Array(answers.prefix(surplus)) : nil
      file.sources[ParameterPath([.name("answers"), .name(name)])] = "--answer \(name)"
    }
    file.scenario.turns = turns
  }
}

extension Character {
  /// Whether this letter can be in the name of a parameter.
  fileprivate var isNameLetter: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
