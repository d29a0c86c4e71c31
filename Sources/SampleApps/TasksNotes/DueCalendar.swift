import IntentKitCore

/// What the times of a request mean at the moment of the request.
struct DueCalendar: Sendable {
  let now: Date
  private let calendar: Calendar

  init(now: Date, hoursFromGMT: Int = 0) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: hoursFromGMT * 3600) ?? .gmt
    self.calendar = calendar
  }

  /// What a due time comes to.
  enum DueTime: Equatable {
    case at(DateComponentsRange)
    /// Nobody could tell when that is.
    case unclear
    case inPast
    case invalidRecurrence
  }

  /// The present, in the user's time zone and to the minute.
  var nowComponents: DateComponents { components(of: now, withTime: true) }

  /// The components of a later moment.
  func components(in minutes: Int) -> DateComponents {
    components(of: now.addingTimeInterval(Double(minutes) * 60), withTime: true)
  }

  /// Judges a due time, and says which day is meant where that was left open.
  func dueTime(of range: DateComponentsRange) -> DueTime {
    if let rule = range.recurrenceRule, !rule.canBeKept { return .invalidRecurrence }
    guard let said = range.startDateComponents ?? range.endDateComponents,
      let due = completed(said), let interval = interval(of: due)
    else { return .unclear }
    // What recurs comes again, however long ago it began.
    guard interval.upperBound > now || range.recurrenceRule != nil else { return .inPast }
    let end = range.startDateComponents == nil ? nil : range.endDateComponents
    return .at(
      DateComponentsRange(start: due, end: end, recurrenceRule: range.recurrenceRule))
  }

  /// The time from the start of a range to its end; what is not said has no limit.
  func interval(of range: DateComponentsRange) -> Range<Date>? {
    let start = range.startDateComponents.flatMap { interval(of: $0) }
    let end = range.endDateComponents.flatMap { interval(of: $0) }
    guard let lower = (start == nil ? .distantPast : start?.lowerBound),
      let upper = (end ?? start)?.upperBound, lower < upper
    else { return nil }
    return lower..<upper
  }

  /// The day or the minute that components mean.
  func interval(of components: DateComponents) -> Range<Date>? {
    let calendar = calendar(for: components)
    guard components.isDay, components.isValidDate(in: calendar),
      let start = calendar.date(from: components)
    else { return nil }
    if components.hour != nil { return start..<start.addingTimeInterval(60) }
    guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return nil }
    return start..<end
  }

  /// Components with the day in them: “at eight” is the next time it is eight.
  private func completed(_ said: DateComponents) -> DateComponents? {
    if said.isDay { return said }
    guard said.hour ?? said.weekday ?? said.day ?? said.month != nil else { return nil }
    let calendar = calendar(for: said)
    guard let next = calendar.nextDate(after: now, matching: said, matchingPolicy: .strict) else {
      return nil
    }
    var due = components(of: next, withTime: said.hour != nil, in: calendar)
    due.timeZone = said.timeZone
    return due
  }

  private func components(
    of date: Date, withTime: Bool, in calendar: Calendar? = nil
  ) -> DateComponents {
    let units: Set<Calendar.Component> =
      withTime ? [.year, .month, .day, .hour, .minute] : [.year, .month, .day]
    return (calendar ?? self.calendar).dateComponents(units, from: date)
  }

  /// The user's calendar, in the time zone that components name.
  private func calendar(for components: DateComponents) -> Calendar {
    var calendar = calendar
    if let zone = components.timeZone { calendar.timeZone = zone }
    return calendar
  }
}

extension DateComponents {
  fileprivate var isDay: Bool { year != nil && month != nil && day != nil }
}

extension RecurrenceRule {
  /// Whether TasksNotes can remind that often: at most once an hour, and on days of the week in weeks only.
  fileprivate var canBeKept: Bool {
    guard interval > 0, frequency != .unknown, frequency != .minute else { return false }
    return weeklyRecurrenceDays.isEmpty || frequency == .weekly
  }
}
