extension Fields {
  /// Whether the moment is in the past: messages from Monday.
  var isPast: Bool { has("past") }

  private static let dayFields: Set<Substring> = [
    "day", "weekday", "dayOfMonth", "month", "weeks", "weekends", "months", "years", "frequency",
    "in", "from", "to",
  ]

  /// Whether a day was said.
  var hasDay: Bool { values.keys.contains { Self.dayFields.contains($0.prefix { $0 != "." }) } }

  /// Whether a time of day was said.
  var hasTime: Bool {
    for name in ["hour", "part", "from.hour", "from.part", "to.hour", "to.part"] where has(name) {
      return true
    }
    return (distance?.minutes ?? 0) != 0
  }

  /// Whether there is a field with a name, or fields of a part with the name.
  private func isPart(_ name: String) -> Bool {
    has(name) || values.keys.contains { $0.hasPrefix(name + ".") }
  }

  /// The distance from now, or from a known moment, or nil: that of the part `in`, with a `direction`.
  var distance: Distance? {
    isPart("in") ? Distance(part("in"), times: integer("direction") ?? 1) : nil
  }

  /// Returns the moment that the fields describe.
  ///
  /// A day is the next one of its name, a time the next one on the clock.
  ///
  /// - Parameters:
  ///   - now: The time at the user's place.
  ///   - known: The day of a time without one, if it is known.
  /// - Returns: The moment, or nil if it doesn't exist.
  func moment(now: LocalTime, on known: LocalTime.Day? = nil) -> Moment? {
    var moment = Moment()
    if isPart("in") {
      guard let distance,
        let moved = Moment(day: now.day, minutes: now.minutes).moved(by: distance)
      else { return nil }
      if distance.minutes != 0 { return moved }
      moment.day = moved.day
    } else if hasDay {
      guard let day = day(now: now) else { return nil }
      moment.day = day
    } else if hasTime {
      moment.day = known
    }
    if hasTime {
      let minutes = self.minutes(on: moment.day, now: now)
      // Midnight after a day belongs to the next one.
      let days = minutes < 0 ? -1 : minutes / 1440
      if days != 0, let day = moment.day { moment.day = .init(number: day.number + days) }
      moment.minutes = minutes - days * 1440
    }
    return moment
  }

  /// Returns the day that the fields describe, or nil if it doesn't exist or has another name than the
  /// one that was said.
  func day(now: LocalTime) -> LocalTime.Day? {
    guard let day = unnamedDay(now: now) else { return nil }
    return integer("named").map { $0 == day.weekday } ?? true ? day : nil
  }

  private func unnamedDay(now: LocalTime) -> LocalTime.Day? {
    let today = now.day
    if let weekday = integer("weekday") { return day(ofWeek: weekday, today) }
    if let offset = integer("day") { return .init(number: today.number + offset) }
    if let months = integer("months") { return dayOfMonth(after: months, today) }
    let (year, month, _) = today.components
    guard let day = integer("dayOfMonth") else { return nil }
    if let month = integer("month") {
      if let year = integer("year") ?? integer("years").map({ year + $0 }) {
        return .init(year: year, month: month, day: day)
      }
      // February 29 isn't in each year.
      let years =
        isPast
        ? stride(from: year, through: year - 8, by: -1)
        : stride(from: year, through: year + 8, by: 1)
      return years.lazy.compactMap { LocalTime.Day(year: $0, month: month, day: day) }
        .first { isPast ? $0 <= today : $0 >= today }
    }
    let first = LocalTime.Day(year: year, month: month, day: 1)
    let days = (0...12).lazy.compactMap { count in
      first?.adding(months: isPast ? -count : count)
    }
    .compactMap { LocalTime.Day(year: $0.components.year, month: $0.components.month, day: day) }
    // “Friday the 13th” is in the month in which it is one.
    let named = integer("named")
    return days.first { (isPast ? $0 <= today : $0 >= today) && named ?? $0.weekday == $0.weekday }
  }

  /// Returns the next or the last day with a number, or the one of a week.
  private func day(ofWeek weekday: Int, _ today: LocalTime.Day) -> LocalTime.Day {
    if let week = integer("week") {
      return .init(number: today.number - today.weekday + week * 7 + weekday)
    }
    let days = (weekday - today.weekday + 7) % 7
    // On a Wednesday, “Wednesday” is the next one.
    if isPast { return .init(number: today.number + (days > 0 ? days - 7 : has("last") ? -7 : 0)) }
    return .init(number: today.number + (days == 0 ? 7 : days))
  }

  /// Returns a day of the month after a number of months: the 5th of next month, the end of the month.
  private func dayOfMonth(after months: Int, _ today: LocalTime.Day) -> LocalTime.Day? {
    let (year, month, _) = today.components
    guard let first = LocalTime.Day(year: year, month: month, day: 1)?.adding(months: months) else {
      return nil
    }
    if has("lastDay") { return first.adding(months: 1).map { .init(number: $0.number - 1) } }
    let (newYear, newMonth, _) = first.components
    return integer("dayOfMonth").flatMap { .init(year: newYear, month: newMonth, day: $0) }
  }

  /// Returns the number of minutes from midnight to the time of day that the fields describe.
  func minutes(on day: LocalTime.Day?, now: LocalTime) -> Int {
    let part = text("part").flatMap(DayPart.init)
    guard let hour = integer("hour") else { return (part?.typicalHour ?? 0) * 60 }
    // “Quarter to eight” has the minute -15.
    let minutes = hour * 60 + (integer("minute") ?? 0)
    if let part { return part.hour(hour) * 60 + minutes - hour * 60 }
    guard (1...12).contains(hour), !has("hour.isPadded") else { return minutes }
    if let day, day != now.day { return hour < 7 ? minutes + 720 : minutes }
    // The next time at which a clock shows it.
    let morning = (minutes + 720) % 720
    if morning > now.minutes { return morning }
    return morning + 720 > now.minutes ? morning + 720 : morning
  }
}
