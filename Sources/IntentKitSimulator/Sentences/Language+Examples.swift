package import IntentKitCore
import IntentKitLanguage
import LanguageFiles

extension Language {
  /// Returns example sentences for an intent, the most typical one first.
  ///
  /// Those of SiriKit's intents are in the files of the language, and those of custom intents follow
  /// from their phrases.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - app: The name of the app in the sentences; nil to leave it out where it isn't needed.
  /// - Returns: The sentences. Each of them is understood as the intent.
  package func examplePhrases(of schema: IntentSchema, app: String? = nil) -> [String] {
    let reader = SentenceReader(
      apps: [SpokenApp(names: [app ?? Self.exampleApp], intents: [schema])], language: self,
      now: Simulator.simulatedNow)
    var seen: Set<String> = []
    let sentences =
      schema.isCustom ? customExamples(of: schema, app: app) : examples(of: schema, app: app)
    return sentences.filter { sentence in
      seen.insert(sentence.lowercased()).inserted
        && !reader.reading(of: sentence).interpretations.isEmpty
    }
  }

  /// Returns whether sentences can mean an intent.
  package func hasSentences(for schema: IntentSchema) -> Bool {
    schema.isCustom || table.frames.contains { $0.intent == schema.name }
  }

  /// The name of an app in sentences that must name one.
  private static let exampleApp = "Example"

  /// Returns the examples in the files of the language.
  private func examples(of schema: IntentSchema, app: String?) -> [String] {
    table.frames.filter { $0.intent == schema.name }.flatMap(\.examples).map { text in
      SentenceExample(text: text[...]).sentence(for: app)
    }
  }

  /// Returns sentences that follow the phrases of a custom intent.
  private func customExamples(of schema: IntentSchema, app: String?) -> [String] {
    let language = LanguageExtension(table)
    let phrases = schema.phrases(in: rawValue).flatMap { phrase in
      language.sentences(of: phrase) { value(of: $0, schema) }
    }
    // The name of an intent is English. It requests the intent, but isn't said.
    let native = phrases.filter(isWritten)
    let sentences = native.isEmpty ? phrases : native
    guard let app, let form = table.settings["addressed"]?.first else { return sentences }
    return sentences.map { form.replacing("{sentence}", with: $0).replacing("{app}", with: app) }
  }

  /// Returns the words for a value of a parameter in an example.
  private func value(of name: String, _ schema: IntentSchema) -> String {
    guard let type = schema.parameter(named: name)?.type else { return "" }
    switch type {
    case .enumeration(let cases), .options(let cases), .keyword(let cases):
      let first = cases.cases.first
      return first?.text?.text(in: rawValue) ?? first?.name.words ?? ""
    case .integer, .number, .decimal: return "2"
    // What the values of an app's own type are called isn't known, so their noun stands for them.
    default: return phrasebook.noun(for: name, of: schema).lowercased()
    }
  }

  /// Checks the phrases of a custom intent.
  ///
  /// - Throws: `ParameterError` for the first phrase that isn't a pattern. Show it to the author of
  ///   the intent.
  func checkPhrases(of schema: IntentSchema) throws(ParameterError) {
    let error = Self.phraseErrors.value(in: self, for: [schema]) {
      var language = LanguageExtension(table)
      return language.add(schema, in: rawValue).first { item in
        schema.phrases.contains { $0.text == item.phrase }
      }.map { phrase, error in
        ParameterError(
          found:
            "the phrase “\(phrase.shortened(to: 60))” of \(schema.name), with \(error.message)",
          expected: "a pattern such as “order [{quantity}] {soup}”, with parameters of the intent")
      }
    }
    if let error { throw error }
  }

  /// The errors in the phrases of custom intents, each by its intent.
  private static let phraseErrors = SchemaCache<ParameterError?>(capacity: 64)
}

/// An example sentence that has a place for the name of an app.
private struct SentenceExample {
  /// The sentence: `Get me a ride[ with {app}] to the airport`.
  ///
  /// The part in brackets is only said with the name of an app.
  let text: Substring

  /// Returns the sentence for an app, or without the name of an app.
  func sentence(for app: String?) -> String {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return String(text)
    }
    let part = text[text.index(after: open)..<close]
    return text[..<open] + (app.map { String(part).replacing("{app}", with: $0) } ?? "")
      + text[text.index(after: close)...]
  }
}
