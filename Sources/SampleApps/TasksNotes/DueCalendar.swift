import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The interpretation of dates and times relative to the time of the request.
struct DueCalendar: Sendable {
  let now: Date
  private let calendar: Calendar

  init(now: Date, hoursFromGMT: Int = 0) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: hoursFromGMT * 3600) ?? .gmt
    self.calendar = calendar
  }

  /// The result of evaluating a due time.
  enum DueTime: Equatable {
    case at(DateComponentsRange)
    /// The components don't determine a date.
    case unclear
    case inPast
    case invalidRecurrence
  }

  /// The current time in the user's time zone, to the minute.
  var nowComponents: DateComponents { components(of: now, withTime: true) }

  /// Returns the components of the time in a number of minutes.
  func components(in minutes: Int) -> DateComponents {
    components(of: now.addingTimeInterval(Double(minutes) * 60), withTime: true)
  }

  /// Evaluates a due time, and fills in the day if it's missing.
  func dueTime(of range: DateComponentsRange) -> DueTime {
    if let rule = range.recurrenceRule, !rule.isSupported { return .invalidRecurrence }
    guard let start = range.startDateComponents ?? range.endDateComponents,
      let due = completed(start, on: range.recurrenceRule?.weekdays ?? []),
      let interval = interval(of: due)
    else { return .unclear }
    // A recurring task occurs again, even if it started long ago.
    guard interval.upperBound > now || range.recurrenceRule != nil else { return .inPast }
    let end = range.startDateComponents == nil ? nil : range.endDateComponents
    return .at(
      DateComponentsRange(start: due, end: end, recurrenceRule: range.recurrenceRule))
  }

  /// Returns the interval that a range covers.
  ///
  /// A missing start is unlimited. A missing end is the end of the start's day or minute.
  func interval(of range: DateComponentsRange) -> Range<Date>? {
    let start = range.startDateComponents.flatMap { interval(of: $0) }
    let end = range.endDateComponents.flatMap { interval(of: $0) }
    guard let lower = (start == nil ? .distantPast : start?.lowerBound),
      let upper = (end ?? start)?.upperBound, lower < upper
    else { return nil }
    return lower..<upper
  }

  /// Returns the day or the minute that components describe.
  func interval(of components: DateComponents) -> Range<Date>? {
    let calendar = calendar(for: components)
    guard components.isDay, components.isValidDate(in: calendar),
      let start = calendar.date(from: components)
    else { return nil }
    let end =
      components.hour != nil
      ? start.addingTimeInterval(60) : calendar.date(byAdding: .day, value: 1, to: start)
    // Dates of a distant year aren't exact.
    guard let end, start <= end else { return nil }
    return start..<end
  }

  /// Returns components with a day.
  ///
  /// For example, “at eight” means the next time it's eight o'clock, and the next Tuesday at eight
  /// if the task recurs on Tuesdays.
  private func completed(_ partial: DateComponents, on weekdays: [Int] = []) -> DateComponents? {
    if partial.isDay { return partial }
    if partial.weekday == nil, partial.day == nil, !weekdays.isEmpty {
      let candidates = weekdays.compactMap { weekday in
        var start = partial
        start.weekday = weekday
        return completed(start)
      }
      let earliest = candidates.compactMap { start in
        interval(of: start).map { (start, $0.lowerBound) }
      }
      return earliest.min { $0.1 < $1.1 }?.0
    }
    guard partial.hour ?? partial.weekday ?? partial.day ?? partial.month != nil else { return nil }
    let calendar = calendar(for: partial)
    guard let next = calendar.nextDate(after: now, matching: partial, matchingPolicy: .strict)
    else {
      return nil
    }
    var due = components(of: next, withTime: partial.hour != nil, in: calendar)
    due.timeZone = partial.timeZone
    return due
  }

  private func components(
    of date: Date, withTime: Bool, in calendar: Calendar? = nil
  ) -> DateComponents {
    let units: Set<Calendar.Component> =
      withTime ? [.year, .month, .day, .hour, .minute] : [.year, .month, .day]
    return (calendar ?? self.calendar).dateComponents(units, from: date)
  }

  /// Returns the user's calendar, in the time zone of the components if they have one.
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
  /// Whether TasksNotes supports the rule.
  ///
  /// Tasks recur at most once an hour, and only weekly rules can list days of the week.
  fileprivate var isSupported: Bool {
    guard interval > 0, frequency != .unknown, frequency != .minute else { return false }
    return weeklyRecurrenceDays.isEmpty || frequency == .weekly
  }

  /// The days of the week in Foundation's calendar, where Sunday is one.
  fileprivate var weekdays: [Int] {
    DayOfWeekOptions.namedOptions.indices.filter {
      weeklyRecurrenceDays.contains(DayOfWeekOptions.namedOptions[$0].option)
    }.map { ($0 + 1) % 7 + 1 }
  }
}
