#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SpokenValueReader {
  /// Returns a day, a time, or both: `tomorrow at 8`, `in two hours` or `明日の8時`.
  ///
  /// A preposition before the moment is part of it.
  func moment(
    in words: SpokenWords, at index: Int, tense: Tense = .future
  ) -> Reading<SpokenMoment>? {
    guard canStartTime(in: words, at: index) else { return nil }
    if let relative = relativeMoment(in: words, at: index) { return relative }
    guard let parts = momentParts(in: words, at: index, tense) else { return nil }
    return parts.compactMap { moment(of: $0) }
  }

  /// Returns whether a moment, a range or a rule for repeating can start at a word.
  ///
  /// Most words of a sentence can't, and fail at once.
  func canStartTime(in words: SpokenWords, at index: Int) -> Bool {
    guard index < words.words.count else { return false }
    let word = words.words[index]
    guard word.kind != .number, word.kind != .sign else { return true }
    return (isEnglish ? EnglishPhrases.firstWordsOfTimes : JapanesePhrases.firstWordsOfTimes)
      .contains(word.text)
  }

  /// The parts of a moment, in any order.
  struct MomentParts: Sendable {
    var day: CalendarDay?
    var clock: SpokenClock?
    var part: DayPart?
  }

  /// Returns the parts of a moment.
  func momentParts(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<MomentParts>? {
    var parts = Reading(value: MomentParts(), end: index)
    var next = index
    // A moment has at most a day, a part of the day and a time.
    for _ in 0..<4 {
      let start = afterConnective(in: words, at: next, isFirst: next == index)
      let isTime =
        start > next && EnglishPhrases.timePrepositions.contains(words.text(at: start - 1))
        || index > 0 && start == index
          && EnglishPhrases.timePrepositions.contains(words.text(at: index - 1))
      guard
        let end = add(
          in: words, at: start, to: &parts.value, tense, acceptsBare: isTime || isAnswer)
      else { break }
      parts.end = end
      next = end
    }
    return parts.end > index ? parts : nil
  }

  /// Reads the next part of a moment and returns its end.
  private func add(
    in words: SpokenWords, at index: Int, to parts: inout MomentParts, _ tense: Tense,
    acceptsBare: Bool
  ) -> Int? {
    if parts.day == nil, let day = day(in: words, at: index, tense: tense) {
      guard parts.part == nil || day.value.part == nil else { return nil }
      // "5日8時" and "3/5" are dates, but "8:30" and "8 pm" are times.
      parts.day = day.value.day
      parts.part = parts.part ?? day.value.part
      return day.end
    }
    if parts.clock == nil,
      let clock = clock(in: words, at: index, acceptsBare: acceptsBare)
    {
      parts.clock = clock.value
      return clock.end
    }
    if parts.part == nil, parts.clock?.part == nil, parts.day != nil || parts.clock != nil {
      let phrases = isEnglish ? EnglishPhrases.partsOfDay : JapanesePhrases.partsOfDay
      if let part = phrases.match(in: words, at: index) {
        parts.part = part.value
        return part.end
      }
    }
    return nil
  }

  /// Returns the index after a word that connects the parts of a moment: `at` or `の`.
  private func afterConnective(in words: SpokenWords, at index: Int, isFirst: Bool) -> Int {
    let start = isFirst ? index : words.afterComma(index)
    // "2026-03-05T08:00"
    if !isFirst, words.isWord(at: index, "t"), words.isAdjacent(at: index),
      words.isAdjacent(at: index + 1)
    {
      return index + 1
    }
    guard isEnglish else {
      return isFirst ? start : JapanesePhrases.connectives.match(in: words, at: start)?.end ?? start
    }
    return EnglishPhrases.connectives.match(in: words, at: start)?.end ?? start
  }

  /// Returns the moment of some parts.
  ///
  /// A time without its half of the day is the next one today; on another day it is between 7 in
  /// the morning and 6 in the afternoon.
  func moment(of parts: MomentParts, isRepeated: Bool = false) -> SpokenMoment? {
    guard let clock = parts.clock else {
      guard let day = parts.day else { return nil }
      let time = parts.part.map { SpokenMoment.TimeOfDay(hour: $0.typicalHour, minute: 0) }
      return SpokenMoment(day: day, time: time)
    }
    var time = SpokenMoment.TimeOfDay(
      hour: clock.hour, minute: clock.minute, second: clock.second)
    var day = parts.day
    if let part = clock.part ?? parts.part {
      if !clock.isTwentyFourHour || clock.hour == 12 {
        let (hour, isNextDay) = part.hour(clock.hour)
        time.hour = hour
        // "tomorrow at 12 in the night"
        if isNextDay, clock.hour == 12 || parts.part != nil { day = day?.adding(days: 1) }
      } else if clock.hour == 0, part == .night || part == .evening {
        day = day?.adding(days: 1)
      }
    } else if !clock.isTwentyFourHour, (1...12).contains(clock.hour) {
      if isRepeated || day != nil && day != today {
        time.hour = clock.hour < 7 ? clock.hour + 12 : clock.hour
      } else {
        time.hour = clock.hour % 12
        let isOver = time.seconds <= secondOfDay
        let isSecondOver = time.seconds + 43_200 <= secondOfDay
        if isOver, !isSecondOver || day != nil { time.hour += 12 }
      }
    }
    if parts.day != nil, day == nil { return nil }
    return SpokenMoment(day: day, time: time)
  }

  // MARK: - Relative moments

  /// Returns a moment at a distance from now: `in two hours`, `3 days ago` or `30分後`.
  private func relativeMoment(in words: SpokenWords, at index: Int) -> Reading<SpokenMoment>? {
    let isAhead = isEnglish && words.isWord(at: index, "in", "within")
    guard let duration = duration(in: words, at: isAhead ? index + 1 : index) else { return nil }
    var end = duration.end
    var factor = 1
    if !isAhead {
      let phrases = isEnglish ? EnglishPhrases.distances : JapanesePhrases.distances
      guard let distance = phrases.match(in: words, at: duration.end) else { return nil }
      end = distance.end
      factor = distance.value
    }
    guard let moment = self.moment(after: duration.value, factor) else { return nil }
    guard moment.time == nil else { return Reading(value: moment, end: end) }
    // "in 3 days at 8"
    var parts = MomentParts(day: moment.day)
    let start = afterConnective(in: words, at: end, isFirst: false)
    let isTime = start > end && EnglishPhrases.timePrepositions.contains(words.text(at: start - 1))
    if let timeEnd = add(in: words, at: start, to: &parts, .future, acceptsBare: isTime),
      let exact = self.moment(of: parts)
    {
      return Reading(value: exact, end: timeEnd)
    }
    return Reading(value: moment, end: end)
  }

  /// Returns the moment at a distance from now: a day, or a time if the distance isn't in days.
  func moment(after duration: SpokenDuration, _ factor: Int = 1) -> SpokenMoment? {
    guard let total = duration.totalMilliseconds,
      let day = today?.adding(months: clamped(duration.months) * factor)
    else { return nil }
    if duration.isInDays {
      return day.adding(days: clamped(duration.days) * factor).map { SpokenMoment(day: $0) }
    }
    let (second, overflow) = secondOfDay.addingReportingOverflow(total / 1000 * factor)
    guard !overflow else { return nil }
    let days = Int((Double(second) / 86_400).rounded(.down))
    let rest = second - days * 86_400
    return day.adding(days: days).map { day in
      SpokenMoment(
        day: day,
        time: SpokenMoment.TimeOfDay(
          hour: rest / 3600, minute: rest / 60 % 60, second: duration.hasSeconds ? rest % 60 : nil))
    }
  }

  /// Returns a number that calculations with days can't overflow.
  private func clamped(_ number: Int) -> Int { min(max(number, -10_000_000), 10_000_000) }

  // MARK: - Dates

  /// Returns the point in time of a moment as text.
  ///
  /// A day alone begins at midnight, and a time alone is the next one.
  func dateText(_ moment: SpokenMoment) -> String? {
    var moment = moment
    if moment.day == nil {
      let isOver = (moment.time?.seconds ?? 0) <= secondOfDay
      moment.day = isOver ? today?.adding(days: 1) : today
    }
    guard let day = moment.day else { return nil }
    let time = moment.time ?? SpokenMoment.TimeOfDay(hour: 0, minute: 0)
    let text = SpokenMoment(
      day: day,
      time: SpokenMoment.TimeOfDay(hour: time.hour, minute: time.minute, second: time.second ?? 0)
    ).text
    return text + "Z"
  }
}
