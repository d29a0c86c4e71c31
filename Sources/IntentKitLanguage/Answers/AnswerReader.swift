public import IntentKitCore
public import LanguageFiles

/// Finds what an answer means in the context of its question.
///
/// An answer is a sentence. It means something if what the language says in answers, the options of
/// the question and the pieces of the request cover all of its words.
public struct AnswerReader: Sendable {
  private let language: PreparedLanguage
  private let shared: SharedPieces
  private let now: LocalTime

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - table: The language of the answers.
  ///   - now: The time at the user's place.
  public init(_ table: LanguageTable, now: LocalTime) {
    language = PreparedLanguage(table)
    shared = SharedPieces(language)
    self.now = now
  }

  /// Returns the answer that a text gives to a question.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - prompt: The question, with the titles of its options in the user's language.
  ///   - context: The intent and the app of the conversation.
  /// - Returns: The answer, or `notUnderstood` if the text doesn't answer the question.
  public func answer(from text: String, to prompt: Prompt, context: DialogueContext) -> Answer {
    let names = OptionNames(prompt.options, language.tokenizer)
    if let exact = names.exactMatch(of: text) { return .option(exact) }
    let vocabulary = context.app.vocabulary(of: context.schema)
    let known =
      names.entries + vocabulary.map { (name: $0.phrase, kind: .vocabulary) }
      + context.schema.parameters.map { (name: $0.name, kind: .parameter($0.name)) }
    let sentence = Sentence(text, in: language, names: WorldNames(known, language.tokenizer))
    guard !sentence.tokens.isEmpty, sentence.count <= LanguageReader.maximumTokenCount else {
      return .notUnderstood(text)
    }
    let frame = AnswerFrame(
      language, prompt, context.schema, isDictated: isDictated(prompt, context.schema),
      vocabulary: Set(vocabulary.map(\.parameter))
    ).prepared()
    var matcher = PieceMatcher(language, sentence)
    matcher.names.expectation = prompt.parameter == nil ? .answer : .name
    let shared = self.shared.steps(&matcher)
    matcher.names.textEnds = SharedPieces.textEnds(shared, sentence)
    let index = FrameIndex([frame], classCount: language.table.classes.count)
    var answer: Answer?
    if let candidates = index.candidates(for: matcher).first {
      var search = CoverSearch(frame, shared: shared, allowsLeftovers: false)
      if let cover = search.best(candidates.starts, &matcher, apps: []) {
        let builder = MeaningBuilder(
          schema: context.schema, sentence: matcher.sentence, now: now,
          current: context.parameters)
        answer = AnswerBuilder(
          prompt: prompt, values: builder, verbs: verbs(of: context.schema)
        ).answer(of: cover)
      }
    }
    if answer == nil, isDictated(prompt, context.schema) { return .value(.string(text)) }
    return answer ?? names.similar(to: text) ?? .notUnderstood(text)
  }

  private func verbs(of schema: IntentSchema) -> Set<String> {
    language.table.frames.first { $0.intent == schema.name }
      .map { AnswerFrame.verbs(of: $0, language.table) } ?? []
  }

  /// Whether the answer is a text, which can have any words.
  private func isDictated(_ prompt: Prompt, _ schema: IntentSchema) -> Bool {
    guard prompt.kind == .value, let parameter = prompt.parameter else { return false }
    return schema.type(at: parameter) == .string
  }
}

extension AppDescription {
  /// The names that the app has declared for parameters of an intent.
  func vocabulary(of schema: IntentSchema) -> [(parameter: String, phrase: String)] {
    vocabularies.flatMap { $0.parameterVocabularies ?? [] }.flatMap { vocabulary in
      let parameters = (vocabulary.parameterNames ?? []).filter {
        $0.hasPrefix(schema.siriKitName + ".")
      }
      let phrases = (vocabulary.items ?? []).flatMap { $0.synonyms ?? [] }.compactMap(\.phrase)
      return parameters.flatMap { path in
        phrases.map { (String(path.dropFirst(schema.siriKitName.count + 1)), $0) }
      }
    }
  }
}
