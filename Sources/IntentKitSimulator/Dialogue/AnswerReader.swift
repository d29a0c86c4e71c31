public import IntentKitCore

/// Interprets the user's answers to questions.
///
/// A choice is answered with an option's name, a unique part of the name, its number, or its
/// position in the list (What Siri does, 2.5). Case, width, diacritics and the kind of kana don't
/// matter.
public struct AnswerReader: Sendable {
  /// The language of the answers.
  public let language: Language
  private let phrasebook: Phrasebook
  private var vocabulary: Phrasebook.Vocabulary { phrasebook.vocabulary }

  /// Creates a reader for a language.
  public init(_ language: Language) {
    self.language = language
    phrasebook = language.phrasebook
  }

  /// Returns the answer that a text gives to a question.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - prompt: The question.
  ///   - context: The intent and the app of the conversation.
  /// - Returns: The answer, which is `notUnderstood` if the text doesn't answer the question.
  public func answer(from text: String, to prompt: Prompt, context: DialogueContext) -> Answer {
    let text = text.trimmed
    guard !text.isEmpty else { return .notUnderstood("") }
    let type = context.schema.parameter(named: prompt.parameter ?? "")?.type
    let prompt = phrasebook.localized(prompt, as: type)
    let folded = text.folded
    if prompt.kind == .choice, let index = exactOption(folded, of: prompt) { return .option(index) }
    if vocabulary.cancel.contains(folded) { return .cancel }
    if let value = jsonAnswer(text, as: type, to: prompt) { return value }
    switch prompt.kind {
    case .value: return .value(spokenValue(text, as: type, to: prompt))
    case .choice:
      return option(folded, of: prompt).map { .option($0) } ?? .notUnderstood(text)
    case .confirmation, .unlock:
      return yesOrNo(text) ?? .notUnderstood(text)
    case .request:
      return yesOrNo(text) ?? change(folded, context.schema) ?? .notUnderstood(text)
    }
  }

  /// Returns whether the user asks for the possible answers.
  func isHelpRequest(_ text: String) -> Bool {
    text.trimmed == "?" || text.trimmed == "？" || vocabulary.help.contains(text.folded)
  }

  // MARK: - Values

  /// Returns the answer in a JSON text, or nil if the text isn't JSON or JSON isn't suitable.
  private func jsonAnswer(_ text: String, as type: ParameterType?, to prompt: Prompt) -> Answer? {
    let takesValue = prompt.kind != .request && prompt.kind != .unlock
    guard takesValue, type != .string, text.hasPrefix("{") || text.hasPrefix("[") else {
      return nil
    }
    guard let value = try? JSONReader.value(from: text) else { return .notUnderstood(text) }
    return .value(value)
  }

  private func spokenValue(
    _ text: String, as type: ParameterType?, to prompt: Prompt
  ) -> ParameterValue {
    switch type {
    case .integer?, .number?, .decimal?:
      let number = text.folded
      return vocabulary.places[number].map { .integer($0) } ?? .string(number)
    case .list? where prompt.element == nil:
      var parts = [text]
      for separator in vocabulary.listSeparators {
        parts = parts.flatMap { $0.split(separator: separator).map(String.init) }
      }
      parts = parts.map(\.trimmed).filter { !$0.isEmpty }
      return parts.count > 1 ? .array(parts.map { .string($0) }) : .string(text)
    default:
      return .string(text)
    }
  }

  // MARK: - Yes and no

  private func yesOrNo(_ text: String) -> Answer? {
    let words = text.split { ",、，。.!！".contains($0) }.map { String($0).folded }
    for (known, answer) in [(vocabulary.yes, Answer.yes), (vocabulary.no, .no)] {
      let candidates = [words.filter { !$0.isEmpty }, [withoutFillers(text.folded)]]
      for words in candidates where words.contains(where: known.contains) {
        if words.allSatisfy({ known.contains($0) || vocabulary.courtesies.contains($0) }) {
          return answer
        }
      }
    }
    return nil
  }

  /// Returns a text without a polite ending.
  private func withoutFillers(_ text: String) -> String {
    for courtesy in vocabulary.courtesies.folded
    where text.hasSuffix(courtesy) && text != courtesy {
      return String(text.dropLast(courtesy.count)).folded
    }
    return text
  }

  private func change(_ text: String, _ schema: IntentSchema) -> Answer? {
    let methods = schema.resolveMethods.filter(\.isCurrent)
    // A parameter that SiriKit has replaced has the same noun as its replacement, which takes
    // precedence.
    let parameters =
      methods.filter { $0.availability.deprecation == nil }.map(\.parameter)
      + methods.filter { $0.availability.deprecation != nil }.map(\.parameter)
    for pattern in vocabulary.change {
      let frame = pattern.split(separator: "{parameter}", omittingEmptySubsequences: false)
      guard frame.count == 2 else { continue }
      let (start, end) = (frame[0].lowercased(), String(frame[1]))
      guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count
      else { continue }
      let named = String(text.dropFirst(start.count).dropLast(end.count)).folded
      let found =
        parameters.first { !named.isEmpty && [$0.folded, $0.words.folded].contains(named) }
        ?? parameters.first { phrasebook.noun(for: $0).folded == named }
      if let found { return .change(parameter: found) }
      let near = parameters.filter {
        $0.words.folded.hasPrefix(named) || phrasebook.noun(for: $0).folded.hasPrefix(named)
      }
      if near.count == 1 { return .change(parameter: near[0]) }
    }
    return nil
  }

  // MARK: - Options

  /// Returns the only option whose title, detail or case name equals a text.
  private func exactOption(_ text: String, of prompt: Prompt) -> Int? {
    let titles = OptionTitles(prompt.options)
    return only(
      prompt.options.indices.filter { index in
        if case .string(let name) = prompt.options[index].value,
          name.folded == text || name.words.folded == text
        {
          return true
        }
        return titles.titles[index].folded == text || titles.details[index]?.folded == text
          || titles.name(at: index).folded == text
      })
  }

  private func option(_ text: String, of prompt: Prompt) -> Int? {
    let titles = OptionTitles(prompt.options)
    for words in readings(of: text) {
      if let index = exactOption(words, of: prompt) { return index }
      if let place = place(words, of: prompt.options.count) { return place - 1 }
      let found = prompt.options.indices.filter { index in
        let title = titles.name(at: index).folded
        return title.hasPrefix(words)
          || title.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { $0 == words }
      }
      if let index = only(found) { return index }
    }
    return nil
  }

  private func only(_ indices: [Int]) -> Int? { indices.count == 1 ? indices[0] : nil }

  /// Returns the position in a list that a word denotes, counting from one.
  private func place(_ word: String, of count: Int) -> Int? {
    if vocabulary.last.contains(word) { return count }
    for ending in [""] + vocabulary.placeEndings.folded where word.hasSuffix(ending) {
      let number = String(word.dropLast(ending.count)).folded
      if let place = Int(number) ?? vocabulary.places[number], (1...count).contains(place) {
        return place
      }
    }
    return nil
  }

  /// Returns a text, followed by shorter versions without filler words.
  private func readings(of text: String) -> [String] {
    var readings = [text]
    var next = 0
    while next < readings.count, readings.count < 32 {
      let reading = readings[next]
      next += 1
      let shorter =
        vocabulary.fillersBefore.filter { reading.hasPrefix($0) }.map {
          String(reading.dropFirst($0.count))
        }
        + vocabulary.fillersAfter.filter { reading.hasSuffix($0) }.map {
          String(reading.dropLast($0.count))
        }
      for reading in shorter.map(\.folded) where !reading.isEmpty && !readings.contains(reading) {
        readings.append(reading)
      }
    }
    return readings
  }
}
