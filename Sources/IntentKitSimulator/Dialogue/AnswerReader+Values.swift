import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AnswerReader {
  /// Returns the value in an answer to an open question.
  ///
  /// A text that isn't understood as a value remains a text, which the parameter may accept.
  func openValue(
    _ text: String, _ words: SpokenWords, as type: ParameterType?, to prompt: Prompt,
    _ context: DialogueContext
  ) -> ParameterValue {
    guard let type, type != .string else { return .string(text) }
    if case .list(let element) = type, prompt.element == nil {
      let parts = listParts(of: text)
      guard parts.count > 1 else { return elementValue(words, as: element, to: prompt, context) }
      return .array(
        parts.map { elementValue(SpokenWords($0), as: element, to: prompt, context) })
    }
    let element = if case .list(let element) = type { element } else { type }
    return elementValue(words, as: element, to: prompt, context)
  }

  private func elementValue(
    _ words: SpokenWords, as type: ParameterType, to prompt: Prompt, _ context: DialogueContext
  ) -> ParameterValue {
    let text = words.text
    let current = prompt.value ?? prompt.parameter.flatMap { context.parameters[$0] }
    if let value = prompt.value, text.folded == self.words(for: value, type).folded { return value }
    let isChange = prompt.cause == nil && prompt.kind == .value
    if isChange, let moment = moment(words, from: 0, as: type, changing: current) { return moment }
    if let value = value(words, from: 0, as: type, current: current) { return value }
    if prompt.parameter == "goalValue", let goal = goal(words, context) { return goal }
    switch type {
    case .integer, .number, .decimal: return .string(text.folded)
    default:
      return .string(type.isName ? name(in: words, of: prompt.parameter, type) : text)
    }
  }

  /// Returns a value in the words of the assistant.
  private func words(for value: ParameterValue, _ type: ParameterType) -> String {
    phrasebook.text(of: value, as: type, now: now)
  }

  /// Returns the number of a goal in the request's unit, such as 5000 for `5 kilometers`.
  private func goal(_ words: SpokenWords, _ context: DialogueContext) -> ParameterValue? {
    guard let goal = whole(words, from: 0, { values.goal(in: $0, at: $1) }),
      context.parameters["workoutGoalUnitType"] == goal.unit.parameterValue
    else { return nil }
    return .number(goal.value)
  }

  /// Returns the value of a type in the rest of an answer, or nil if the rest isn't such a value.
  ///
  /// - Parameters:
  ///   - words: The words of the answer.
  ///   - index: The index of the first word.
  ///   - type: The type, which isn't a text or a name.
  ///   - current: The current value, whose currency applies to a number alone.
  /// - Returns: The value, or nil.
  func value(
    _ words: SpokenWords, from index: Int, as type: ParameterType, current: ParameterValue?
  ) -> ParameterValue? {
    if let value = whole(words, from: index, { values.reading(of: type, in: $0, at: $1) }) {
      return value
    }
    guard case .record(let reference) = type,
      reference.name == "CurrencyAmount" || reference.name == "PaymentAmount",
      let number = whole(words, from: index, { values.number(in: $0, at: $1) })
    else { return nil }
    let money = reference.name == "PaymentAmount" ? current?["amount"] : current
    var fields: [String: ParameterValue] = ["amount": .string(number.text)]
    fields["currencyCode"] = money?["currencyCode"]
    return reference.name == "PaymentAmount" ? ["amount": .object(fields)] : .object(fields)
  }

  /// Returns the new moment of a change that states only the time or only the day.
  ///
  /// The rest of the current value remains, unless it is in the past.
  ///
  /// - Returns: The moment as text, or nil if the rest of an answer isn't such a moment.
  func moment(
    _ words: SpokenWords, from index: Int, as type: ParameterType, changing current: ParameterValue?
  ) -> ParameterValue? {
    let isMoment =
      switch type {
      case .dateComponents: true
      case .record(let reference):
        ["DateComponentsRange", "TemporalEventTrigger"].contains(reference.name)
      default: false
      }
    guard isMoment, let current, let (day, time) = currentMoment(current),
      var parts = whole(words, from: index, { values.momentParts(in: $0, at: $1, .future) })
    else { return nil }
    if parts.day == nil {
      guard let day, let today = values.today, day >= today else { return nil }
      parts.day = day
    }
    guard var moment = values.moment(of: parts) else { return nil }
    if moment.time == nil { moment.time = time }
    return .string(moment.text)
  }

  /// Returns the day and the time of a moment that isn't repeated.
  private func currentMoment(
    _ value: ParameterValue
  ) -> (day: CalendarDay?, time: SpokenMoment.TimeOfDay?)? {
    let range = value["dateComponentsRange"] ?? value
    guard range["recurrenceRule"] == nil, range["endDateComponents"] == nil,
      let components = try? DateComponents(
        parameterValue: range["startDateComponents"] ?? range)
    else { return nil }
    let day = components.year.flatMap { year in
      CalendarDay(year: year, month: components.month ?? 0, day: components.day ?? 0)
    }
    let time = components.hour.map {
      SpokenMoment.TimeOfDay(hour: $0, minute: components.minute ?? 0, second: components.second)
    }
    return (day, time)
  }

  /// Returns the value that the rest of an answer consists of, except for words before and after it
  /// that don't matter.
  func whole<Value>(
    _ words: SpokenWords, from index: Int,
    _ read: (SpokenWords, Int) -> SpokenValueReader.Reading<Value>?
  ) -> Value? {
    var start = index
    while true {
      if let reading = read(words, start), isEnd(words, reading.end) { return reading.value }
      let next = afterLeadIn(words, start)
      guard next > start else { return nil }
      start = next
    }
  }

  /// Returns the index after one phrase without a meaning, or after separators.
  func afterLeadIn(_ words: SpokenWords, _ index: Int) -> Int {
    guard index < words.words.count else { return index }
    let word = words.words[index]
    if word.kind == .separator && word.text != "-" || word.isQuotationMark { return index + 1 }
    if language == .english, ["the", "a", "an", "for", "make it"].contains(word.text) {
      return index + 1
    }
    let leadIn = phrases.leadIns.match(in: words, at: index)
    let assignment = phrases.assignments.match(in: words, at: index)
    return max(leadIn?.end ?? index, assignment?.end ?? index)
  }

  /// Returns whether only polite words follow.
  func isEnd(_ words: SpokenWords, _ index: Int) -> Bool {
    var index = afterPoliteWords(words, index)
    while let ending = phrases.endings.match(in: words, at: index) {
      index = afterPoliteWords(words, ending.end)
    }
    return index == words.words.count
  }

  /// Returns a name without a polite ending, such as `please` or `でお願いします`.
  func withoutEnding(_ text: String, _ words: SpokenWords) -> String {
    let name = politeEnding(words, from: 0).map { words.text(of: 0..<$0) } ?? ""
    return name.isEmpty ? text : name
  }

  // MARK: - Lists

  /// Returns the elements of a list as text.
  ///
  /// An element in quotation marks can contain separators.
  package func listParts(of text: String) -> [String] {
    let ends: [Character: Character] = ["“": "”", "「": "」", "\"": "\""]
    var plain = ""
    var quoted: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { ends[$0] != nil }), let mark = ends[rest[start]],
      let end = rest[rest.index(after: start)...].firstIndex(of: mark)
    {
      plain += rest[..<start] + "\u{FFFC}"
      quoted.append(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    guard !quoted.isEmpty else { return plainParts(of: text) }
    var next = quoted[...]
    return plainParts(of: plain + rest).map { part in
      var filled = ""
      for letter in part {
        filled += letter == "\u{FFFC}" ? next.popFirst() ?? "" : String(letter)
      }
      return filled
    }
  }

  private func plainParts(of text: String) -> [String] {
    if language == .english, text.contains("; ") {
      return split([text], ["; and ", "; "])
    }
    if language == .english { return split([text], vocabulary.listSeparators) }
    let parts = split([text], vocabulary.listSeparators)
    return parts.flatMap { japaneseParts(of: $0) }
  }

  private func split(_ parts: [String], _ separators: [String]) -> [String] {
    var parts = parts
    for separator in separators {
      // A split takes long, and most answers lack even the first byte of the separators.
      guard let first = separator.utf8.first else { continue }
      parts = parts.flatMap { part in
        part.utf8.contains(first) ? part.split(separator: separator).map(String.init) : [part]
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns the elements that are joined by と, which can also be part of a word in hiragana.
  private func japaneseParts(of text: String) -> [String] {
    let letters = Array(text)
    var parts: [String] = []
    var start = 0
    for index in letters.indices.dropFirst().dropLast()
    where letters[index] == "と" && index > start {
      let before = String(letters[start..<index])
      let isName = vocabulary.honorifics.written.contains { before.hasSuffix($0) }
      let isJoint =
        isName || !letters[index - 1].isHiragana || !letters[index + 1].isHiragana
      guard isJoint, !before.trimmed.isEmpty else { continue }
      parts.append(before.trimmed)
      start = index + 1
    }
    parts.append(String(letters[start...]).trimmed)
    return parts.filter { !$0.isEmpty }
  }
}

extension Character {
  /// Whether the character is hiragana.
  var isHiragana: Bool {
    unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) || $0.value == 0x30FC }
  }
}

extension ParameterType {
  /// Whether a value is the name of something, and no text that the user dictates.
  var isName: Bool {
    switch self {
    case .string, .any, .url: false
    case .list(let element): element.isName
    case .record(let reference) where reference.name == NoteContent.recordSchema.name: false
    default: isText
    }
  }

  /// Whether a value is a name or another text in words.
  var isText: Bool {
    switch self {
    case .string, .any, .url: true
    case .list(let element): element.isText
    case .record(let reference):
      ![
        "CurrencyAmount", "PaymentAmount", "BalanceAmount", "DateComponentsRange",
        "TemporalEventTrigger", "SpatialEventTrigger", "RecurrenceRule",
      ].contains(reference.name) && Dimension(recordName: reference.name) == nil
    default: false
    }
  }
}
