import IntentKitCore

// Values with words around them (What Siri does, 2.3 and 3.1): names in answers to open questions,
// and corrections that don't name the parameter.

extension AnswerReader {
  // MARK: - Names

  /// Returns whether an answer to a question for a name can't be one: yes or no, an amount of
  /// money, or a day with a time.
  func isNoName(_ words: SpokenWords) -> Bool {
    if consent(words, of: nil) != nil { return true }
    if whole(words, from: 0, { values.money(in: $0, at: $1) }) != nil { return true }
    let moment = whole(words, from: 0) { values.momentParts(in: $0, at: $1, .future) }
    return moment.map { $0.day != nil && $0.clock != nil } ?? false
  }

  /// Returns whether an answer is a question to the assistant: `who is it to?`.
  func isQuestion(_ words: SpokenWords) -> Bool {
    let start = afterLeadIns(words)
    guard let question = indirect.questions.match(in: words, at: start) else { return false }
    return language == .english || words.words.last?.text == "?" || isEnd(words, question.end)
  }

  /// Returns the name in an answer, without the words that lead to it and the polite ones after it.
  ///
  /// - Parameters:
  ///   - words: The words of the answer.
  ///   - parameter: The parameter that was asked for, if any.
  ///   - type: The type of the name.
  /// - Returns: The name, or all words if there is nothing else.
  func name(in words: SpokenWords, of parameter: String?, _ type: ParameterType) -> String {
    var start = 0
    while let next = afterIntroduction(words, start, parameter, type) { start = next }
    var end = words.words.count
    if let found = ending(words, from: start, { isRole($0, of: parameter) }) { end = found }
    if let polite = politeEnding(words, from: start) { end = min(end, polite) }
    while end > start, words.words[end - 1].kind == .separator, words.words[end - 1].text != "?" {
      end -= 1
    }
    if let kind = kindEnding(words, start..<end, parameter) {
      end = kind
      if words.isWord(at: start, "my", "our"), start + 1 < end { start += 1 }
    }
    let name = withoutQuotationMarks(words.text(of: start..<end))
    return name.isEmpty ? words.text : name
  }

  /// Returns the index after a word without a meaning for the name, if others follow.
  private func afterIntroduction(
    _ words: SpokenWords, _ index: Int, _ parameter: String?, _ type: ParameterType
  ) -> Int? {
    let count = words.words.count
    guard index < count else { return nil }
    var next = index
    if words.words[index].kind == .separator {
      next = index + 1
    } else if let phrase = indirect.introductions.match(in: words, at: index)
      ?? phrases.rejections.match(in: words, at: index)
    {
      next = phrase.end
    } else if let phrase = phrases.leadIns.match(in: words, at: index), phrase.end < count,
      words.words[phrase.end].kind == .separator
    {
      next = phrase.end
    } else if language == .english {
      if let role = indirect.roles.match(in: words, at: index),
        role.value.contains(parameter ?? "")
      {
        next = role.end
      } else if type.isPerson, words.isWord(at: index, "the"), words.isWord(at: index + 1, "other")
      {
        next = index + 2
      } else if !type.isPerson,
        words.isWord(at: index, "the", "a", "an")
          || type.isAccount && words.isWord(at: index, "my", "our"), index + 1 < count,
        words.words[index + 1].kind != .separator
      {
        next = index + 1
      }
    }
    return next > index && next < count && !words.isInsideKatakana(next) ? next : nil
  }

  /// Returns the index of the first ending that a closure recognizes, after at least one word.
  ///
  /// Only the end of the answer is searched.
  private func ending(
    _ words: SpokenWords, from start: Int, _ end: (SpokenEnding) -> Int?
  ) -> Int? {
    let first = max(start + 1, words.words.count - Self.endingLimit)
    guard first < words.words.count else { return nil }
    return (first..<words.words.count).first { index in
      !words.isInsideKatakana(index)
        && end(SpokenEnding(words: words, index: index)).map { isEnd(words, $0) } == true
    }
  }

  /// The maximum number of words in an ending.
  private static let endingLimit = 14

  /// Returns the index of the polite words at the end, after at least one word.
  func politeEnding(_ words: SpokenWords, from start: Int) -> Int? {
    ending(words, from: start) { place in
      guard let end = phrases.endings.match(in: place.words, at: place.index)?.end,
        // In Japanese, a single kana can belong to the name, unless it follows another script.
        language == .english || end > place.index + 1
          || !place.words.written(at: place.index - 1).allSatisfy(\.isHiragana)
      else { return nil }
      return end
    }
  }

  private func isRole(_ ending: SpokenEnding, of parameter: String?) -> Int? {
    guard language == .japanese, let role = role(ending), role.value.contains(parameter ?? "")
    else { return nil }
    return role.end
  }

  /// Returns the Japanese role that begins at an ending, or nil if it can be part of a name, as in
  /// くに.
  private func role(_ ending: SpokenEnding) -> SpokenValueReader.Reading<[String]>? {
    let (words, index) = (ending.words, ending.index)
    guard let role = indirect.roles.match(in: words, at: index) else { return nil }
    let isInHiragana =
      role.end == index + 1 && words.written(at: index - 1).allSatisfy(\.isHiragana)
    let name = words.text(of: 0..<index)
    return isInHiragana && !vocabulary.honorifics.written.contains { name.hasSuffix($0) }
      ? nil : role
  }

  private func kindEnding(
    _ words: SpokenWords, _ range: Range<Int>, _ parameter: String?
  ) -> Int? {
    range.dropFirst().suffix(Self.endingLimit).first { index in
      guard let kind = indirect.kinds.match(in: words, at: index) else { return false }
      return kind.end == range.upperBound && kind.value.contains(parameter ?? "")
    }
  }

  // MARK: - Changes of a request

  /// Returns the change of a text that the user dictates again: `no, say I'm late`.
  func textChange(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    guard let parameter = dictatedParameter(context) else { return nil }
    let count = words.words.count
    if language == .japanese {
      let start = afterRejection(words, 0)
      if let quoted = quotedText(words) {
        return .change(parameter: parameter, to: .string(quoted))
      }
      guard
        let end = ending(
          words, from: start, { indirect.texts.match(in: $0.words, at: $0.index)?.end })
      else { return nil }
      return .change(parameter: parameter, to: .string(words.text(of: start..<end)))
    }
    var index = 0
    while index < count {
      if let text = indirect.texts.match(in: words, at: index), text.end < count {
        let rest = dictatedText(words, from: text.end)
        return rest.isEmpty ? nil : .change(parameter: parameter, to: .string(rest))
      }
      if words.words[index].kind == .separator {
        index += 1
        continue
      }
      guard
        let ignored = phrases.rejections.match(in: words, at: index)
          ?? phrases.leadIns.match(in: words, at: index)
      else { return nil }
      index = ignored.end
    }
    return nil
  }

  /// Returns a text in quotation marks before words that change it: 「またね」に変えて.
  private func quotedText(_ words: SpokenWords) -> String? {
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    let first = start > 0 && words.words[start - 1].isQuotationMark ? start - 1 : start
    guard first < words.words.count, ["「", "『"].contains(words.words[first].text),
      let last = words.words.lastIndex(where: { ["」", "』"].contains($0.text) }), last > first + 1,
      isEnd(words, last + 1)
    else { return nil }
    return words.text(of: first + 1..<last)
  }

  /// Returns a text that the user dictates, without the words that only say that it is new.
  func dictatedText(_ words: SpokenWords, from start: Int) -> String {
    withoutQuotationMarks(words.text(of: start..<endOfText(words, from: start)))
  }

  private func endOfText(_ words: SpokenWords, from start: Int) -> Int {
    let count = words.words.count
    let first = max(start + 1, count - Self.endingLimit)
    guard first < count else { return count }
    return (first..<count).last { index in
      indirect.changeEndings.match(in: words, at: index).map {
        afterPoliteWords(words, $0.end) == count
      } ?? false
    } ?? count
  }

  /// Returns the only parameter that the user dictates.
  private func dictatedParameter(_ context: DialogueContext) -> String? {
    let names = currentParameters(context).filter {
      context.schema.parameter(named: $0)?.type == .string
    }
    return names.first { context.parameters[$0] != nil } ?? (names.count == 1 ? names[0] : nil)
  }

  /// Returns the change that adds values to a list: `Tom too`.
  func addition(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    var range = 0..<words.words.count
    var isAddition = false
    if let addition = indirect.additions.match(in: words, at: words.afterComma(0)) {
      range = addition.end..<range.upperBound
      isAddition = true
    }
    if let end = ending(
      words, from: range.lowerBound,
      { indirect.additionEndings.match(in: $0.words, at: $0.index)?.end })
    {
      range = range.lowerBound..<end
      isAddition = true
    }
    guard isAddition, !range.isEmpty else { return nil }
    let rest = SpokenWords(words.text(of: range))
    // 「あと、金額を30ドルに」
    if language == .japanese, let named = named(words, context), case .change(_, to: _?) = named {
      return named
    }
    // Other answers begin with “and”, too.
    let isMarked =
      range.upperBound < words.words.count || !words.isWord(at: words.afterComma(0), "and")
    guard isMarked || rest.isWord(at: 0, "to") || rest.text.first?.isUppercase == true else {
      return nil
    }
    if let consent = consent(rest, of: context.schema.phraseKey) { return consent }
    let lists = currentParameters(context).filter {
      guard case .list(let element)? = context.schema.parameter(named: $0)?.type else {
        return false
      }
      return element.isText
    }
    let people = lists.filter { context.schema.parameter(named: $0)?.type.isPerson == true }
    guard let parameter = people.first ?? (lists.count == 1 ? lists[0] : nil),
      case .list(let element)? = context.schema.parameter(named: parameter)?.type
    else { return nil }
    let names = listParts(
      of: withoutList(rest, parameter, context), isOfPeople: element.isPerson
    ).map { name(in: SpokenWords($0), of: parameter, element) }
    guard !names.isEmpty, !element.isPerson || names.allSatisfy(isNameOfPerson) else {
      return nil
    }
    let current: [ParameterValue] =
      switch context.parameters[parameter] {
      case .array(let values)?: values
      case let value?: [value]
      case nil: []
      }
    return .change(parameter: parameter, to: .array(current + names.map { .string($0) }))
  }

  /// Returns an addition without the name of the list to which something is added.
  private func withoutList(
    _ words: SpokenWords, _ parameter: String, _ context: DialogueContext
  ) -> String {
    guard language == .english else {
      // 宛先にトム
      guard let name = parameterName(words, 0, context), name.value == parameter,
        words.isWord(at: name.end, "に", "へ", "は", "の"), name.end + 1 < words.words.count
      else { return words.text }
      return words.text(of: name.end + 1..<words.words.count)
    }
    for index in words.words.indices.dropFirst().suffix(4) where words.isWord(at: index, "to") {
      let next = words.isWord(at: index + 1, "the", "my") ? index + 2 : index + 1
      let names = phrases.parameters.match(in: words, at: next)
      guard let names, names.value.contains(parameter), isEnd(words, names.end) else { continue }
      return words.text(of: 0..<index)
    }
    return words.text
  }

  /// Returns the change of the parameter that the words around a name indicate: `to Tom`.
  func roleChange(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    if let change = typedChange(words, context) { return change }
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    let known = currentParameters(context)
    func change(_ names: [String], _ range: Range<Int>) -> Answer? {
      guard let parameter = names.first(where: { known.contains($0) }),
        let type = context.schema.parameter(named: parameter)?.type, type.isText
      else { return nil }
      let element = if case .list(let element) = type { element } else { type }
      let parts = listParts(of: words.text(of: range), isOfPeople: element.isPerson).map {
        name(in: SpokenWords($0), of: parameter, element)
      }
      guard !parts.isEmpty, parts.allSatisfy(element.isPerson ? isNameOfPerson : isShort) else {
        return nil
      }
      if case .list = type, parts.count > 1 {
        return .change(parameter: parameter, to: .array(parts.map { .string($0) }))
      }
      return .change(parameter: parameter, to: .string(parts[0]))
    }
    if language == .english {
      guard let role = indirect.roles.match(in: words, at: start), role.end < words.words.count
      else { return nil }
      return change(role.value, role.end..<words.words.count)
    }
    // 「9時に三人で」 has two values, and neither is a name.
    if beginsWithValue(words, start) { return nil }
    var names: [String] = []
    let end = ending(words, from: start) { place in
      let role = role(place)
      names = role?.value ?? []
      return role?.end
    }
    return end.flatMap { change(names, start..<$0) }
  }

  /// Returns whether a moment or an amount is followed by other words.
  private func beginsWithValue(_ words: SpokenWords, _ start: Int) -> Bool {
    let end =
      values.momentParts(in: words, at: start, .future)?.end
      ?? values.money(in: words, at: start)?.end
    return end.map { words.isWord(at: $0, "に", "で", "、", ",") && !isEnd(words, $0) } ?? false
  }

  /// Returns a name without the word that indicates its parameter.
  func withoutRole(_ name: String) -> String {
    guard language == .english else { return name }
    let words = SpokenWords(name)
    let end = indirect.roles.match(in: words, at: 0)?.end ?? 0
    return end < words.words.count ? words.text(of: end..<words.words.count) : name
  }

  /// Returns whether the answer ends like a new value: `Tom instead` or `30にして`.
  func endsWithAssignment(_ words: SpokenWords) -> Bool {
    ending(words, from: 0) { indirect.changeEndings.match(in: $0.words, at: $0.index)?.end } != nil
  }

  /// Returns the change of the only parameter that a value with its kind fits: `30 euros`.
  func typedChange(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    let start = afterRejection(words, 0)
    guard whole(words, from: start, { values.number(in: $0, at: $1) }) == nil else { return nil }
    let fitting = currentParameters(context).compactMap { name -> (String, ParameterValue)? in
      guard let type = context.schema.parameter(named: name)?.type, !type.isText, type != .boolean
      else { return nil }
      return newValue(of: name, words, from: start, context).map { (name, $0) }
    }
    // A date that only tells which thing is meant isn't corrected if another date fits.
    let actions = fitting.filter { !Self.descriptions.contains($0.0) }
    let candidates = actions.isEmpty ? fitting : actions
    let known = candidates.filter { context.parameters[$0.0] != nil }
    guard let (name, value) = known.first ?? (candidates.count == 1 ? candidates[0] : nil) else {
      return nil
    }
    return .change(parameter: name, to: value)
  }

  /// The parameters that tell which thing the request is about, and not what is done with it.
  private static let descriptions: Set = ["dueDate"]

  /// Returns whether a text can be the name of a person, and isn't rather what is said to one.
  func isNameOfPerson(_ name: String) -> Bool {
    guard isShort(name), !SpokenWords(name).isWord(at: 0, "a", "an", "the", "some") else {
      return false
    }
    // A kanji can be a number, too: 一.
    return !name.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }

  /// Returns whether a text is as short as the name of a person or a place.
  private func isShort(_ name: String) -> Bool {
    if language == .english {
      return name.split(whereSeparator: \.isWhitespace).count <= 3
    }
    if name.allSatisfy(\.isASCII) { return name.split(separator: " ").count <= 3 }
    return name.count <= 7 || vocabulary.honorifics.written.contains { name.hasSuffix($0) }
  }
}

/// A place in an answer at which an ending can begin.
private struct SpokenEnding {
  let words: SpokenWords
  let index: Int
}
