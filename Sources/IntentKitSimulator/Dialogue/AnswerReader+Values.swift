import IntentKitCore

extension AnswerReader {
  /// Returns the value in an answer to an open question.
  ///
  /// A text that isn't understood as a value remains a text. The parameter may accept it.
  func openValue(
    _ text: String, _ words: SpokenWords, as type: ParameterType?, to prompt: Prompt,
    _ context: DialogueContext
  ) -> ParameterValue {
    guard let type, type != .string else { return .string(text) }
    if case .list(let element) = type, prompt.element == nil {
      // "no, eggs and flour" has two elements.
      let start = afterRejection(words, 0)
      let isRejected =
        start > 0 && start < words.words.count && words.words[start - 1].kind == .separator
      let listed = isRejected ? words.text(of: start..<words.words.count) : text
      let parts = listParts(of: listed, isOfPeople: element.isPerson)
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
    if let value = valueWithName(words, to: prompt, context) { return value }
    let isChange = prompt.cause == nil && prompt.kind == .value
    if isChange, let moment = moment(words, from: 0, as: type, changing: current) { return moment }
    let rest = afterRejection(words, 0)
    if let amount = wholeAmount(words, from: rest, as: type, context) { return amount }
    // A rule that the app has refused isn't kept.
    if prompt.cause != .unsupported,
      let start = startOfRepetition(words, as: type, of: current)
    {
      return start
    }
    if let value = value(words, from: 0, as: type, current: current) { return value }
    if rest > 0, let value = value(words, from: rest, as: type, current: current) { return value }
    if prompt.parameter == "goalValue", let goal = goal(words, context) { return goal }
    switch type {
    case .integer, .number, .decimal: return .string(text.folded)
    default:
      return .string(type.isName ? name(in: words, of: prompt.parameter, type) : text)
    }
  }

  /// Returns the value after the name of the parameter in question: 金額を20ドルに変えて.
  private func valueWithName(
    _ words: SpokenWords, to prompt: Prompt, _ context: DialogueContext
  ) -> ParameterValue? {
    guard language == .japanese, let parameter = prompt.parameter,
      let name = parameterName(words, afterLeadIns(words), context), name.value == parameter,
      let joint = phrases.joints.match(in: words, at: name.end)
    else { return nil }
    return newValue(of: parameter, words, from: joint.end, context)
  }

  /// Returns a value in the words of the assistant.
  private func words(for value: ParameterValue, _ type: ParameterType) -> String {
    phrasebook.text(of: value, as: type, now: now)
  }

  /// Returns the amount of all that can be paid or transferred: `all of it`.
  func wholeAmount(
    _ words: SpokenWords, from index: Int, as type: ParameterType, _ context: DialogueContext
  ) -> ParameterValue? {
    guard case .record(let reference) = type, reference.name == PaymentAmount.recordSchema.name,
      whole(
        words, from: index,
        { words, index in
          indirect.wholeAmounts.match(in: words, at: index)
            ?? phrases.all.match(in: words, at: index)
        }) != nil
    else { return nil }
    // Only a bill has an amount due.
    let isBill = context.schema.parameter(named: "billPayee") != nil
    let name = isBill ? AmountType.amountDue : .maximumTransferAmount
    return ["amountType": name.parameterValue]
  }

  /// Returns the number of a goal in the request's unit.
  private func goal(_ words: SpokenWords, _ context: DialogueContext) -> ParameterValue? {
    let start = afterRejection(words, 0)
    guard let goal = whole(words, from: start, { values.goal(in: $0, at: $1) }),
      let unit = context.parameters["workoutGoalUnitType"]
    else { return nil }
    if unit == goal.unit.parameterValue { return .number(goal.value) }
    guard let known = WorkoutGoalUnitType.allCases.first(where: { $0.parameterValue == unit }),
      let (size, said) = goal.unit.size(in: known)
    else { return nil }
    // The assistant repeats the number, so "five kilometers" in miles is rounded to hundredths.
    let value = (goal.value * said / size * 100).rounded() / 100
    return value > 0 ? .number(value) : nil
  }

  /// Returns the value of a type in the rest of an answer, or nil if the rest isn't such a value.
  ///
  /// - Parameters:
  ///   - words: The words of the answer.
  ///   - index: The index of the first word.
  ///   - type: A type other than a text or a name.
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
      let number = whole(words, from: index, { values.sum(in: $0, at: $1) })
    else { return nil }
    let money = reference.name == "PaymentAmount" ? current?["amount"] : current
    var fields: [String: ParameterValue] = ["amount": .string(number.text)]
    fields["currencyCode"] = money?["currencyCode"]
    return reference.name == "PaymentAmount" ? ["amount": .object(fields)] : .object(fields)
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
    if language == .english,
      [
        "the", "a", "an", "for", "about", "around", "roughly", "approximately", "exactly",
      ].contains(word.text)
    {
      return index + 1
    }
    let leadIn = phrases.leadIns.match(in: words, at: index)
    let assignment = phrases.assignments.match(in: words, at: index)
    let end = max(leadIn?.end ?? index, assignment?.end ?? index)
    return words.isInsideKatakana(end) ? index : end
  }

  /// Returns whether only polite words follow.
  func isEnd(_ words: SpokenWords, _ index: Int) -> Bool {
    var index = afterPoliteWords(words, index)
    while let ending = phrases.endings.match(in: words, at: index)
      ?? indirect.approximations.match(in: words, at: index)
      ?? indirect.valueEndings.match(in: words, at: index)
    {
      index = afterPoliteWords(words, ending.end)
    }
    return index == words.words.count
  }

  /// Returns a name without a polite ending.
  func withoutEnding(_ text: String, _ words: SpokenWords) -> String {
    let name = politeEnding(words, from: 0).map { words.text(of: 0..<$0) } ?? ""
    return name.isEmpty ? text : name
  }

  // MARK: - Lists

  /// Returns the elements of a list as text.
  ///
  /// An element in quotation marks can contain separators.
  package func listParts(of text: String, isOfPeople: Bool = false) -> [String] {
    SpokenList(language, isOfPeople: isOfPeople).parts(of: text)
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

  /// Whether a value is an account.
  var isAccount: Bool {
    if case .record(let reference) = self {
      reference.name == PaymentAccount.recordSchema.name
    } else {
      false
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

extension WorkoutGoalUnitType {
  /// The dimension of the unit, and its size in meters, seconds or kilocalories.
  private var measure: (dimension: Int, size: Double)? {
    switch self {
    case .unknown: nil
    case .inch: (0, 0.0254)
    case .meter: (0, 1)
    case .foot: (0, 0.3048)
    case .mile: (0, 1609.344)
    case .yard: (0, 0.9144)
    case .second: (1, 1)
    case .minute: (1, 60)
    case .hour: (1, 3600)
    case .joule: (2, 1 / 4184)
    case .kiloCalorie: (2, 1)
    }
  }

  /// Returns the sizes of another unit and of this one, or nil if they measure different things.
  fileprivate func size(in other: Self) -> (other: Double, own: Double)? {
    guard let measure, let known = other.measure, measure.dimension == known.dimension else {
      return nil
    }
    return (known.size, measure.size)
  }
}
