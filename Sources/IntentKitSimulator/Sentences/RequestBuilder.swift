import IntentKitCore

/// Converts the slots of a sentence to the parameters of a request.
struct RequestBuilder {
  let grammar: SentenceGrammar
  /// The words that are possible values of slots.
  let matches: [SlotMatcher.Match]
  let sentence: SpokenWords
  let language: SentenceLanguage
  let reader: SpokenValueReader
  let schema: IntentSchema

  /// The parts of a request.
  struct Request {
    var parameters: [String: ParameterValue] = [:]
    /// The words for each parameter.
    var slots: [Interpretation.Slot] = []
    /// The words for which the request has no parameter.
    var omissions: [String] = []
  }

  /// Returns the parameters, and the words for each.
  func request(_ captures: [CaptureTree.Capture]) -> Request {
    var request = Request()
    for capture in captures {
      switch capture {
      case .assignment(let index):
        let assignment = grammar.assignments[Int(index)]
        request.parameters.set(assignment.value, at: assignment.path[...])
      case .slot(let index, let start, let number):
        let (start, match) = (Int(start), matches[Int(number)])
        let slot = grammar.slots[Int(index)]
        guard !slot.kind.isIgnored else { continue }
        let text = sentence.text(of: start..<match.end)
        guard !slot.path.isEmpty else {
          // The people with whom the user travels are counted.
          if slot.kind != .person { request.omissions.append(text) }
          continue
        }
        let earlier = request.slots.last { $0.parameter == slot.name }?.text
        request.slots.append(Interpretation.Slot(parameter: slot.name, text: text))
        // Only what was read as a value can be a moment: a task can be called “Monday”.
        let spoken = match.value.map { value in
          earlier.flatMap { moment(in: $0, and: text, slot.kind) } ?? value
        }
        let value = spoken ?? value(of: slot, start..<match.end)
        if slot.kind == .goal, case .object(let goal) = value {
          for (name, value) in goal { request.parameters.set(value, at: [name][...]) }
        } else {
          request.parameters.set(inList(value, slot), at: slot.path[...])
        }
      }
    }
    return request
  }

  /// Returns the moment of a day and a time that were said apart: “My train is on Monday, so book a
  /// taxi for eight”.
  private func moment(
    in first: String, and second: String, _ kind: SentenceSlot.Kind
  ) -> ParameterValue? {
    let reader = kind == .meal ? self.reader.ofMeals(in: sentence) : self.reader
    func moment(in text: String) -> SpokenMoment? {
      let words = SpokenWords(text)
      let moment = reader.moment(in: words, at: 0)
      return moment?.end == words.words.count ? moment?.value : nil
    }
    guard let earlier = moment(in: first), let later = moment(in: second),
      (earlier.day == nil) != (later.day == nil), (earlier.time == nil) != (later.time == nil)
    else { return nil }
    let text = earlier.day == nil ? "\(second) \(first)" : "\(first) \(second)"
    return moment(in: text).map { .string($0.text) }
  }

  /// Returns a value as a list if the parameter needs one.
  private func inList(_ value: ParameterValue, _ slot: SentenceSlot) -> ParameterValue {
    guard case .list? = schema.type(at: slot.path) else { return value }
    if case .array = value { return value }
    return .array([value])
  }

  private func value(of slot: SentenceSlot, _ range: Range<Int>) -> ParameterValue {
    switch slot.kind {
    case .list: .array(language.things(of: range, in: sentence).map { text($0) })
    case .people: .array(names(range))
    case .person: name(range)
    case .place: text(range)
    case .text: text(withQuestionMark(range))
    case .title, .ignored, .clause, .phrase, .goal, .delay, .past, .meal, .time, .value:
      text(range)
    }
  }

  /// Returns the words of a text, with the question mark after it if it belongs to the text.
  ///
  /// At the end of a request that is a question, the mark belongs to the request.
  private func withQuestionMark(_ range: Range<Int>) -> Range<Int> {
    let words = sentence.words
    let end = range.upperBound
    guard end < words.count, words[end].text == "?" else { return range }
    let isLast = end + 1 == words.count
    return isLast && isQuestion(upTo: range.lowerBound) ? range : range.lowerBound..<end + 1
  }

  /// Returns whether the request before a text is a question: “Please, can you text Tom”.
  private func isQuestion(upTo end: Int) -> Bool {
    let words = sentence.words
    return (0..<end).contains { index in
      language.questionWords.contains(words[index].text)
        && (index == 0 || words[index - 1].isPause
          || language.habits.politeWords.contains(words[index - 1].text)
          || words[index - 1].text == "so")
    }
  }

  /// The particle between a noun and a title.
  private static let possessive = "の".foldedScalars

  private func text(_ range: Range<Int>) -> ParameterValue { .string(sentence.text(of: range)) }

  private func names(_ range: Range<Int>) -> [ParameterValue] {
    isQuotation(range)
      ? [name(range)] : language.elements(of: range, in: sentence).map { name($0) }
  }

  /// Returns whether the first and last words are quotation marks.
  private func isQuotation(_ range: Range<Int>) -> Bool {
    guard range.count > 2 else { return false }
    let mark = SentenceLanguage.quotationMarks[sentence.words[range.lowerBound].text]
    return mark == sentence.words[range.upperBound - 1].text
  }

  /// Returns a name without titles and honorifics.
  private func name(_ range: Range<Int>) -> ParameterValue {
    var range = range
    if isQuotation(range) { range = range.dropFirst().dropLast() }
    let start = language.titleEnd(in: sentence.words, at: range.lowerBound)
    if start < range.upperBound { range = start..<range.upperBound }
    for start in range.dropFirst() {
      var end = start
      while end < range.upperBound,
        let next = language.honorificEnd(in: sentence, at: end), next <= range.upperBound
      {
        end = next
      }
      let name = sentence.words[range.lowerBound..<start].map(\.text).joined()
      // A title after の isn't an honorific: 「保育園の先生」.
      if end == range.upperBound, !language.namesWithHonorific.contains(name),
        sentence.words[start - 1].text != Self.possessive
      {
        range = range.lowerBound..<start
        break
      }
    }
    return text(range)
  }
}

extension [String: ParameterValue] {
  /// Sets a value inside these fields, or adds elements to a list.
  fileprivate mutating func set(_ value: ParameterValue, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count > 1 {
      var inner: [String: ParameterValue] = [:]
      if case .object(let fields)? = self[name] { inner = fields }
      inner.set(value, at: path.dropFirst())
      self[name] = .object(inner)
    } else if case .array(let known)? = self[name], case .array(let more) = value {
      self[name] = .array(known + more)
    } else {
      self[name] = value
    }
  }
}
