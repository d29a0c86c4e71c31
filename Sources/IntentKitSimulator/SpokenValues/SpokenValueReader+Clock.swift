/// A time on the clock as spoken, possibly without its half of the day.
struct SpokenClock: Sendable, Hashable {
  var hour: Int
  var minute = 0
  var second: Int?
  /// The part of the day that is spoken with the time.
  var part: DayPart?
  /// Whether the time is in the form of 24 hours: `08:00`.
  var isTwentyFourHour = false
}

extension SpokenValueReader {
  /// Returns a time on the clock: `8:30 pm`, `half past nine` or `午後3時`.
  ///
  /// A number alone is a time only if `acceptsBare` is true.
  func clock(
    in words: SpokenWords, at index: Int, acceptsBare: Bool
  ) -> Reading<SpokenClock>? {
    isEnglish
      ? englishClock(in: words, at: index, acceptsBare: acceptsBare)
      : japaneseClock(in: words, at: index, acceptsBare: acceptsBare)
  }

  // MARK: - Digits

  /// Returns a time in digits: `8:30` or `08:30:15`.
  private func digitalClock(in words: SpokenWords, at index: Int) -> Reading<SpokenClock>? {
    guard let hour = digitInteger(in: words, at: index), (0...24).contains(hour),
      words.isAdjacent(at: index + 1), words.isWord(at: index + 1, ":"),
      words.isAdjacent(at: index + 2), let minute = sixtieth(in: words, at: index + 2)
    else { return nil }
    var clock = Reading(value: SpokenClock(hour: hour, minute: minute), end: index + 3)
    clock.value.isTwentyFourHour = words.text(at: index).hasPrefix("0")
    if words.isAdjacent(at: index + 3), words.isWord(at: index + 3, ":"),
      let second = sixtieth(in: words, at: index + 4)
    {
      clock.value.second = second
      clock.end = index + 5
    }
    return clock.valid
  }

  /// Returns a number from 00 to 59 with two digits.
  private func sixtieth(in words: SpokenWords, at index: Int) -> Int? {
    guard words.isNumber(at: index), words.text(at: index).utf8.count == 2,
      let number = digitInteger(in: words, at: index), (0...59).contains(number)
    else { return nil }
    return number
  }

  // MARK: - English

  private func englishClock(
    in words: SpokenWords, at index: Int, acceptsBare: Bool
  ) -> Reading<SpokenClock>? {
    if let named = EnglishPhrases.namedTimes.match(in: words, at: index) {
      return Reading(
        value: SpokenClock(hour: named.value, isTwentyFourHour: true), end: named.end)
    }
    if let relative = relativeClock(in: words, at: index) {
      return withPart(relative, in: words) ?? relative
    }
    if let digital = digitalClock(in: words, at: index) {
      return withPart(digital, in: words) ?? digital
    }
    guard let plain = englishHour(in: words, at: index) else { return nil }
    if let clock = withPart(plain.clock, in: words) { return clock }
    let isMarked = plain.isMarked
    guard isMarked || acceptsBare, !isFollowedByUnit(in: words, at: plain.clock.end) else {
      return nil
    }
    return plain.clock
  }

  /// Returns an hour, possibly with minutes: `8`, `eight thirty`, `8.30` or `nine o'clock`.
  private func englishHour(
    in words: SpokenWords, at index: Int
  ) -> (clock: Reading<SpokenClock>, isMarked: Bool)? {
    if let hour = digitInteger(in: words, at: index) {
      guard (0...24).contains(hour) else { return nil }
      var clock = Reading(value: SpokenClock(hour: hour), end: index + 1)
      clock.value.isTwentyFourHour =
        words.text(at: index).utf8.count == 2 && words.text(at: index).hasPrefix("0")
      let isWhole = words.isWord(at: index + 1, "o'clock", "oclock", "sharp")
      if isWhole { clock.end += 1 }
      return clock.valid.map { ($0, isWhole) }
    }
    if words.isNumber(at: index) {
      // "8.30"
      let parts = words.text(at: index).split(separator: ".")
      guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
        let minute = Int(parts[1]), (0...59).contains(minute)
      else { return nil }
      let clock = Reading(value: SpokenClock(hour: hour, minute: minute), end: index + 1)
      return clock.valid.map { ($0, false) }
    }
    guard let hour = EnglishPhrases.numbers[words.text(at: index)], (1...12).contains(hour) else {
      return nil
    }
    var clock = Reading(value: SpokenClock(hour: hour), end: index + 1)
    if words.isWord(at: clock.end, "o'clock", "oclock", "sharp") {
      clock.end += 1
      return (clock, true)
    }
    let next = words.afterMark(clock.end)
    if words.isWord(at: next, "oh", "o"),
      let ones = EnglishPhrases.numbers[words.text(at: words.afterMark(next + 1))],
      (1...9).contains(ones)
    {
      clock.value.minute = ones
      clock.end = words.afterMark(next + 1) + 1
      return (clock, true)
    }
    guard let minutes = EnglishPhrases.numbers[words.text(at: next)], minutes >= 10 else {
      return (clock, false)
    }
    clock.value.minute = minutes
    clock.end = next + 1
    let last = words.afterMark(clock.end)
    if minutes >= 20, let ones = EnglishPhrases.numbers[words.text(at: last)],
      (1...9).contains(ones)
    {
      clock.value.minute += ones
      clock.end = last + 1
    }
    return clock.valid.map { ($0, true) }
  }

  /// Returns a time relative to an hour: `half past nine` or `ten minutes to eight`.
  private func relativeClock(in words: SpokenWords, at index: Int) -> Reading<SpokenClock>? {
    var start = index
    if words.isWord(at: start, "a") { start += 1 }
    var minutes: Int
    switch words.text(at: start) {
    case "half":
      minutes = 30
      start += 1
      // In British English, "half seven" is half past seven.
      if let hour = EnglishPhrases.numbers[words.text(at: start)], (1...12).contains(hour),
        !isFollowedByUnit(in: words, at: start + 1)
      {
        return Reading(value: SpokenClock(hour: hour, minute: 30), end: start + 1)
      }
    case "quarter":
      minutes = 15
      start += 1
    default:
      guard start == index, let number = englishNumber(in: words, at: start),
        let integer = number.value.integer, (1...59).contains(integer)
      else { return nil }
      minutes = integer
      start = number.end
      if words.isWord(at: start, "minutes", "minute", "mins", "min") { start += 1 }
    }
    let isBefore: Bool
    switch words.text(at: words.afterMark(start)) {
    case "past", "after": isBefore = false
    case "to", "before", "of", "till", "til", "until": isBefore = true
    default: return nil
    }
    let next = words.afterMark(words.afterMark(start) + 1)
    var hour: Reading<SpokenClock>
    if let named = EnglishPhrases.namedTimes.match(in: words, at: next) {
      hour = Reading(
        value: SpokenClock(hour: named.value, isTwentyFourHour: true), end: named.end)
    } else if words.isNumber(at: next) || EnglishPhrases.numbers[words.text(at: next)] != nil,
      let plain = englishHour(in: words, at: next)
    {
      hour = plain.clock
    } else {
      return nil
    }
    guard hour.value.minute == 0 else { return nil }
    if isBefore {
      hour.value.hour =
        hour.value.isTwentyFourHour
        ? (hour.value.hour + 23) % 24 : (hour.value.hour + 10) % 12 + 1
      minutes = 60 - minutes
    }
    hour.value.minute = minutes
    return hour.valid
  }

  /// Returns a time with the part of the day after it, if any.
  private func withPart(
    _ clock: Reading<SpokenClock>, in words: SpokenWords
  ) -> Reading<SpokenClock>? {
    guard let part = EnglishPhrases.partsAfterTime.match(in: words, at: clock.end) else {
      return nil
    }
    var clock = clock
    clock.value.part = part.value
    clock.value.isTwentyFourHour = clock.value.isTwentyFourHour && clock.value.hour == 0
    clock.end = part.end
    // The final point of "p.m."
    if part.end < words.words.count, words.text(at: part.end) == ".",
      words.text(at: part.end - 2) == "."
    {
      clock.end += 1
    }
    return clock
  }

  /// Returns whether a number before a word is a quantity: `8 people` or `5 minutes`.
  private func isFollowedByUnit(in words: SpokenWords, at index: Int) -> Bool {
    EnglishPhrases.timeUnits.match(in: words, at: words.afterMark(index)) != nil
      || EnglishPhrases.currencies.match(in: words, at: index) != nil
      || words.isWord(at: index, "percent", "%", "people", "persons", "degrees")
  }

  // MARK: - Japanese

  private func japaneseClock(
    in words: SpokenWords, at index: Int, acceptsBare: Bool
  ) -> Reading<SpokenClock>? {
    var start = index
    let part = JapanesePhrases.partsBeforeTime.match(in: words, at: index)
    if let part {
      start = part.end
      if words.isWord(at: start, "の", "に", "、", "は") { start += 1 }
    }
    if let named = JapanesePhrases.namedTimes.match(in: words, at: start) {
      return Reading(
        value: SpokenClock(hour: named.value, part: part?.value, isTwentyFourHour: part == nil),
        end: named.end)
    }
    guard
      var clock = digitalClock(in: words, at: start)
        ?? japaneseHour(in: words, at: start, acceptsBare: acceptsBare)
    else {
      // お昼 alone is noon.
      guard acceptsBare, let part, part.value == .noon else { return nil }
      return Reading(value: SpokenClock(hour: 12, isTwentyFourHour: true), end: part.end)
    }
    if let part {
      clock.value.part = part.value
      // 午後0時 is noon.
      if clock.value.hour == 0, part.value == .pm || part.value == .noon { clock.value.hour = 12 }
      clock.value.isTwentyFourHour = clock.value.isTwentyFourHour && clock.value.hour == 0
    } else if clock.value.hour == 12 || clock.value.hour == 0 {
      // Midnight is 0時.
      clock.value.isTwentyFourHour = true
    }
    return clock
  }

  /// Returns an hour, possibly with minutes: `8時半`.
  private func japaneseHour(
    in words: SpokenWords, at index: Int, acceptsBare: Bool
  ) -> Reading<SpokenClock>? {
    guard let hour = japaneseNumber(in: words, at: index), let value = hour.value.integer,
      (0...24).contains(value)
    else { return nil }
    var clock = Reading(value: SpokenClock(hour: value), end: hour.end)
    let isHour =
      words.isWord(at: hour.end, "時")
      || words.isNumber(at: index) && words.isWord(at: hour.end, "じ")
        && !words.isWord(at: hour.end + 1, "か")
    guard isHour, !words.isWord(at: hour.end + 1, "間") else {
      return acceptsBare && hour.end == words.words.count ? clock.valid : nil
    }
    clock.end += 1
    if words.isWord(at: clock.end, "半") {
      clock.value.minute = 30
      clock.end += 1
    } else if let minute = japaneseNumber(in: words, at: clock.end),
      words.isWord(at: minute.end, "分"), let minutes = minute.value.integer,
      (0...59).contains(minutes)
    {
      clock.value.minute = minutes
      clock.end = minute.end + 1
      if words.isWord(at: clock.end, "前") {
        guard minutes > 0 else { return nil }
        clock.value.minute = 60 - minutes
        clock.value.hour = (value + 23) % 24
        clock.end += 1
      }
    }
    if let about = JapanesePhrases.about.match(in: words, at: clock.end) { clock.end = about.end }
    return clock.valid
  }
}

extension SpokenValueReader.Reading<SpokenClock> {
  /// The reading, or nil if there is no such time.
  fileprivate var valid: Self? {
    var reading = self
    if value.hour == 24 {
      guard value.minute == 0 else { return nil }
      reading.value.hour = 0
      reading.value.isTwentyFourHour = true
    }
    guard (0...23).contains(reading.value.hour) else { return nil }
    return reading
  }
}
