import IntentKitCore
import IntentKitSimulator

// The rules for the vocabularies of an app. Each rule cites the section of “What Siri does” it derives
// from.

extension ManifestRule {
  // What Siri does, 6: A vocabulary is of one language.
  static let vocabularyNotLocalized = rule("vocabulary-not-localized", .warning, .observed) {
    subject, found in
    let known = subject.vocabularyLanguages
    guard let localization = subject.context.localization, !known.isEmpty,
      // A file outside of the folders of languages is of all languages.
      !known.contains(nil), let intent = subject.declared.first
    else { return }
    let missing = ([localization.developmentLanguage] + localization.languages).filter { language in
      !known.contains { $0?.isForm(of: language) == true }
    }
    guard !missing.isEmpty else { return }
    found.add(
      intent.path,
      "The app has AppIntentVocabulary.plist, but not in \(missing.list), where Siri doesn't recognize "
        + "its phrases and names, which the App Store reports as 90626.",
      cure: "Add AppIntentVocabulary.plist to \(missing.folders).")
  }

  // What Siri does, 6: The App Store reports each intent without an example (90626).
  static let examplePhrasesMissing = rule("example-phrases-missing", .warning, .observed) {
    subject, found in
    let intents = subject.declared.filter { $0.schema != nil }
    let vocabularies = Dictionary(grouping: subject.manifest.vocabularies, by: \.language)
    if let first = intents.first, subject.vocabularyLanguages.isEmpty,
      let localization = subject.context.localization
    {
      found.add(
        first.path, "The app has no example phrases, which the App Store reports as 90626.",
        cure: "Add AppIntentVocabulary.plist with IntentPhrases to "
          + "\(([localization.developmentLanguage] + localization.languages).folders).")
    }
    for language in subject.vocabularyLanguages {
      let phrases = (vocabularies[language] ?? []).flatMap { $0.intentPhrases ?? [] }
      let named = Set(phrases.filter { $0.examples?.isEmpty == false }.compactMap(\.intentName))
      let missing = intents.filter { !named.contains($0.name) }
      guard let first = missing.first else { continue }
      let names = missing.map(\.name).uniqued
      found.add(
        first.path,
        "AppIntentVocabulary.plist\(language.map { " in \($0)" } ?? "") has no example phrases for "
          + "\(names.prefix(5).joined(separator: ", "))"
          + (names.count > 5 ? " and \(names.count - 5) more" : "")
          + ", which the App Store reports as 90626.",
        cure: "Add an item with IntentName and IntentExamples to IntentPhrases.")
    }
  }

  // Siri shows the examples to users, who then say them in their language.
  static let phraseNotTranslated = rule("example-phrase-not-translated", .warning, .ours) {
    subject, found in
    subject.examples { language, intent, sentence, path in
      guard !language.isWritten(in: sentence) else { return }
      found.add(
        path,
        "The example \(sentence.quoted) of \(intent.siriKitName) isn't in \(language.name).",
        cure: "Translate it to \(language.name); see intentsim phrases \(intent.name) --locale "
          + "\(language.rawValue).")
    }
  }

  // What Siri does, 6: The same, if the assistant knows the intent by its sentences.
  static let phraseNotUnderstood = rule("example-phrase-not-understood", .warning, .ours) {
    subject, found in
    guard subject.manifest.app.spokenName?.hasVariable == false else { return }
    var readers: [Language: SentenceReader] = [:]
    subject.examples { language, intent, sentence, path in
      guard language.isWritten(in: sentence), language.hasSentences(for: intent) else {
        return
      }
      let reader = readers[language] ?? subject.reader(language)
      readers[language] = reader
      let meanings = reader.reading(of: sentence).interpretations
      guard meanings.first?.intent != intent.name else { return }
      let meaning =
        meanings.first.flatMap { SystemIntents.named($0.intent)?.schema.siriKitName }
        .map { "means \($0)" } ?? "isn't understood"
      found.add(
        path, "The example \(sentence.quoted) of \(intent.siriKitName) \(meaning).",
        cure: "Say what the intent does, and the name of the app; see "
          + "intentsim phrases \(intent.name).")
    }
  }

  // What Siri does, 6: Names belong to parameters of the app's intents.
  static let unknownVocabularyName = rule("unknown-vocabulary-name", .warning, .documented) {
    subject, found in
    guard !subject.declared.isEmpty else { return }
    let declared = subject.declaredByName
    for (number, vocabulary) in subject.manifest.vocabularies.enumerated() {
      for (index, phrases) in (vocabulary.intentPhrases ?? []).enumerated() {
        guard let name = phrases.intentName, declared[name] == nil else { continue }
        found.add(
          .vocabulary(number, "IntentPhrases", index, "IntentName"),
          "The app has example phrases for \(name.quoted), which it doesn't declare.",
          cure: subject.suggestion(for: name) ?? "Remove them, or declare the intent.")
      }
      for (index, parameters) in (vocabulary.parameterVocabularies ?? []).enumerated() {
        for (item, name) in (parameters.parameterNames ?? []).enumerated() {
          guard let problem = subject.problem(ofParameter: name, declared) else { continue }
          found.add(
            .vocabulary(number, "ParameterVocabularies", index, "ParameterNames", item),
            problem.message, cure: problem.cure)
        }
      }
    }
  }

  // What Siri does, 6: The keys that each item must have.
  static let incompleteVocabulary = rule("incomplete-vocabulary", .warning, .documented) {
    subject, found in
    for (number, vocabulary) in subject.manifest.vocabularies.enumerated() {
      for (index, phrases) in (vocabulary.intentPhrases ?? []).enumerated() {
        let path = ParameterPath.vocabulary(number, "IntentPhrases", index)
        if phrases.intentName == nil { found.add(missing: "IntentName", path) }
        if phrases.examples?.isEmpty ?? true { found.add(missing: "IntentExamples", path) }
      }
      for (index, parameters) in (vocabulary.parameterVocabularies ?? []).enumerated() {
        let path = ParameterPath.vocabulary(number, "ParameterVocabularies", index)
        if parameters.parameterNames?.isEmpty ?? true { found.add(missing: "ParameterNames", path) }
        for (item, value) in (parameters.items ?? []).enumerated() {
          let path = ParameterPath(
            path.steps + [.name("ParameterVocabulary"), .index(item)])
          if value.identifier == nil { found.add(missing: "VocabularyItemIdentifier", path) }
          if !(value.synonyms ?? []).contains(where: { $0.phrase?.trimmed.isEmpty == false }) {
            found.add(missing: "VocabularyItemPhrase", path)
          }
        }
      }
    }
  }
}

extension String {
  /// Whether this language is the same as another one, possibly in the form of a region.
  fileprivate func isForm(of language: String) -> Bool {
    self == language || hasPrefix("\(language)-") || language.hasPrefix("\(self)-")
  }
}

extension ManifestRule.Findings {
  fileprivate mutating func add(missing key: String, _ path: ParameterPath) {
    add(path, "An item of the vocabulary has no \(key), so Siri ignores it.", cure: "Add the key.")
  }
}

extension ManifestSubject {
  /// The languages of the vocabularies, each once; nil is every language.
  fileprivate var vocabularyLanguages: [String?] { manifest.vocabularies.map(\.language).uniqued }

  /// Calls a function for the examples in the languages that the assistant speaks.
  ///
  /// Reading each takes a while, so only the first ones of an intent are of interest.
  fileprivate func examples(
    _ body: (Language, IntentSchema, _ sentence: String, ParameterPath) -> Void
  ) {
    let declared = declaredByName
    for (number, vocabulary) in manifest.vocabularies.enumerated() {
      guard let language = vocabulary.language.flatMap({ Language($0) }) else { continue }
      for (index, phrases) in (vocabulary.intentPhrases ?? []).enumerated() {
        guard let intent = phrases.intentName.flatMap({ declared[$0]?.schema }) else { continue }
        for (example, sentence) in (phrases.examples ?? []).prefix(20).enumerated() {
          body(
            language, intent, sentence,
            .vocabulary(number, "IntentPhrases", index, "IntentExamples", example))
        }
      }
    }
  }

  /// Returns a reader for sentences about the app in a language, in which the app can have another
  /// name.
  fileprivate func reader(_ language: Language) -> SentenceReader {
    let localized = (context.localization?.values ?? [:])
      .filter { Language($0.key) == language }.values.flatMap { $0 }
    let description = manifest.appDescription
    let names =
      [description.displayName] + description.alternativeNames
      + localized.filter { key, _ in
        ["CFBundleDisplayName", "CFBundleName"].contains(key)
          || description.alternativeNames.contains(key)
      }.map(\.value)
    var intents: [IntentSchema] = []
    for schema in declared.compactMap(\.schema) where !intents.contains(where: { $0 === schema }) {
      intents.append(schema)
    }
    return SentenceReader(
      apps: [
        SpokenApp(
          names: names.filter { !$0.trimmed.isEmpty }, intents: intents,
          vocabularies: manifest.vocabularies)
      ], language: language, now: Simulator.simulatedNow)
  }

  /// The declared intents by name; the first of several with the same name.
  fileprivate var declaredByName: [String: DeclaredIntent] {
    Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
  }

  fileprivate func suggestion(for intent: String) -> String? {
    // An app with more intents isn't a real one.
    intent.nearest(in: declared.prefix(100).map(\.name), within: 3).map {
      "Write \($0.quoted)."
    }
  }

  /// Returns the reason why a name in `ParameterNames` isn't one, with its remedy.
  fileprivate func problem(
    ofParameter name: String, _ declared: [String: DeclaredIntent]
  ) -> (message: String, cure: String)? {
    guard let (intent, path) = name.intentAndPath else {
      return (
        "\(name.quoted) isn't the name of a parameter.",
        "Write the class of the intent, a point and the parameter, such as "
          + "INStartWorkoutIntent.workoutName."
      )
    }
    guard let declared = declared[intent] else {
      return (
        "\(name.quoted) is a parameter of an intent that the app doesn't declare.",
        suggestion(for: intent) ?? "Remove it, or declare the intent."
      )
    }
    guard let schema = declared.schema else { return nil }
    let parameter = path.split(separator: ".").first.map(String.init) ?? path
    guard schema.parameter(named: parameter) == nil else { return nil }
    let names = schema.parameters.map(\.name)
    return (
      "\(intent) has no parameter \(parameter.quoted).",
      parameter.nearest(in: names).map { "Write \("\(intent).\($0)".quoted)." }
        ?? "Write one of \(names.joined(separator: ", "))."
    )
  }
}

extension ParameterPath {
  /// Returns the path of a key in an item of a vocabulary, or of an element of its array.
  fileprivate static func vocabulary(
    _ number: Int, _ list: String, _ index: Int, _ key: String? = nil, _ item: Int? = nil
  ) -> ParameterPath {
    var steps: [Step] = [.name("vocabularies"), .index(number), .name(list), .index(index)]
    if let key { steps.append(.name(key)) }
    if let item { steps.append(.index(item)) }
    return ParameterPath(steps)
  }
}
