public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Interprets the user's answers to questions.
///
/// A choice is answered with an option's name, a unique part of the name, its number, or its
/// position in the list (What Siri does, 2.5). Case, width, diacritics and the kind of kana don't
/// matter. Amounts, dates, times and numbers are understood as people say them, and as the
/// assistant writes them. Instead of yes or no, the user can correct a value.
public struct AnswerReader: Sendable {
  /// The language of the answers.
  public let language: Language
  let phrasebook: Phrasebook
  private let tables: AnswerTables
  let now: Date?
  var vocabulary: Phrasebook.Vocabulary { phrasebook.vocabulary }
  var phrases: AnswerPhrases { tables.phrases }
  var indirect: IndirectPhrases { tables.indirect }

  /// Creates a reader for a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - now: The time of the request; by default, the current time. Relative days refer to it.
  public init(_ language: Language, now: Date? = nil) {
    self.language = language
    self.now = now
    phrasebook = language.phrasebook
    tables = .tables(language)
  }

  /// Returns the answer that a text gives to a question.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - prompt: The question.
  ///   - context: The intent and the app of the conversation.
  /// - Returns: The answer, or `notUnderstood` if the text doesn't answer the question.
  public func answer(from text: String, to prompt: Prompt, context: DialogueContext) -> Answer {
    let text = text.trimmed
    guard !text.isEmpty else { return .notUnderstood("") }
    let type = context.schema.type(ofAsked: prompt.parameter)
    let prompt = phrasebook.localized(prompt, as: type, of: context.schema, now: now)
    let folded = text.folded
    if prompt.kind == .choice, let index = exactOption(folded, of: prompt) { return .option(index) }
    let words = SpokenWords(text)
    if prompt.kind == .value, let name = caseName(words, type) { return .value(name) }
    if prompt.page != nil, let turn = turn(words) { return turn }
    if prompt.kind == .request || prompt.kind == .change, isQuestion(words) {
      return .notUnderstood(text)
    }
    let isDictated = prompt.kind == .value && type == .string
    if vocabulary.cancel.contains(folded) || !isDictated && cancels(words) { return .cancel }
    if let value = jsonAnswer(text, as: type, to: prompt) { return value }
    if leavesOut(words, prompt) { return .skip }
    switch prompt.kind {
    case .value: return open(text, words, as: type, to: prompt, context)
    case .choice:
      let answer = choice(text, words, as: type, of: prompt)
      guard case .notUnderstood = answer else { return answer }
      // Another case of an enumeration is an answer, too, for the app to judge. Instead of a value
      // that isn't supported, options are only suggested.
      if let name = caseName(words, type) { return .value(name) }
      return prompt.cause == .unsupported && type.map { !$0.isClosed } ?? false
        ? open(text, words, as: type, to: prompt, context) : answer
    case .confirmation: return confirmation(text, words, as: type, of: prompt, context)
    case .unlock, .authorization:
      return consent(words, of: prompt.kind.rawValue) ?? .notUnderstood(text)
    case .change:
      if let index = option(folded, of: prompt) { return .option(index) }
      if consent(words, of: nil) == .no { return .no }
      return change(words, context) ?? named(words, context) ?? .notUnderstood(text)
    case .request:
      return consent(words, of: context.schema.phraseKey) ?? textChange(words, context)
        ?? severalChanges(words, context) ?? addition(words, context) ?? change(words, context)
        ?? changeWithoutName(words, context) ?? roleChange(words, context) ?? correction(
          words, context) ?? .notUnderstood(text)
    }
  }

  /// Returns the answer to an open question.
  private func open(
    _ text: String, _ words: SpokenWords, as type: ParameterType?, to prompt: Prompt,
    _ context: DialogueContext
  ) -> Answer {
    if let type, type.isName, isNoName(words) || isQuestion(words) { return .notUnderstood(text) }
    if type != .string, case .change(prompt.parameter, to: let value?) = change(words, context) {
      return .value(value)
    }
    return .value(openValue(text, words, as: type, to: prompt, context))
  }

  /// Returns whether the user asks for the possible answers.
  func isHelpRequest(_ text: String) -> Bool {
    text.trimmed == "?" || text.trimmed == "？" || vocabulary.help.contains(text.folded)
  }

  /// Returns a reader of values in answers.
  var values: SpokenValueReader {
    var values = SpokenValueReader(language, now: now ?? Date())
    values.isAnswer = true
    return values
  }

  /// Returns the answer in a JSON text, or nil if the text isn't JSON or JSON isn't suitable.
  private func jsonAnswer(_ text: String, as type: ParameterType?, to prompt: Prompt) -> Answer? {
    let takesValue = prompt.kind == .value || prompt.kind == .choice || prompt.kind == .confirmation
    guard takesValue, type != .string, text.hasPrefix("{") || text.hasPrefix("[") else {
      return nil
    }
    guard let value = try? JSONReader.value(from: text) else { return .notUnderstood(text) }
    return .value(value)
  }

  /// Returns the case that an answer names, even one called `none`.
  private func caseName(_ words: SpokenWords, _ type: ParameterType?) -> ParameterValue? {
    guard let type, case .enumeration = type else { return nil }
    return value(words, from: 0, as: type, current: nil)
  }

  // MARK: - Yes and no

  /// Returns the answer that asks for the next options or those before, or nil for other words.
  private func turn(_ words: SpokenWords) -> Answer? {
    if isOnly(phrases.more, words, from: 0) { return .more }
    if isOnly(phrases.back, words, from: 0) { return .back }
    return nil
  }

  /// Returns whether the answer cancels the request: “no, cancel that”.
  private func cancels(_ words: SpokenWords) -> Bool {
    let start = afterLeadIns(words)
    // "scratch that" is also the beginning of a correction.
    return isOnly(phrases.cancel, words, from: start)
      || isOnly(phrases.cancel, words, from: max(start, afterRejection(words, 0)))
  }

  /// Returns whether the answer leaves the value out.
  private func leavesOut(_ words: SpokenWords, _ prompt: Prompt) -> Bool {
    guard prompt.kind == .value || prompt.kind == .choice else { return false }
    return isOnly(phrases.skip, words, from: 0)
  }

  /// Returns whether a phrase of a table, possibly with polite words, is the rest of an answer.
  func isOnly<Meaning>(_ table: PhraseTable<Meaning>, _ words: SpokenWords, from index: Int) -> Bool
  {
    guard let match = table.match(in: words, at: index) else { return false }
    return afterPoliteWords(words, match.end) == words.words.count
  }

  /// Returns the index after separators, quotation marks and polite words.
  func afterPoliteWords(_ words: SpokenWords, _ index: Int) -> Int {
    var index = index
    while index < words.words.count {
      if words.words[index].kind == .separator || words.words[index].isQuotationMark {
        index += 1
      } else if let polite = phrases.consent.match(in: words, at: index),
        polite.value == .courtesy || polite.value == .please
      {
        index = polite.end
      } else {
        break
      }
    }
    return index
  }

  /// Returns yes or no if the words contain nothing else: `ok send it please`.
  ///
  /// - Parameters:
  ///   - words: The words of the answer.
  ///   - action: The key of the verbs with which the answer can name what it agrees to: an intent, the
  ///     reason of a confirmation, or a kind of question.
  /// - Returns: The answer, or nil.
  func consent(_ words: SpokenWords, of action: String?) -> Answer? {
    let verbs = action.flatMap { phrases.verbs[$0] }
    var isYes = false
    var isNo = false
    var isPlease = false
    var isNegated = false
    var index = 0
    while index < words.words.count {
      if words.words[index].kind == .separator || words.words[index].isQuotationMark {
        index += 1
        continue
      }
      let phrase = phrases.consent.match(in: words, at: index)
      if let verb = verbs?.match(in: words, at: index), verb.end > phrase?.end ?? index {
        if isNegated { isNo = true } else { isYes = true }
        isNegated = false
        index = verb.end
        continue
      }
      guard let phrase else { return nil }
      switch phrase.value {
      case .yes: if isNegated { isNo = true } else { isYes = true }
      case .no: isNo = true
      case .please: isPlease = true
      case .courtesy: break
      case .negation: (isNegated, isNo) = (true, true)
      }
      if phrase.value != .negation, phrase.value != .courtesy { isNegated = false }
      index = phrase.end
    }
    switch (isYes, isNo) {
    case (true, false): return .yes
    case (false, true): return .no
    case (false, false): return isPlease ? .yes : nil
    case (true, true): return nil
    }
  }

  private func confirmation(
    _ text: String, _ words: SpokenWords, as type: ParameterType?, of prompt: Prompt,
    _ context: DialogueContext
  ) -> Answer {
    if type == .boolean, let value = flag(text, words, of: prompt, context) {
      // The word that isn't the value in question is a correction.
      return prompt.cause == .confirmationRequired && prompt.value != .boolean(value)
        ? .value(.boolean(value)) : value ? .yes : .no
    }
    if let answer = consent(words, of: prompt.reason) { return answer }
    if type == .boolean, let value = whole(words, from: 0, { values.boolean(in: $0, at: $1) }) {
      return value ? .yes : .no
    }
    if !prompt.options.isEmpty {
      let rest = afterRejection(words, 0)
      let index = option(words.text(of: rest..<words.words.count).folded, of: prompt)
      return index.map { .option($0) } ?? .notUnderstood(text)
    }
    let value = type.flatMap { corrected($0, words, prompt, context) }
    return value.map { .value($0) } ?? .notUnderstood(text)
  }
}

extension AnswerReader {
  /// Returns the value that the author's words for true and false mean, or nil if the answer is
  /// neither, or also a confirmation.
  private func flag(
    _ text: String, _ words: SpokenWords, of prompt: Prompt, _ context: DialogueContext
  ) -> Bool? {
    guard let definition = context.schema.parameter(named: prompt.parameter ?? "")?.definition,
      let (one, other) = phrasebook.flagWords(of: definition)
    else { return nil }
    let names = Prompt(
      .choice,
      options: [
        Prompt.Option(value: true, title: one), Prompt.Option(value: false, title: other),
      ])
    if let index = exactOption(text.folded, of: names) { return index == 0 }
    guard consent(words, of: nil) == nil else { return nil }
    let rest = words.text(of: afterRejection(words, 0)..<words.words.count).folded
    let named = option(rest, of: names) ?? option(withoutEnding(rest, SpokenWords(rest)), of: names)
    return named.map { $0 == 0 }
  }
}

extension ParameterType {
  /// Whether all values are known.
  fileprivate var isClosed: Bool {
    switch element {
    case .enumeration, .options, .boolean: true
    default: false
    }
  }
}

extension SpokenWords.Word {
  /// Whether the word is a quotation mark.
  var isQuotationMark: Bool { ["\"", "“", "”", "「", "」", "『", "』"].contains(text) }
}
