import IntentKitCore

// The sentence of a request: its meanings, and the one that is meant.

extension RequestPreparation {
  /// Returns the meanings of the scenario's sentence, or nil if it has none.
  func reading() throws(ScenarioError) -> SentenceReading? {
    guard let sentence = scenario.say else { return nil }
    return try inFile { () throws(ParameterError) in
      var candidates = apps
      if let name = scenario.app {
        candidates = candidates.filter { $0.name(matching: name) != nil }
        guard !candidates.isEmpty else {
          throw ParameterError.unknownName(
            name, kind: "app", known: apps.flatMap { $0.names }, path: [.name("app")])
        }
      }
      var spoken: [SpokenApp] = []
      for app in candidates {
        let custom = try app.customIntents()
        let language = scenario.locale ?? options.language
        for schema in custom { try language.checkPhrases(of: schema) }
        spoken.append(
          SpokenApp(
            scenario.given.manifest?.appDescription ?? app.description, custom: custom,
            userVocabulary: scenario.given.vocabulary))
      }
      let reader = SentenceReader(
        apps: spoken, language: scenario.locale ?? options.language,
        contacts: ContactBook(scenario.given), now: Simulator.now(in: scenario, options))
      return reader.reading(of: sentence)
    }
  }

  /// Returns the meaning of the scenario's sentence, which must be clear.
  func interpretation(of reading: SentenceReading) throws(ScenarioError) -> Interpretation {
    let candidates = reading.candidates
    if candidates.count == 1 { return candidates[0] }
    let sentence = "“\(reading.sentence.shortened(to: 60))”"
    guard candidates.isEmpty else {
      throw file.error(
        ParameterError(
          found: "\(sentence), which fits several apps",
          expected: "the name of one in the sentence, or as the app: "
            + candidates.map(\.app).inOneLine,
          path: [.name("say")]))
    }
    throw file.error(
      ParameterError(
        found: "\(sentence), which fits no template",
        expected: "a sentence for an intent that the app handles",
        hint: reading.nearMisses.first?.hint, path: [.name("say")]))
  }
}

extension NearMiss {
  /// A sentence about the place where the sentence departs from the template.
  package var hint: String {
    let start =
      understood.isEmpty ? "The sentence" : "After “\(understood.shortened(to: 60))”, it"
    let next = expected.prefix(4).map { "“\($0)”" }.joined(separator: ", ")
    return next.isEmpty
      ? "\(start) should end." : "\(start) could continue with \(next), for \(intent)."
  }
}
