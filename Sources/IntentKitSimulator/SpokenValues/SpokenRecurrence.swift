import IntentKitCore

/// A rule for repeating as spoken, possibly with the time of the first occurrence.
struct SpokenRecurrence: Sendable, Hashable {
  /// The number of units between two occurrences.
  var interval = 1
  /// The name of the frequency's case.
  var frequency: String
  /// The days of the week, where Monday is zero.
  var weekdays: [Int] = []
  /// The time, or the first day.
  var start: SpokenMoment?

  private static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The rule in the form of scenario files.
  var ruleValue: ParameterValue {
    var fields: [String: ParameterValue] = [
      "interval": .integer(interval), "frequency": .string(frequency),
    ]
    if !weekdays.isEmpty {
      let names = Set(weekdays).sorted().compactMap { number in
        Self.weekdayNames.indices.contains(number) ? Self.weekdayNames[number] : nil
      }
      fields["weeklyRecurrenceDays"] = .array(names.map { .string($0) })
    }
    return .object(fields)
  }

  /// The rule with its start as a range of dates.
  var rangeValue: ParameterValue {
    var fields = ["recurrenceRule": ruleValue]
    if let start { fields["startDateComponents"] = .string(start.text) }
    return .object(fields)
  }
}

extension SpokenValueReader {
  /// Returns the trigger of a reminder: a moment, or a rule for repeating.
  func temporalTrigger(in words: SpokenWords, at index: Int) -> Reading<ParameterValue>? {
    if let repeated = repeatedRange(in: words, at: index) {
      return repeated.compactMap { ["dateComponentsRange": $0] }
    }
    // In a sentence, a range isn't the time of a reminder.
    if isAnswer, let range = range(in: words, at: index), range.value.end != nil {
      return range.compactMap { ["dateComponentsRange": $0.parameterValue] }
    }
    return moment(in: words, at: index)?.compactMap { .string($0.text) }
  }

  /// Returns a rule for repeating with its time or range: `8:00 AM, every Monday`.
  func repeatedRange(in words: SpokenWords, at index: Int) -> Reading<ParameterValue>? {
    let rule = recurrence(in: words, at: index)
    guard let range = range(in: words, at: index) else {
      return rule?.compactMap(\.rangeValue)
    }
    var start = words.afterComma(range.end)
    let isInParentheses = words.isWord(at: start, "(")
    if isInParentheses { start += 1 }
    guard start > range.end, let following = recurrence(in: words, at: start),
      following.value.start == nil, following.end > rule?.end ?? 0
    else { return rule?.compactMap(\.rangeValue) }
    var fields: [String: ParameterValue] = ["recurrenceRule": following.value.ruleValue]
    fields["startDateComponents"] = range.value.start.map { .string($0.text) }
    fields["endDateComponents"] = range.value.end.map { .string($0.text) }
    let isClosed = isInParentheses && words.isWord(at: following.end, ")")
    return Reading(value: .object(fields), end: isClosed ? following.end + 1 : following.end)
  }

  /// Returns a rule for repeating with its time: `every Monday at 7 pm` or `毎週月曜の8時`.
  func recurrence(in words: SpokenWords, at index: Int) -> Reading<SpokenRecurrence>? {
    guard canStartTime(in: words, at: index) else { return nil }
    // "at 7 pm every day"
    let start = momentParts(in: words, at: index, .future)
    let isTimeFirst = start.map { $0.value.day == nil } ?? false
    var parts = MomentParts()
    var first = index
    if isTimeFirst, let start {
      parts = start.value
      first = words.afterComma(start.end)
      if !isEnglish {
        if words.isWord(at: first, "に") { first += 1 }
        if words.isWord(at: first, "か"), words.isWord(at: first + 1, "ら") { first += 2 }
      }
    } else if !isEnglish, let start, words.isWord(at: start.end, "か"),
      words.isWord(at: start.end + 1, "ら")
    {
      // 「明日から毎日7時」
      parts = start.value
      first = words.afterComma(start.end + 2)
    }
    guard
      var rule = isEnglish
        ? englishRule(in: words, at: first, &parts) : japaneseRule(in: words, at: first, &parts)
    else { return nil }
    if parts.clock == nil,
      let time = momentParts(in: words, at: afterParticle(in: words, at: rule.end), .future),
      time.value.day == nil || rule.value.weekdays.isEmpty
    {
      parts.clock = time.value.clock
      parts.part = parts.part ?? time.value.part
      parts.day = time.value.day ?? parts.day
      rule.end = time.end
    }
    if parts.day == nil, let first = beginning(in: words, at: rule.end),
      first.value.clock == nil || parts.clock == nil
    {
      parts.day = first.value.day
      parts.clock = first.value.clock ?? parts.clock
      rule.end = first.end
    }
    rule.value.start = startMoment(parts)
    return rule
  }

  /// Returns the moment from which a rule applies: `from tomorrow` after `every day at 8`.
  private func beginning(in words: SpokenWords, at index: Int) -> Reading<MomentParts>? {
    let start = words.afterComma(index)
    guard isEnglish, words.isWord(at: start, "from", "starting", "beginning") else { return nil }
    let next = words.isWord(at: start + 1, "on", "from") ? start + 2 : start + 1
    return momentParts(in: words, at: next, .future)
  }

  private func startMoment(_ parts: MomentParts) -> SpokenMoment? {
    if parts.clock == nil, parts.day == nil {
      return parts.part.map {
        SpokenMoment(time: SpokenMoment.TimeOfDay(hour: $0.typicalHour, minute: 0))
      }
    }
    return moment(of: parts, isRepeated: true)
  }

  private func afterParticle(in words: SpokenWords, at index: Int) -> Int {
    let next = words.afterComma(index)
    guard !isEnglish else { return next }
    return JapanesePhrases.connectives.match(in: words, at: next)?.end ?? next
  }

  // MARK: - English

  private func englishRule(
    in words: SpokenWords, at index: Int, _ parts: inout MomentParts
  ) -> Reading<SpokenRecurrence>? {
    if let fixed = EnglishPhrases.recurrences.match(in: words, at: index) {
      parts.part = EnglishPhrases.repeatedParts.match(in: words, at: index)?.value ?? parts.part
      return onWeekdays(fixed, in: words)
    }
    if let dated = datedRule(in: words, at: index, &parts) { return dated }
    guard words.isWord(at: index, "every", "each", "on") else {
      // "Mondays at 8"
      return pluralWeekdays(in: words, at: index)
    }
    if words.isWord(at: index, "on") { return pluralWeekdays(in: words, at: index + 1) }
    if words.isWord(at: index + 1, "other", "second"),
      let day = weekdayName(in: words, at: index + 2, isModified: true)
    {
      return Reading(
        value: SpokenRecurrence(interval: 2, frequency: "weekly", weekdays: [day.value]),
        end: day.end)
    }
    if let days = weekdays(in: words, at: index + 1) {
      parts.part = parts.part ?? partAfterWeekday(in: words, at: days.end)?.value
      let end = partAfterWeekday(in: words, at: days.end)?.end ?? days.end
      return Reading(value: SpokenRecurrence(frequency: "weekly", weekdays: days.value), end: end)
    }
    guard let number = number(in: words, at: index + 1)?.compactMap(\.integer),
      let unit = EnglishPhrases.recurrenceUnits.match(in: words, at: number.end),
      number.value > 0
    else { return nil }
    let rule = SpokenRecurrence(interval: number.value, frequency: unit.value)
    return onWeekdays(Reading(value: rule, end: unit.end), in: words)
  }

  /// Returns a rule for a day of each month or year: `on the first of every month` or
  /// `every April 15`.
  private func datedRule(
    in words: SpokenWords, at index: Int, _ parts: inout MomentParts
  ) -> Reading<SpokenRecurrence>? {
    if words.isWord(at: index, "every", "each"), monthName(in: words, at: index + 1) != nil,
      let date = day(in: words, at: index + 1, tense: .future)
    {
      parts.day = date.value.day
      return Reading(value: SpokenRecurrence(frequency: "yearly"), end: date.end)
    }
    var start = words.isWord(at: index, "on") ? index + 1 : index
    if words.isWord(at: start, "the") { start += 1 }
    guard let ordinal = englishOrdinal(in: words, at: start), (1...31).contains(ordinal.value)
    else { return nil }
    let end = words.isWord(at: ordinal.end, "day") ? ordinal.end + 1 : ordinal.end
    guard words.isWord(at: end, "of", "in"), words.isWord(at: end + 1, "every", "each"),
      words.isWord(at: end + 2, "month")
    else { return nil }
    parts.day = date(dayOfMonth: ordinal.value, .future)
    return Reading(value: SpokenRecurrence(frequency: "monthly"), end: end + 3)
  }

  /// Returns a weekly rule with the weekdays after it: `every week on Monday`.
  private func onWeekdays(
    _ rule: Reading<SpokenRecurrence>, in words: SpokenWords
  ) -> Reading<SpokenRecurrence> {
    var rule = rule
    let joint = isEnglish ? words.isWord(at: rule.end, "on") : words.isWord(at: rule.end, "の")
    let start = joint ? rule.end + 1 : rule.end
    guard joint || !isEnglish, rule.value.frequency == "weekly", rule.value.weekdays.isEmpty,
      let days = weekdays(in: words, at: start)
    else { return rule }
    rule.value.weekdays = days.value
    rule.end = days.end
    return rule
  }

  private func partAfterWeekday(in words: SpokenWords, at index: Int) -> Reading<DayPart>? {
    EnglishPhrases.partsOfDay.match(in: words, at: index)
  }

  private func pluralWeekdays(
    in words: SpokenWords, at index: Int
  ) -> Reading<SpokenRecurrence>? {
    let days = list(in: words, at: index) {
      EnglishPhrases.pluralWeekdays.match(in: words, at: $0)
    }
    return days?.compactMap { SpokenRecurrence(frequency: "weekly", weekdays: $0.flatMap(\.self)) }
  }

  /// Returns weekdays that are joined as a list.
  private func weekdays(in words: SpokenWords, at index: Int) -> Reading<[Int]>? {
    list(in: words, at: index, needsJoint: isEnglish) { start in
      let isRepeated = isEnglish && start > index && words.isWord(at: start, "every", "on")
      let day = isRepeated ? start + 1 : start
      return weekdayName(in: words, at: day, isModified: true, acceptsKanji: true)
    }
  }

  // MARK: - Japanese

  private func japaneseRule(
    in words: SpokenWords, at index: Int, _ parts: inout MomentParts
  ) -> Reading<SpokenRecurrence>? {
    if var fixed = JapanesePhrases.recurrences.match(in: words, at: index) {
      parts.part = JapanesePhrases.repeatedParts.match(in: words, at: index)?.value ?? parts.part
      // "平日の毎朝"
      let next = afterParticle(in: words, at: fixed.end)
      if !fixed.value.weekdays.isEmpty,
        let daily = JapanesePhrases.recurrences.match(in: words, at: next),
        daily.value == SpokenRecurrence(frequency: "daily")
      {
        fixed.end = daily.end
        parts.part = JapanesePhrases.repeatedParts.match(in: words, at: next)?.value ?? parts.part
      }
      return onWeekdays(fixed, in: words)
    }
    // "月曜と木曜の毎朝"
    if let days = weekdays(in: words, at: index), words.isWord(at: days.end, "の", "は"),
      let daily = JapanesePhrases.recurrences.match(in: words, at: days.end + 1),
      daily.value == SpokenRecurrence(frequency: "daily")
    {
      parts.part =
        JapanesePhrases.repeatedParts.match(in: words, at: days.end + 1)?.value ?? parts.part
      return Reading(
        value: SpokenRecurrence(frequency: "weekly", weekdays: days.value), end: daily.end)
    }
    // "月曜日ごと", "2週間ごと"
    if let day = weekdayName(in: words, at: index), words.isWord(at: day.end, "ご"),
      words.isWord(at: day.end + 1, "と")
    {
      return Reading(
        value: SpokenRecurrence(frequency: "weekly", weekdays: [day.value]), end: day.end + 2)
    }
    guard let number = japaneseNumber(in: words, at: index)?.compactMap(\.integer),
      number.value > 0,
      let unit = JapanesePhrases.recurrenceUnits.match(in: words, at: number.end),
      let every = JapanesePhrases.every.match(in: words, at: unit.end)
    else { return nil }
    // "一日おき" is every other day, but "30分おき" is every 30 minutes.
    let skips = every.value && !["hourly", "minute"].contains(unit.value) ? 1 : 0
    guard number.value < 1_000_000 else { return nil }
    let rule = SpokenRecurrence(interval: number.value + skips, frequency: unit.value)
    return onWeekdays(Reading(value: rule, end: every.end), in: words)
  }
}
