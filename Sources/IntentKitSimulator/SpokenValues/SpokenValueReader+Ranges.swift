import IntentKitCore

/// A range of days or times as spoken.
struct SpokenRange: Sendable, Hashable {
  var start: SpokenMoment?
  var end: SpokenMoment?

  /// The range in the form of scenario files: a text for a single moment, otherwise an object.
  var parameterValue: ParameterValue {
    guard let end else { return .string(start?.text ?? "") }
    guard let start else { return ["endDateComponents": .string(end.text)] }
    return ["startDateComponents": .string(start.text), "endDateComponents": .string(end.text)]
  }
}

extension SpokenValueReader {
  /// A unit of the calendar.
  enum CalendarUnit: Sendable { case day, week, weekend, month, year }

  /// A unit of the calendar at a distance from the present one: `last week`.
  struct Period: Sendable, Hashable {
    var unit: CalendarUnit
    var offset: Int
  }

  /// Returns a range of days or a moment: `last week`, `in May`, `from Monday to Friday` or
  /// `3月1日から5日まで`.
  ///
  /// The tense is the direction in which an incomplete date is completed. A month without a year is
  /// always the latest one.
  func range(
    in words: SpokenWords, at index: Int, tense: Tense = .future
  ) -> Reading<SpokenRange>? {
    guard canStartTime(in: words, at: index) else { return nil }
    if let period = period(in: words, at: index) { return period }
    if let lasting = lastingRange(in: words, at: index) { return lasting }
    if let bounded = isEnglish
      ? englishRange(in: words, at: index, tense) : japaneseRange(in: words, at: index, tense)
    {
      return bounded
    }
    let moment = moment(in: words, at: index, tense: tense)
    if tense == .past, let part = partOfPastDay(in: words, at: index), part.end == moment?.end {
      return part
    }
    // "2027年1月5日" begins with a year, but is a day.
    if let month = monthOrYear(in: words, at: index), month.end >= moment?.end ?? 0 {
      return month
    }
    return moment?.compactMap { SpokenRange(start: $0) }
  }

  /// Returns the part of a day in which something has happened: `this morning`.
  private func partOfPastDay(
    in words: SpokenWords, at index: Int
  ) -> Reading<SpokenRange>? {
    guard let parts = momentParts(in: words, at: index, .past), parts.value.clock == nil,
      let day = parts.value.day, let hours = parts.value.part?.hours
    else { return nil }
    func moment(_ hour: Int) -> SpokenMoment {
      SpokenMoment(
        day: day.adding(days: hour / 24), time: SpokenMoment.TimeOfDay(hour: hour % 24, minute: 0))
    }
    return Reading(
      value: SpokenRange(start: moment(hours.lowerBound), end: moment(hours.upperBound)),
      end: parts.end)
  }

  /// Returns the range from a moment in the past up to today, or up to now if it has a time.
  private func upToNow(_ start: SpokenMoment) -> SpokenRange {
    let now = SpokenMoment.TimeOfDay(hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60)
    return SpokenRange(
      start: SpokenMoment(day: start.day ?? today, time: start.time),
      end: SpokenMoment(day: today, time: start.time.map { _ in now }))
  }

  /// Returns a range from one day to another.
  private func days(_ start: CalendarDay?, _ end: CalendarDay?) -> SpokenRange? {
    guard let start, let end, start <= end else { return nil }
    return SpokenRange(start: SpokenMoment(day: start), end: SpokenMoment(day: end))
  }

  private func month(_ month: Int, of year: Int) -> SpokenRange? {
    days(
      CalendarDay(year: year, month: month, day: 1),
      CalendarDay(
        year: year, month: month, day: CalendarDay.length(ofMonth: month, year: year)))
  }

  // MARK: - Periods

  /// Returns a calendar week, month or year: `last week` or `先月`.
  private func period(in words: SpokenWords, at index: Int) -> Reading<SpokenRange>? {
    let phrases = isEnglish ? EnglishPhrases.periods : JapanesePhrases.periods
    guard let period = phrases.match(in: words, at: index), let today else { return nil }
    // "来週の月曜日" is a day.
    if !isEnglish, let day = day(in: words, at: index), day.end > period.end { return nil }
    let offset = period.value.offset
    let range: SpokenRange?
    switch period.value.unit {
    case .day: range = days(today.adding(days: offset), today.adding(days: offset))
    case .week:
      let start = today.startOfWeek?.adding(days: offset * 7)
      range = days(start, start?.adding(days: 6))
    case .weekend:
      let start = today.startOfWeek?.adding(days: offset * 7 + 5)
      range = days(start, start?.adding(days: 1))
    case .month:
      guard let date = today.adding(months: offset)?.date else { return nil }
      range = month(date.month, of: date.year)
    case .year:
      let year = today.date.year + offset
      range = days(
        CalendarDay(year: year, month: 1, day: 1), CalendarDay(year: year, month: 12, day: 31))
    }
    return range.map { Reading(value: $0, end: period.end) }
  }

  /// Returns the range up to today or from today: `the last 3 days` or `ここ3日間`.
  private func lastingRange(in words: SpokenWords, at index: Int) -> Reading<SpokenRange>? {
    let phrases = isEnglish ? EnglishPhrases.spans : JapanesePhrases.spans
    guard let today, let span = phrases.match(in: words, at: index),
      let duration = duration(in: words, at: span.end),
      let other = moment(after: duration.value, span.value)
    else { return nil }
    let now = SpokenMoment(
      day: today,
      time: other.time.map { _ in
        SpokenMoment.TimeOfDay(hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60)
      })
    let range =
      span.value < 0
      ? SpokenRange(start: other, end: now) : SpokenRange(start: now, end: other)
    return Reading(value: range, end: duration.end)
  }

  /// Returns a month, possibly with a year, or a year.
  private func monthOrYear(in words: SpokenWords, at index: Int) -> Reading<SpokenRange>? {
    guard let today else { return nil }
    if isEnglish {
      let hasIn = words.isWord(at: index, "in")
      let start = hasIn ? index + 1 : index
      if let month = monthName(in: words, at: start) {
        if dayNumberFollows(in: words, at: month.end) { return nil }
        let yearIndex = words.isWord(at: month.end, "of") ? month.end + 1 : month.end
        if let year = yearNumber(in: words, at: words.afterComma(yearIndex)) {
          return self.month(month.value, of: year.value).map { Reading(value: $0, end: year.end) }
        }
        let isPast = month.value <= today.date.month
        return self.month(month.value, of: today.date.year - (isPast ? 0 : 1))
          .map { Reading(value: $0, end: month.end) }
      }
      guard hasIn, let year = yearNumber(in: words, at: start) else { return nil }
      return days(
        CalendarDay(year: year.value, month: 1, day: 1),
        CalendarDay(year: year.value, month: 12, day: 31)
      ).map { Reading(value: $0, end: year.end) }
    }
    var start = index
    var year: Int?
    if let modifier = JapanesePhrases.yearModifiers.match(in: words, at: index) {
      year = today.date.year + modifier.value
      start = modifier.end
    } else if let number = japaneseNumber(in: words, at: index)?.compactMap(\.integer),
      (1000...9999).contains(number.value), words.isWord(at: number.end, "年")
    {
      year = number.value
      start = number.end + 1
    }
    let monthIndex = words.isWord(at: start, "の") ? start + 1 : start
    if let number = japaneseNumber(in: words, at: monthIndex)?.compactMap(\.integer),
      (1...12).contains(number.value), words.isWord(at: number.end, "月"),
      japaneseNumber(in: words, at: number.end + 1) == nil
    {
      let isPast = number.value <= today.date.month
      return month(number.value, of: year ?? today.date.year - (isPast ? 0 : 1))
        .map { Reading(value: $0, end: number.end + 1) }
    }
    guard let year, start > index else { return nil }
    return days(
      CalendarDay(year: year, month: 1, day: 1), CalendarDay(year: year, month: 12, day: 31)
    ).map { Reading(value: $0, end: start) }
  }

  private func dayNumberFollows(in words: SpokenWords, at index: Int) -> Bool {
    let start = words.isWord(at: index, "the") ? index + 1 : index
    guard
      let day = englishOrdinal(in: words, at: start)?.value
        ?? englishNumber(in: words, at: start)?.value.integer
    else { return false }
    return (1...31).contains(day) && yearNumber(in: words, at: start) == nil
  }

  // MARK: - Bounds

  /// Returns a range of days in English: `from Monday to Friday`, `March 3 to 5`, `since Monday` or
  /// `until Friday`.
  private func englishRange(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<SpokenRange>? {
    switch words.text(at: index) {
    case "since":
      return moment(in: words, at: index + 1, tense: .past)?.compactMap { upToNow($0) }
    case "after":
      return moment(in: words, at: index + 1, tense: tense)?.compactMap {
        tense == .past ? upToNow($0) : SpokenRange(start: $0)
      }
    case "until", "till", "before":
      return moment(in: words, at: index + 1, tense: tense)?.compactMap { SpokenRange(end: $0) }
    default: break
    }
    let isBetween = words.isWord(at: index, "between")
    let hasFrom = words.isWord(at: index, "from")
    let start = isBetween || hasFrom ? index + 1 : index
    if let range = daysOfOneMonth(in: words, at: start, isBetween, tense) { return range }
    guard let first = moment(in: words, at: start, tense: tense) else { return nil }
    guard words.isWord(at: first.end, "to", "until", "till", "through", "and", "-", "–"),
      words.isWord(at: first.end, "and") == isBetween
    else {
      return hasFrom ? first.compactMap { SpokenRange(start: $0) } : nil
    }
    return end(of: first, in: words, at: first.end + 1, tense)
  }

  /// Returns a range of days whose month is said only with the last one: `1 to 3 March`.
  private func daysOfOneMonth(
    in words: SpokenWords, at index: Int, _ isBetween: Bool, _ tense: Tense
  ) -> Reading<SpokenRange>? {
    guard let first = dayOfSameMonth(in: words, at: index),
      isBetween
        ? words.isWord(at: first.end, "and")
        : words.isWord(at: first.end, "to", "until", "till", "through", "-", "–"),
      isDayOfMonth(in: words, at: first.end + 1),
      let last = moment(in: words, at: first.end + 1, tense: tense), last.value.time == nil,
      let end = last.value.day
    else { return nil }
    let start = CalendarDay(year: end.date.year, month: end.date.month, day: first.value)
    return days(start, end).map { Reading(value: $0, end: last.end) }
  }

  /// Returns whether a date begins with the day of the month: `the 3rd of March`.
  private func isDayOfMonth(in words: SpokenWords, at index: Int) -> Bool {
    let index = words.isWord(at: index, "the") ? index + 1 : index
    guard
      let end = englishOrdinal(in: words, at: index)?.end
        ?? englishNumber(in: words, at: index)?.end
    else { return false }
    return monthName(in: words, at: words.isWord(at: end, "of") ? end + 1 : end) != nil
  }

  /// Returns a range of days in Japanese: `3月1日から5日まで` or `金曜日まで`.
  private func japaneseRange(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<SpokenRange>? {
    guard let first = moment(in: words, at: index, tense: tense) else { return nil }
    if words.isWord(at: first.end, "ま"), words.isWord(at: first.end + 1, "で") {
      let end = words.isWord(at: first.end + 2, "に") ? first.end + 3 : first.end + 2
      return Reading(value: SpokenRange(end: first.value), end: end)
    }
    let hasFrom = words.isWord(at: first.end, "か") && words.isWord(at: first.end + 1, "ら")
    guard hasFrom || words.isWord(at: first.end, "〜", "~", "-") else { return nil }
    let start = hasFrom ? first.end + 2 : first.end + 1
    if var range = end(of: first, in: words, at: words.afterComma(start), tense) {
      if words.isWord(at: range.end, "ま"), words.isWord(at: range.end + 1, "で") { range.end += 2 }
      return range
    }
    return hasFrom ? Reading(value: SpokenRange(start: first.value), end: start) : nil
  }

  /// Returns a range whose end is at a word, possibly a day of the same month.
  private func end(
    of first: Reading<SpokenMoment>, in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<SpokenRange>? {
    guard let start = first.value.day else {
      guard let end = moment(in: words, at: index, tense: tense), end.value.day == nil else {
        return nil
      }
      return Reading(value: SpokenRange(start: first.value, end: end.value), end: end.end)
    }
    // The end is relative to the start, so that "Monday to Friday" isn't two different weeks.
    let reader = SpokenValueReader(language, today: start, secondOfDay: 0)
    let (year, month, _) = start.date
    if first.value.time == nil, let day = dayOfSameMonth(in: words, at: index),
      let end = CalendarDay(year: year, month: month, day: day.value), end >= start
    {
      return Reading(
        value: SpokenRange(start: first.value, end: SpokenMoment(day: end)), end: day.end)
    }
    guard
      let end = isNamedDay(in: words, at: index)
        ? moment(in: words, at: index, tense: tense) : reader.moment(in: words, at: index)
    else { return nil }
    var last = end.value
    if last.day == nil { last.day = start }
    return Reading(value: SpokenRange(start: first.value, end: last), end: end.end)
  }

  private func isNamedDay(in words: SpokenWords, at index: Int) -> Bool {
    (isEnglish ? EnglishPhrases.days : JapanesePhrases.days).match(in: words, at: index) != nil
  }

  private func dayOfSameMonth(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    guard isEnglish else {
      guard let number = japaneseNumber(in: words, at: index)?.compactMap(\.integer),
        words.isWord(at: number.end, "日")
      else { return nil }
      return Reading(value: number.value, end: number.end + 1)
    }
    if let ordinal = englishOrdinal(in: words, at: index),
      monthName(in: words, at: ordinal.end) == nil
    {
      return ordinal
    }
    guard let number = englishNumber(in: words, at: index)?.compactMap(\.integer),
      monthName(in: words, at: number.end) == nil, !words.isWord(at: number.end, ":", "am", "pm")
    else { return nil }
    return number
  }
}
