public import IntentKitCore
public import LanguageFiles

/// Finds what an answer means in the context of its question.
///
/// An answer is a sentence. It means something if what the language says in answers, the options of
/// the question and the pieces of the request cover all of its words.
public struct AnswerReader: Sendable {
  private let language: PreparedLanguage
  private let shared: SharedPieces

  /// Creates a reader for the language of a table.
  public init(_ table: LanguageTable) {
    language = PreparedLanguage(table)
    shared = SharedPieces(language)
  }

  /// Returns the answer that a text gives to a question.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - prompt: The question, with the titles of its options in the user's language.
  ///   - context: The intent and the app of the conversation.
  ///   - names: Words for parameters of the intent, besides those of the language.
  ///   - cases: The values that are possible if the question is for one of a closed type, with their
  ///     titles in the user's language.
  ///   - now: The time at the user's place.
  /// - Returns: The answer, or `notUnderstood` if the text doesn't answer the question.
  public func answer(
    from text: String, to prompt: Prompt, context: DialogueContext,
    names: [(name: String, parameter: String)] = [], cases: [Prompt.Option] = [], now: LocalTime
  ) -> Answer {
    guard !cases.isEmpty else { return answer(text, prompt, context, names, now: now) }
    var closed = prompt
    closed.options = cases
    switch answer(text, closed, context, names, now: now) {
    case .option(let number): return .value(cases[number].value)
    case .narrowed, .similar: return .notUnderstood(text)
    case let answer: return answer
    }
  }

  private func answer(
    _ text: String, _ prompt: Prompt, _ context: DialogueContext,
    _ names: [(name: String, parameter: String)], now: LocalTime
  ) -> Answer {
    let options = OptionNames(
      prompt.options, language.tokenizer, areTitles: prompt.kind == .value)
    if let exact = options.exactMatch(of: text) { return .option(exact) }
    let vocabulary = context.app.vocabulary(of: context.schema)
    let known =
      options.entries + vocabulary.map { (name: $0.phrase, kind: .vocabulary) }
      + names.map { (name: $0.name, kind: .parameter($0.parameter)) }
      + context.schema.parameters.map { (name: $0.name, kind: .parameter($0.name)) }
    let sentence = Sentence(text, in: language, names: WorldNames(known, language.tokenizer))
    guard !sentence.tokens.isEmpty, sentence.count <= LanguageReader.maximumTokenCount else {
      return .notUnderstood(text)
    }
    let isDictated = isDictated(prompt, context.schema)
    let frame = AnswerFrame(
      language, prompt, context.schema, isDictated: isDictated,
      vocabulary: Set(vocabulary.map(\.parameter)), known: Set(context.parameters.keys))
    var matcher = PieceMatcher(language, sentence)
    matcher.names.expectation = prompt.parameter == nil ? .answer : .name
    guard let cover = cover(of: frame, isDictated: isDictated, &matcher) else {
      return isDictated
        ? .value(.string(text)) : options.similar(to: text) ?? .notUnderstood(text)
    }
    var current = context.parameters
    if let parameter = prompt.parameter {
      if let value = prompt.value { current[parameter] = value }
      // What the app has refused isn't completed.
      if prompt.cause == .unsupported, context.schema.type(at: parameter)?.isMoment ?? false {
        current[parameter] = nil
      }
    }
    let builder = MeaningBuilder(
      schema: context.schema, sentence: matcher.sentence, now: now, current: current)
    let answer = AnswerBuilder(
      text: text, prompt: prompt, options: options, values: builder,
      verbs: verbs(of: context.schema)
    )
    .answer(of: cover)
    return answer ?? .notUnderstood(text)
  }

  /// Returns the cheapest cover of an answer, or nil if there is none.
  private func cover(
    of frame: AnswerFrame, isDictated: Bool, _ matcher: inout PieceMatcher
  ) -> Cover? {
    let consents = frame.consents
    let shared = self.shared.steps(&matcher).map { steps in
      steps.filter { step in
        guard let piece = step.piece, piece.kind != .app else { return true }
        // Beside the words that steer, each word belongs to the text.
        if isDictated { return false }
        // “OK” consents, and isn't only a greeting.
        return !matcher.sentence.words[step.start].contains {
          $0.end == step.match.end && consents.contains($0.wordClass)
        }
      }
    }
    matcher.names.textEnds = SharedPieces.textEnds(shared, matcher.sentence)
    let prepared = frame.prepared()
    let index = FrameIndex([prepared], classCount: language.table.classes.count)
    guard let candidates = index.candidates(for: matcher).first else { return nil }
    var search = CoverSearch(prepared, shared: shared, allowsLeftovers: false)
    return search.best(candidates.starts, &matcher, apps: [])
  }

  private func verbs(of schema: IntentSchema) -> Set<String> {
    language.table.frame(of: schema)
      .map { AnswerFrame.verbs(of: $0, language.table) } ?? []
  }

  /// Whether the answer is a text, which can have any words.
  private func isDictated(_ prompt: Prompt, _ schema: IntentSchema) -> Bool {
    guard prompt.kind == .value, let parameter = prompt.parameter else { return false }
    return switch schema.type(at: parameter) {
    case nil, .string, .url, .data, .any, .dictionary: true
    case .record(let record): record.name == NoteContent.recordSchema.name
    default: false
    }
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
