import IntentKitCore

extension Fields {
  /// A time from a start to an end, of which one can be missing.
  struct Span: Sendable, Hashable {
    var start: Moment?
    var end: Moment?

    /// The span in the notation of parameters.
    var value: ParameterValue {
      var fields: [String: ParameterValue] = [:]
      if let start { fields["startDateComponents"] = .string(start.text) }
      if let end { fields["endDateComponents"] = .string(end.text) }
      return .object(fields)
    }
  }

  /// Returns the span that the fields describe, or nil.
  ///
  /// The fields are `from` and `to`, a number of `weeks`, `weekends`, `months` or `years` from the
  /// current one, a `month`, or a distance `in` that begins or ends now, with `isSpan`.
  func span(now: LocalTime) -> Span? {
    if let days = days(now: now) {
      return Span(start: Moment(day: days.lowerBound), end: Moment(day: days.upperBound))
    }
    let today = Moment(day: now.day)
    if has("isSpan"), let distance, let other = today.moved(by: distance) {
      return (integer("direction") ?? 1) < 0
        ? Span(start: other, end: today) : Span(start: today, end: other)
    }
    var (from, to) = (part("from"), part("to"))
    guard !from.values.isEmpty || !to.values.isEmpty else { return nil }
    if isPast {
      from["past"] = .number(1)
      to["past"] = .number(1)
    }
    // “Between the 1st and the 3rd of March” has one month.
    if from["month"] == nil, from.has("dayOfMonth") { from["month"] = to["month"] }
    if to["month"] == nil, to.has("dayOfMonth") { to["month"] = from["month"] }
    if let year = to.integer("year"), let first = from.integer("month"), !from.has("year") {
      from["year"] = .number(Double(first > to.integer("month") ?? 12 ? year - 1 : year))
    }
    guard from.values.isEmpty || from.hasDay || from.hasTime else { return nil }
    let start = from.values.isEmpty ? nil : from.moment(now: now)
    if start == nil, !from.values.isEmpty { return nil }
    guard !to.values.isEmpty else { return Span(start: start) }
    // The end is relative to the start, so that “Monday to Friday” isn't two different weeks.
    let isRelative = !isPast && !to.has("day") && to["in"] == nil
    let base =
      isRelative
      ? start?.day.map { LocalTime(day: $0, minutes: max(0, (start?.minutes ?? 0) - 1)) } : nil
    guard var end = to.moment(now: base ?? now, on: start?.day) else { return nil }
    // A day that is the start's own isn't a week later.
    if to.has("weekday"), !to.has("week"), let day = start?.day, let last = end.day,
      last.number == day.number + 7, !from.has("weekday")
    {
      end.day = day
    }
    if let first = start?.day, let last = end.day, last < first { return nil }
    return Span(start: start, end: end)
  }

  /// Returns the days from the first to the last that a name of a week, a month or a year stands for.
  private func days(now: LocalTime) -> ClosedRange<LocalTime.Day>? {
    let today = now.day
    let monday = today.number - today.weekday + 1
    if let weeks = integer("weeks"), !has("weekday") {
      return .init(number: monday + weeks * 7)...LocalTime.Day(number: monday + weeks * 7 + 6)
    }
    if let weeks = integer("weekends") {
      return .init(number: monday + weeks * 7 + 5)...LocalTime.Day(number: monday + weeks * 7 + 6)
    }
    guard !has("dayOfMonth"), !has("lastDay") else { return nil }
    let (year, month, _) = today.components
    // The number of the first month since year 0, and that of the months.
    var (first, count): (Int?, Int) = (nil, 1)
    if let year = integer("year") ?? integer("years").map({ year + $0 }) {
      first = year * 12 + (integer("month") ?? 1) - 1
      count = has("month") ? 1 : 12
    } else if let months = integer("months") {
      first = year * 12 + month - 1 + months
    } else if let named = integer("month") {
      let isOther = isPast == (named > month) && named != month
      first = (isOther ? year + (isPast ? -1 : 1) : year) * 12 + named - 1
    }
    guard let first, let start = LocalTime.Day(year: first / 12, month: first % 12 + 1, day: 1),
      let next = start.adding(months: count)
    else { return nil }
    return start...LocalTime.Day(number: next.number - 1)
  }

  /// Returns the recurrence that the fields describe, or nil.
  ///
  /// The fields are a `frequency`, an `interval`, and each field whose last part is `weekday`, with
  /// the time of the day, and the first day if it is a `date` or the part `from`.
  func recurrence(now: LocalTime) -> Recurrence? {
    guard let frequency = text("frequency") else { return nil }
    let interval = integer("interval") ?? 1
    guard interval > 0 else { return nil }
    let weekdays = values.compactMap { name, _ in
      name.split(separator: ".").last == "weekday" && !name.hasPrefix("from.")
        ? integer(name) : nil
    }
    var start = Moment()
    let from = part("from")
    if !from.values.isEmpty {
      guard let first = from.moment(now: now) else { return nil }
      start = first
    } else if has("dayOfMonth") || has("lastDay") {
      guard let day = day(now: now) else { return nil }
      start.day = day
    }
    if has("hour") || has("part") {
      let next = LocalTime.Day(number: now.day.number + 1)
      start.minutes = (minutes(on: next, now: now) + 1440) % 1440
    }
    return Recurrence(
      frequency: frequency, interval: interval, weekdays: weekdays.sorted(),
      start: start == Moment() ? nil : start)
  }
}
