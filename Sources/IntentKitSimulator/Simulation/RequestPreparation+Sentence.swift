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
      guard let best = reading.interpretations.first else {
        guard reading.missingApp == nil else { return reading }
        // The app that a sentence names is more likely right than a sentence that almost fits it.
        let unhandled = unhandledRequest(of: sentence, by: reader)
        if unhandled?.app == nil || reading.nearMisses.isEmpty { reading.unhandled = unhandled }
        if scenario.app != nil, reading.unhandled?.app == nil {
          // The others haven't been asked.
          reading.unhandled?.app = candidates.first?.description.displayName
        }
        return reading
      }
      // Names and texts fit any words, also those of a request that no app handles.
      if !best.slots.isEmpty,
        let unhandled = unhandledRequest(of: sentence, by: reader, insteadOf: best)
      {
        reading.interpretations = []
        reading.unhandled = unhandled
      }
      return reading
    }
  }

  /// The language of the sentence.
  private var language: Language { scenario.locale ?? options.language }

  /// Returns the request that a sentence would mean if the apps handled all system intents.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - reader: The reader for the apps as they are.
  ///   - other: What the sentence means to the apps as they are, if anything. It remains the meaning
  ///     unless the request explains more words and no app handles it.
  /// - Returns: The request, or nil.
  private func unhandledRequest(
    of sentence: String, by reader: SentenceReader, insteadOf other: Interpretation? = nil
  ) -> SentenceReading.Unhandled? {
    let all = SystemIntents.all.map { $0.schema }
    let handled = other == nil ? [] : Set(reader.apps.flatMap(\.intents).map(\.siriKitName))
    let intents = all.filter { !handled.contains($0.siriKitName) }
    // The grammar of a few intents is soon made. That of most is shared with the sentences to other
    // apps, because making one takes a hundred times as long as reading a sentence.
    let grammar = language.grammar(for: intents.count * 2 < all.count ? intents : all)
    let reader = reader.handling(intents, in: grammar)
    // A reading that leaves out words can't explain more of them than the other one.
    let best =
      other == nil
      ? reader.reading(of: sentence, withNearMisses: false).interpretations.first
      : reader.literalMeaning(of: sentence)
    // Without some of its words, a sentence is too vague to recommend an app, and so is one that only
    // means a request to an app of a certain kind.
    guard let best, best.omissions.isEmpty,
      !["{app}", "<アプリ>"].contains(where: best.template.contains)
    else { return nil }
    if let other {
      guard other.omissions.isEmpty, best.score > other.score else { return nil }
    }
    return .init(intent: best.intent, app: best.appName.map { _ in best.app })
  }

  /// Returns the meaning of the scenario's sentence if it is clear.
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
        hint: reading.missingApp.map { "The app \($0) isn't installed." }
          ?? reading.unhandled?.hint ?? reading.nearMisses.first?.hint, path: [.name("say")]))
  }
}

extension SentenceReading.Unhandled {
  /// A sentence about the intent that is missing.
  fileprivate var hint: String {
    app.map { "It means \(intent), which \($0) doesn't handle." }
      ?? "It means \(intent), which no app handles."
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
