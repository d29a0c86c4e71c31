import IntentKitCore

// The sentence of a request: its meanings, and the one that is meant.

extension RequestPreparation {
  /// Returns the meanings of the scenario's sentence, if any.
  func reading() throws(ScenarioError) -> SentenceReading? {
    guard let sentence = scenario.say else { return nil }
    return try inFile { () throws(ParameterError) in
      var candidates = apps
      if let name = scenario.app {
        candidates = candidates.filter { $0.name(matching: name) != nil }
        guard !candidates.isEmpty else {
          throw ParameterError.unknownApp(name, among: apps, path: [.name("app")])
        }
      }
      var spoken: [SpokenApp] = []
      for app in candidates {
        let custom = try app.customIntents()
        for schema in custom { try language.checkPhrases(of: schema) }
        spoken.append(
          SpokenApp(
            scenario.given.manifest?.appDescription ?? app.description, custom: custom,
            userVocabulary: scenario.given.vocabulary))
      }
      let reader = SentenceReader(
        apps: spoken, language: language, contacts: ContactBook(scenario.given),
        now: Simulator.now(in: scenario, options))
      var reading = reader.reading(of: sentence)
      if scenario.app == nil {
        let isReachedByNameOnly = Set(
          candidates.filter(\.isReachedByNameOnly).map(\.description.displayName))
        let others = reading.interpretations.filter {
          $0.appName != nil || !isReachedByNameOnly.contains($0.app)
        }
        if !others.isEmpty { reading.interpretations = others }
      }
      if scenario.app != nil, reading.unhandled?.app == nil {
        // The others haven't been asked.
        reading.unhandled?.app = candidates.first?.description.displayName
      }
      return reading
    }
  }

  /// The language of the sentence.
  private var language: Language { scenario.locale ?? options.language }

  /// Returns the meaning of the scenario's sentence if it is clear.
  func interpretation(of reading: SentenceReading) throws(ScenarioError) -> Interpretation {
    let candidates = reading.candidates
    if candidates.count == 1 { return candidates[0] }
    let sentence = "“\(reading.sentence.shortened(to: 60))”"
    guard candidates.isEmpty else {
      let intents = candidates.map(\.intent).uniqued
      throw file.error(
        intents.count > 1
          ? ParameterError(
            found: "\(sentence), which can mean \(intents.joined(separator: " or "))",
            expected: "a sentence with one meaning", path: [.name("say")])
          : ParameterError(
            found: "\(sentence), which fits several apps",
            expected: "the name of one in the sentence, or as the app: "
              + candidates.map(\.app).inOneLine,
            path: [.name("say")]))
    }
    throw file.error(
      ParameterError(
        found: "\(sentence), which isn't understood",
        expected: "a sentence for an intent that the app handles",
        hint: reading.unhandled?.hint ?? reading.nearMiss?.hint, path: [.name("say")]))
  }
}

extension SentenceReading.Unhandled {
  /// A sentence about the intent that is missing.
  fileprivate var hint: String {
    app.map { "It means \(intent), which \($0) doesn't handle." }
      ?? "It means \(intent), which no app handles."
  }
}

extension SentenceReading.NearMiss {
  /// A sentence about the words that have no role.
  package var hint: String {
    let rest = unexplained.map { "“\($0.shortened(to: 60))”" }.inOneLine
    return "It could mean \(intent), but for \(rest)."
  }
}
