import IntentKitCore

// Changes of a request that repeat its verb, and those that name something that the app has declared.

extension AnswerReader {
  /// Returns the change in an answer that is only a name that the app has declared, or a value with
  /// the verb of the request: `pay it on Friday`.
  func changeWithoutName(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    if let change = knownNameChange(words, from: start, context) { return change }
    guard let rest = withoutVerb(words, from: start, context) else { return nil }
    if let change = roleChange(rest, context) { return change }
    guard whole(rest, from: 0, { values.number(in: $0, at: $1) }) != nil else { return nil }
    return anyParameter(rest, from: 0, context)
  }

  /// Returns an answer without the verb of the request, or nil if it lacks the verb or consists of it.
  private func withoutVerb(
    _ words: SpokenWords, from start: Int, _ context: DialogueContext
  ) -> SpokenWords? {
    guard let verbs = phrases.verbs[context.schema.phraseKey] else { return nil }
    let count = words.words.count
    if language == .english {
      guard let verb = verbs.match(in: words, at: start), verb.end < count else { return nil }
      return SpokenWords(words.text(of: verb.end..<count))
    }
    for index in (start..<count).dropFirst().suffix(Self.verbLimit) {
      guard let verb = verbs.match(in: words, at: index), isEnd(words, verb.end) else { continue }
      return SpokenWords(words.text(of: start..<index))
    }
    return nil
  }

  /// The maximum number of words in a verb with the polite words after it.
  private static let verbLimit = 16

  /// Returns the change to a name that the app has declared for a parameter: `an SUV`.
  func knownNameChange(
    _ words: SpokenWords, from index: Int, _ context: DialogueContext
  ) -> Answer? {
    guard index < words.words.count, !context.app.vocabularies.isEmpty else { return nil }
    let rest = SpokenWords(words.text(of: index..<words.words.count))
    let known = currentParameters(context)
    let names = KnownNames(context.app.vocabularies, UserVocabulary(), language).all.filter {
      ($0.intent ?? context.schema.siriKitName) == context.schema.siriKitName
        && known.contains($0.path)
    }
    for name in names {
      guard let type = context.schema.parameter(named: name.path)?.type, type.isText else {
        continue
      }
      let phrase = name.value.spokenPhrase.folded
      let said = self.name(in: rest, of: name.path, type)
      if said.folded == phrase { return .change(parameter: name.path, to: .string(said)) }
      // In Japanese, a particle of one kana follows: セダンで.
      let end = SpokenWords(phrase).words.count
      guard end < rest.words.count, isEnd(rest, end) else { continue }
      let beginning = rest.text(of: 0..<end)
      if beginning.folded == phrase {
        return .change(parameter: name.path, to: .string(beginning))
      }
    }
    return nil
  }
}

extension ParameterType {
  /// Whether a value is the name of a kind or of a thing, and neither a person nor a place.
  var isKind: Bool {
    switch self {
    case .list(let element): element.isKind
    case .record(let reference): reference.name == SpeakableString.recordSchema.name
    default: false
    }
  }
}
