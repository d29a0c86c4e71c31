import IntentKitCore

// Corrections (What Siri does, 2.3 and 3.1): a value instead of yes or no, and a change of the
// request with or without its new value.

extension AnswerReader {
  /// The maximum number of words in a name that the user corrects.
  private static let nameLimit = 16

  /// Returns the index after the phrase that rejects the current value, and after words that don't
  /// matter; otherwise the given index.
  func afterRejection(_ words: SpokenWords, _ index: Int) -> Int {
    var end = index
    var isRejected = false
    while end < words.words.count {
      var next = end
      if words.words[end].kind == .separator || words.words[end].isQuotationMark {
        next += 1
      } else if let rejection = phrases.rejections.match(in: words, at: end) {
        next = rejection.end
        // イヤホン begins like いや.
        if !words.isInsideKatakana(next) { isRejected = true }
      } else if let leadIn = phrases.leadIns.match(in: words, at: end) {
        next = leadIn.end
      }
      guard next > end, !words.isInsideKatakana(next) else { break }
      end = next
    }
    return isRejected ? end : index
  }

  /// Returns the index after words that don't matter.
  func afterLeadIns(_ words: SpokenWords) -> Int {
    var index = 0
    while index < words.words.count {
      if words.words[index].kind == .separator || words.words[index].isQuotationMark {
        index += 1
      } else if let leadIn = phrases.leadIns.match(in: words, at: index),
        !words.isInsideKatakana(leadIn.end)
      {
        index = leadIn.end
      } else {
        break
      }
    }
    return index
  }

  // MARK: - Confirmation of a value

  /// Returns the value that the user gives instead of confirming one.
  func corrected(
    _ type: ParameterType, _ words: SpokenWords, _ prompt: Prompt, _ context: DialogueContext
  ) -> ParameterValue? {
    let element = if case .list(let element) = type { element } else { type }
    let rest = afterRejection(words, 0)
    if !element.isText {
      return moment(words, from: rest, as: element, changing: prompt.value)
        ?? value(words, from: rest, as: element, current: prompt.value)
    }
    if let replacement = replacement(words, element.isText)?.new { return .string(replacement) }
    let assigned = afterAssignment(words, rest)
    let isMarked = rest > 0 || assigned > rest
    guard isMarked || element.isPerson, assigned < words.words.count,
      isMarked
        || !isOnly(phrases.hesitations, words, from: 0) && words.words.count <= Self.nameLimit
    else { return nil }
    let text = words.text(of: assigned..<words.words.count)
    return .string(
      element.isName
        ? name(in: SpokenWords(text), of: prompt.parameter, element)
        : dictatedText(words, from: assigned))
  }

  private func afterAssignment(_ words: SpokenWords, _ index: Int) -> Int {
    phrases.assignments.match(in: words, at: index)?.end ?? index
  }

  // MARK: - Change of the request

  /// Returns the change that the user asks for: `change the time to nine`.
  func change(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    if language == .japanese { return japaneseChange(words, from: start, context) }
    if let assignment = phrases.assignments.match(in: words, at: start) {
      return anyParameter(words, from: assignment.end, context)
    }
    let isOther =
      words.isWord(at: start, "another", "different", "other") || isDifferent(words, start)
    guard let verb = phrases.changes.match(in: words, at: start) else {
      guard isOther || words.isWord(at: start, "make") else { return nil }
      let next = words.isWord(at: start, "a") ? start + 2 : start + 1
      return named(words, from: next, context)
    }
    if isEnd(words, verb.end) { return .change(parameter: nil) }
    if let reference = phrases.references.match(in: words, at: verb.end) {
      if isEnd(words, reference.end) { return .change(parameter: nil) }
      if let joint = phrases.joints.match(in: words, at: reference.end) {
        return anyParameter(words, from: joint.end, context)
      }
    }
    return named(words, from: verb.end, context)
  }

  private func isDifferent(_ words: SpokenWords, _ index: Int) -> Bool {
    words.isWord(at: index, "a") && words.isWord(at: index + 1, "different", "other", "new")
  }

  /// Returns the change of a parameter that the user names: `the time to nine`.
  func named(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    return language == .english
      ? named(words, from: start, context) : japaneseChange(words, from: start, context)
  }

  private func named(
    _ words: SpokenWords, from index: Int, _ context: DialogueContext
  ) -> Answer? {
    var start = index
    while words.isWord(at: start, "the", "my", "a", "an", "another", "different") { start += 1 }
    guard let name = parameterName(words, start, context) else { return nil }
    if isEnd(words, name.end) { return .change(parameter: name.value) }
    if words.isWord(at: name.end, ":") {
      let value = newValue(of: name.value, words, from: name.end + 1, context)
      return .change(parameter: name.value, to: value)
    }
    let end = phrases.joints.match(in: words, at: name.end)?.end ?? name.end
    return .change(parameter: name.value, to: newValue(of: name.value, words, from: end, context))
  }

  /// Returns a change in Japanese: `時間を9時に変更して`.
  private func japaneseChange(
    _ words: SpokenWords, from start: Int, _ context: DialogueContext
  ) -> Answer? {
    if isOnly(phrases.changes, words, from: start) { return .change(parameter: nil) }
    if let reference = phrases.references.match(in: words, at: start) {
      let next = phrases.joints.match(in: words, at: reference.end)?.end ?? reference.end
      if isOnly(phrases.changes, words, from: next) { return .change(parameter: nil) }
    }
    guard let name = parameterName(words, start, context) else { return nil }
    let joint = phrases.joints.match(in: words, at: name.end)?.end ?? name.end
    if joint == words.words.count || isOnly(phrases.changes, words, from: joint) {
      return .change(parameter: name.value)
    }
    guard joint > name.end else { return nil }
    return .change(parameter: name.value, to: newValue(of: name.value, words, from: joint, context))
  }

  // MARK: - New values

  /// Returns the new value of a parameter in the rest of an answer, or nil if it isn't one.
  func newValue(
    of parameter: String, _ words: SpokenWords, from index: Int, _ context: DialogueContext
  ) -> ParameterValue? {
    guard index < words.words.count,
      let type = context.schema.parameter(named: parameter)?.type
    else { return nil }
    let element = if case .list(let element) = type { element } else { type }
    let current = context.parameters[parameter]
    let written = words.text[words.words[index].range.lowerBound...]
    if element != .string, written.hasPrefix("{") || written.hasPrefix("["),
      let json = jsonValue(written)
    {
      return json
    }
    guard element.isText else {
      return moment(words, from: index, as: element, changing: current)
        ?? wholeAmount(words, from: index, as: element, context)
        ?? value(words, from: index, as: element, current: current)
    }
    let name =
      element.isName
      ? withoutQuotationMarks(
        self.name(
          in: SpokenWords(words.text(of: index..<words.words.count)), of: parameter, element))
      : dictatedText(words, from: index)
    guard !name.isEmpty else { return nil }
    guard case .list = type else { return .string(name) }
    let parts = listParts(of: name, isOfPeople: element.isPerson)
    return parts.count > 1 ? .array(parts.map { .string($0) }) : .string(name)
  }

  /// Returns the JSON value at the start of a text, before the words of a change in Japanese.
  private func jsonValue(_ text: Substring) -> ParameterValue? {
    guard let end = text.lastIndex(where: { $0 == "}" || $0 == "]" }) else { return nil }
    return try? JSONReader.value(from: String(text[...end]))
  }

  func withoutQuotationMarks(_ text: String) -> String {
    let pairs: [(Character, Character)] = [("“", "”"), ("\"", "\""), ("「", "」"), ("『", "』")]
    for (start, end) in pairs where text.count > 2 && text.first == start && text.last == end {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// Returns the change of the parameter that a value without a name fits: `make it 30`.
  func anyParameter(
    _ words: SpokenWords, from index: Int, _ context: DialogueContext
  ) -> Answer? {
    guard index < words.words.count else { return nil }
    // 「もう一人の方」
    if isOnly(phrases.more, words, from: index) { return .change(parameter: nil) }
    if let change = knownNameChange(words, from: index, context) { return change }
    let names = currentParameters(context)
    let known = names.filter { context.parameters[$0] != nil }
    let isBareNumber = whole(words, from: index, { values.number(in: $0, at: $1) }) != nil
    // A value with its kind is clearer than a number or a name.
    for candidates in [known, names] {
      let fitting = candidates.compactMap { name -> (String, ParameterValue)? in
        guard let type = context.schema.parameter(named: name)?.type, !type.isText else {
          return nil
        }
        return newValue(of: name, words, from: index, context).map { (name, $0) }
      }
      let best = fitting.first {
        isNumber(context.schema.parameter(named: $0.0)?.type) == isBareNumber
      }
      if let (name, value) = best ?? fitting.first {
        return .change(parameter: name, to: value)
      }
    }
    let texts = known.filter { context.schema.parameter(named: $0)?.type.isText == true }
    let people = texts.filter { context.schema.parameter(named: $0)?.type.isPerson == true }
    let dictated = texts.filter { context.schema.parameter(named: $0)?.type == .string }
    // What is too long for a name is another text.
    let isText =
      dictated.count == 1
      && people.contains { name in
        let type = context.schema.parameter(named: name)?.type ?? .any
        let rest = SpokenWords(dictatedText(words, from: index))
        return !listParts(of: self.name(in: rest, of: name, type), isOfPeople: true)
          .allSatisfy(isNameOfPerson)
      }
    // "an SUV" is a kind of something, and neither a person nor a place.
    let kinds =
      words.isWord(at: index, "a", "an") && !isText
      ? texts.filter { context.schema.parameter(named: $0)?.type.isKind == true } : []
    let candidates =
      isText ? dictated : kinds.count == 1 ? kinds : people.count == 1 ? people : texts
    guard candidates.count == 1, let name = candidates.first,
      let value = newValue(of: name, words, from: index, context)
    else { return .change(parameter: nil) }
    return .change(parameter: name, to: value)
  }

  private func isNumber(_ type: ParameterType?) -> Bool {
    type == .integer || type == .number || type == .decimal
  }

  // MARK: - Corrections without a name

  /// Returns the correction of the request: `no, Tom` or `not Bill, Tom`.
  func correction(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    if let replacement = replacement(words, true),
      let answer = replacing(
        withoutRole(replacement.old), with: withoutRole(replacement.new), context)
    {
      return answer
    }
    let rest = afterRejection(words, 0)
    let start = max(afterLeadIns(words), rest)
    if language == .english, let named = named(words, from: start, context),
      case .change(_, to: _?) = named
    {
      return named
    }
    if rest > 0, rest < words.words.count {
      return anyParameter(words, from: afterAssignment(words, rest), context)
    }
    guard endsWithAssignment(words) || isOther(words, start) else { return nil }
    return anyParameter(words, from: start, context)
  }

  /// Returns whether words name another one of several: `the other Ben`.
  private func isOther(_ words: SpokenWords, _ index: Int) -> Bool {
    language == .english && words.isWord(at: index, "the") && words.isWord(at: index + 1, "other")
      && index + 2 < words.words.count
  }

  /// Returns the old and the new name of `not Bill, Tom` or `ビルじゃなくてトム`.
  private func replacement(_ words: SpokenWords, _ isText: Bool) -> (old: String, new: String)? {
    let count = words.words.count
    func text(_ range: Range<Int>) -> String {
      let text = words.text(of: range)
      return withoutEnding(text, SpokenWords(text))
    }
    if language == .japanese {
      for index in 1..<max(2, min(count, Self.nameLimit)) {
        guard let joint = JapanesePhrases.insteadOf.match(in: words, at: index),
          joint.end < count
        else { continue }
        let start = afterRejection(words, 0)
        guard start < index else { return nil }
        let end = words.afterComma(joint.end)
        return end < count ? (words.text(of: start..<index), text(end..<count)) : nil
      }
      return nil
    }
    var start = max(afterLeadIns(words), afterRejection(words, 0))
    if !words.isWord(at: start, "not") {
      // "Tom, not Bill"
      let nots = words.words.indices.prefix(Self.nameLimit).filter {
        $0 > start && words.words[$0].text == "not"
      }
      guard let index = nots.first, index + 1 < count,
        index + 1 + Self.nameLimit > count
      else { return nil }
      return (text(index + 1..<count), words.text(of: start..<index))
    }
    start += 1
    for index in start..<min(count, start + Self.nameLimit) where index > start {
      let isJoint = words.words[index].kind == .separator || words.isWord(at: index, "but")
      guard isJoint, index + 1 < count else { continue }
      var next = index + 1
      while next < count,
        words.words[next].kind == .separator || words.isWord(at: next, "but", "to")
      {
        next += 1
      }
      return next < count ? (words.text(of: start..<index), text(next..<count)) : nil
    }
    return nil
  }

  /// Returns the change that replaces a value by its name.
  private func replacing(
    _ old: String, with new: String, _ context: DialogueContext
  ) -> Answer? {
    let old = old.folded
    for name in changeableParameters(context) {
      guard let current = context.parameters[name],
        let type = context.schema.parameter(named: name)?.type
      else { continue }
      let words = SpokenWords(new)
      if case .list(let element) = type, case .array(let values) = current {
        guard let index = values.firstIndex(where: { isNamed($0, element, old) }) else { continue }
        var changed = values
        let isName = element.isText
        guard
          let value = isName ? .string(new) : self.value(words, from: 0, as: element, current: nil)
        else { return .change(parameter: name) }
        changed[index] = value
        return .change(parameter: name, to: .array(changed))
      }
      if isNamed(current, type, old) {
        return .change(
          parameter: name, to: newValue(of: name, words, from: 0, context))
      }
    }
    return nil
  }

  private func isNamed(_ value: ParameterValue, _ type: ParameterType, _ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    let text = phrasebook.text(of: value, as: type).folded
    if text == name { return true }
    if let said = self.value(SpokenWords(name), from: 0, as: type, current: value) {
      if said == value { return true }
      if let said = try? type.rewritten(said), let value = try? type.rewritten(value) {
        return said == value
      }
    }
    return type.isPerson
      && text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { $0 == name }
  }
}
