import IntentKitCore

/// A day, a time of day, or both, as far as they were said.
struct Moment: Sendable, Hashable {
  var day: LocalTime.Day?
  /// The number of minutes since midnight.
  var minutes: Int?

  /// The moment in the notation of parameters: `2026-03-05`, `08:00`, `2026-03-05T08:00`.
  var text: String {
    var parts: [String] = []
    if let (year, month, day) = day?.components {
      parts.append("\(year)-\(month.twoDigits)-\(day.twoDigits)")
    }
    if let minutes { parts.append("\((minutes / 60).twoDigits):\((minutes % 60).twoDigits)") }
    return parts.joined(separator: "T")
  }
}

extension Moment {
  /// Returns the moment after a number of minutes, or nil if the day or the time isn't known.
  func moved(minutes count: Int) -> Moment? {
    guard let day, let minutes else { return nil }
    let time = LocalTime(day: day, minutes: minutes).adding(minutes: count)
    return Moment(day: time.day, minutes: time.minutes)
  }

  /// Creates the first moment in a value, or nil if it has none.
  init?(in value: ParameterValue) {
    switch value {
    case .string(let text):
      let parts = text.split(separator: "T", omittingEmptySubsequences: false)
      let day = parts[0].split(separator: "-").compactMap { Int($0) }
      if day.count == 3 { self.day = LocalTime.Day(year: day[0], month: day[1], day: day[2]) }
      let time = (day.count == 3 ? parts.dropFirst().first : parts[0])?.split(separator: ":")
        .prefix(2).compactMap { Int($0.prefix(2)) }
      if let time, time.count == 2 { minutes = time[0] * 60 + time[1] }
      if self.day == nil, minutes == nil { return nil }
    case .object(let fields) where fields["day"] != nil || fields["hour"] != nil:
      if case .integer(let year)? = fields["year"], case .integer(let month)? = fields["month"],
        case .integer(let day)? = fields["day"]
      {
        self.day = LocalTime.Day(year: year, month: month, day: day)
      }
      guard case .integer(let hour)? = fields["hour"] else { return }
      minutes = hour * 60
      if case .integer(let minute)? = fields["minute"] { minutes = hour * 60 + minute }
    case .object(let fields):
      let found = ["startDateComponents", "dateComponentsRange"].lazy
        .compactMap { fields[$0].flatMap(Moment.init(in:)) }.first
      guard let found else { return nil }
      self = found
    default: return nil
    }
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

/// A part of the day, as a language's words for it name it.
private enum DayPart: String {
  case am, morning, noon, afternoon, pm, evening, night

  /// The hour that stands for the part if no hour is said.
  var typicalHour: Int {
    switch self {
    case .am, .morning: 9
    case .noon: 12
    case .pm, .afternoon: 15
    case .evening: 18
    case .night: 20
    }
  }

  /// Returns the hour of the day for an hour on the clock, with 24 for midnight after the day.
  func hour(_ hour: Int) -> Int {
    guard (1...12).contains(hour) else { return hour }
    let hour = hour % 12
    switch self {
    case .am, .morning: return hour
    case .pm, .afternoon: return hour + 12
    case .noon: return hour < 9 ? hour + 12 : hour
    case .evening: return hour == 0 ? 24 : hour + 12
    case .night: return hour < 6 ? hour + 24 : hour + 12
    }
  }
}

extension Fields {
  /// Whether the moment is in the past: messages from Monday.
  private var isPast: Bool { has("past") }

  /// Whether a day was said.
  var hasDay: Bool {
    [
      "day", "weekday", "dayOfMonth", "month", "minutesFromNow", "weeks", "months", "years",
      "from.day",
      "from.weekday", "from.dayOfMonth", "frequency",
    ].contains { has($0) }
  }

  /// Whether a time of day was said.
  var hasTime: Bool { ["hour", "part", "minutesFromNow"].contains { has($0) } }

  /// Returns the moment that the fields describe.
  ///
  /// A day is the next one of its name, a time the next one on the clock.
  ///
  /// - Parameters:
  ///   - now: The time at the user's place.
  ///   - known: The day of a time without one, if it is known.
  /// - Returns: The moment, or nil if it doesn't exist.
  func moment(now: LocalTime, on known: LocalTime.Day? = nil) -> Moment? {
    if let minutes = number("minutesFromNow") {
      let time = now.adding(minutes: Int(minutes.rounded()))
      return Moment(day: time.day, minutes: time.minutes)
    }
    var moment = Moment()
    if hasDay {
      guard let day = day(now: now) else { return nil }
      moment.day = day
    } else if hasTime {
      moment.day = known
    }
    if hasTime {
      let minutes = self.minutes(on: moment.day, now: now)
      // Midnight after a day belongs to the next one.
      if minutes >= 1440, let day = moment.day { moment.day = .init(number: day.number + 1) }
      moment.minutes = minutes % 1440
    }
    return moment
  }

  /// Returns the recurrence that the fields describe, or nil.
  ///
  /// The fields are a `frequency`, an `interval`, and each field whose last part is `weekday`.
  func recurrence(now: LocalTime) -> Recurrence? {
    guard let frequency = text("frequency") else { return nil }
    let weekdays = values.compactMap { name, _ in
      name.split(separator: ".").last == "weekday" ? integer(name) : nil
    }
    let next = LocalTime.Day(number: now.day.number + 1)
    return Recurrence(
      frequency: frequency, interval: integer("interval") ?? 1, weekdays: weekdays.sorted(),
      start: hasTime ? Moment(minutes: minutes(on: next, now: now) % 1440) : nil)
  }

  /// Returns the days from the first to the last that the fields describe, or nil.
  ///
  /// The fields are `from` and `to`, a number of `weeks`, `months` or `years` from the current one,
  /// or a `month`.
  func days(now: LocalTime) -> ClosedRange<LocalTime.Day>? {
    let today = now.day
    if let weeks = integer("weeks") {
      let monday = today.number - today.weekday + 1 + weeks * 7
      return .init(number: monday)...LocalTime.Day(number: monday + 6)
    }
    let (year, month, _) = today.components
    // The number of the first month since year 0, and that of the months.
    var (first, count): (Int?, Int) = (nil, 1)
    if let years = integer("years") {
      first = (year + years) * 12 + (integer("month") ?? 1) - 1
      count = has("month") ? 1 : 12
    } else if let months = integer("months") {
      first = year * 12 + month - 1 + months
    } else if let named = integer("month"), !has("dayOfMonth") {
      let isOther = isPast == (named > month) && named != month
      first = (isOther ? year + (isPast ? -1 : 1) : year) * 12 + named - 1
    }
    if let first {
      let next = first + count
      guard let start = LocalTime.Day(year: first / 12, month: first % 12 + 1, day: 1),
        let end = LocalTime.Day(year: next / 12, month: next % 12 + 1, day: 1)
      else { return nil }
      return start...LocalTime.Day(number: end.number - 1)
    }
    var (from, to) = (part("from"), part("to"))
    if isPast {
      from["past"] = .number(1)
      to["past"] = .number(1)
    }
    // “Between the 1st and the 3rd of March” has one month.
    if from["month"] == nil, from.has("dayOfMonth") { from["month"] = to["month"] }
    if to["month"] == nil, to.has("dayOfMonth") { to["month"] = from["month"] }
    guard from.hasDay, to.hasDay, let start = from.day(now: now), let end = to.day(now: now),
      start <= end
    else { return nil }
    return start...end
  }

  private func day(now: LocalTime) -> LocalTime.Day? {
    let today = now.day
    if let weekday = integer("weekday") {
      let week = integer("week")
      let monday = today.number - today.weekday + 1
      if let week { return .init(number: monday + week * 7 + weekday - 1) }
      let days = (weekday - today.weekday + 7) % 7
      return .init(number: today.number + (isPast && days > 0 ? days - 7 : days))
    }
    if let offset = integer("day") { return .init(number: today.number + offset) }
    let (year, month, _) = today.components
    guard let day = integer("dayOfMonth") else { return nil }
    if let month = integer("month") {
      if let year = integer("year") { return .init(year: year, month: month, day: day) }
      let next = LocalTime.Day(year: year, month: month, day: day)
      guard let next else { return nil }
      if isPast { return next > today ? .init(year: year - 1, month: month, day: day) : next }
      return next < today ? .init(year: year + 1, month: month, day: day) : next
    }
    let next = LocalTime.Day(year: year, month: month, day: day)
    if let next, isPast ? next <= today : next >= today { return next }
    if isPast {
      return .init(year: month == 1 ? year - 1 : year, month: (month + 10) % 12 + 1, day: day)
    }
    return .init(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: day)
  }

  private func minutes(on day: LocalTime.Day?, now: LocalTime) -> Int {
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
