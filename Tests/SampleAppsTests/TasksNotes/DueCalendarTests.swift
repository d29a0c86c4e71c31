import Foundation
import IntentKitCore
import Testing

@testable import SampleApps

@Suite struct `Due times` {
  /// A Monday, half past nine in Greenwich.
  private static let now = Date(timeIntervalSince1970: 1_772_443_800)

  private func dueTime(
    _ text: String, hoursFromGMT: Int = 0, rule: RecurrenceRule? = nil
  ) throws -> DueCalendar.DueTime {
    let range = DateComponentsRange(
      start: try DateComponents(parameterValue: .string(text)), recurrenceRule: rule)
    return DueCalendar(now: Self.now, hoursFromGMT: hoursFromGMT).dueTime(of: range)
  }

  @Test(arguments: [
    ("08:00", 0, "2026-03-03T08:00"),
    ("10:00", 0, "2026-03-02T10:00"),
    ("08:00", 9, "2026-03-03T08:00"),
    ("19:00", 9, "2026-03-02T19:00"),
    ("08:00", -5, "2026-03-02T08:00"),
    ("2026-03-02", 0, "2026-03-02"),
    ("2026-03-02T09:30", 0, "2026-03-02T09:30"),
    ("2026-03-02T09:31", 0, "2026-03-02T09:31"),
    ("2028-02-29", 0, "2028-02-29"),
  ])
  func `a time is due at its next occurrence`(said: String, hours: Int, expected: String) throws {
    let components = try DateComponents(parameterValue: .string(expected))
    #expect(
      try dueTime(said, hoursFromGMT: hours) == .at(DateComponentsRange(start: components)))
  }

  @Test(arguments: [
    ("2026-03-01", 0), ("2026-03-02T09:29", 0), ("2026-03-02T18:29", 9), ("1999-12-31", 0),
  ])
  func `a due time isn't in the past`(said: String, hours: Int) throws {
    #expect(try dueTime(said, hoursFromGMT: hours) == .inPast)
  }

  @Test func `a weekday means its next occurrence`() {
    let due = DueCalendar(now: Self.now)
      .dueTime(of: DateComponentsRange(start: DateComponents(hour: 7, weekday: 4)))
    let wednesday = DateComponents(year: 2026, month: 3, day: 4, hour: 7, minute: 0)
    #expect(due == .at(DateComponentsRange(start: wednesday)))
  }

  @Test(arguments: [
    ("07:00", DayOfWeekOptions.tuesday, "2026-03-03T07:00"),
    ("07:00", DayOfWeekOptions.monday, "2026-03-09T07:00"),
    ("10:00", DayOfWeekOptions.monday, "2026-03-02T10:00"),
    ("09:00", DayOfWeekOptions([.friday, .monday]), "2026-03-06T09:00"),
    ("12:00", DayOfWeekOptions.sunday, "2026-03-08T12:00"),
    ("07:00", DayOfWeekOptions(), "2026-03-03T07:00"),
  ])
  func `a weekly task is due first on one of its days`(
    said: String, days: DayOfWeekOptions, expected: String
  ) throws {
    let rule = RecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: days)
    let components = try DateComponents(parameterValue: .string(expected))
    #expect(
      try dueTime(said, rule: rule)
        == .at(DateComponentsRange(start: components, recurrenceRule: rule)))
  }

  @Test func `a due time keeps its time zone`() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let due = DueCalendar(now: Self.now)
      .dueTime(of: DateComponentsRange(start: DateComponents(timeZone: tokyo, hour: 19)))
    let evening = DateComponents(
      timeZone: tokyo, year: 2026, month: 3, day: 2, hour: 19, minute: 0)
    #expect(due == .at(DateComponentsRange(start: evening)))
  }

  @Test(arguments: ["2026-02-30", "2027-02-29", "2026-04-31"])
  func `a due time is on an existing day`(said: String) throws {
    #expect(try dueTime(said) == .unclear)
  }

  @Test func `a due time must be given`() {
    let calendar = DueCalendar(now: Self.now)
    #expect(calendar.dueTime(of: DateComponentsRange()) == .unclear)
    #expect(calendar.dueTime(of: DateComponentsRange(start: DateComponents())) == .unclear)
  }

  @Test(arguments: [
    (RecurrenceRule(interval: 1, frequency: .daily), true),
    (RecurrenceRule(interval: 2, frequency: .hourly), true),
    (RecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: .monday), true),
    (RecurrenceRule(interval: 3, frequency: .yearly), true),
    (RecurrenceRule(interval: 0, frequency: .daily), false),
    (RecurrenceRule(interval: -1, frequency: .weekly), false),
    (RecurrenceRule(interval: 1, frequency: .minute), false),
    (RecurrenceRule(interval: 1), false),
    (RecurrenceRule(interval: 1, frequency: .monthly, weeklyRecurrenceDays: .monday), false),
  ])
  func `recurrences are limited to supported frequencies`(rule: RecurrenceRule, isValid: Bool)
    throws
  {
    // What recurs may have begun long ago.
    let due = try dueTime("2020-01-01", rule: rule)
    #expect((due != .invalidRecurrence) == isValid)
    #expect(due != .inPast)
  }
}
