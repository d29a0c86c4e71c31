#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date {
  /// Returns a date in Greenwich Mean Time, for the `now` of a ``TestWorld``.
  ///
  /// ```swift
  /// TestWorld(now: .gmt(year: 2026, month: 3, day: 2, hour: 9, minute: 30))
  /// ```
  ///
  /// A component that is out of range continues in the next larger one: the 32nd of January is the
  /// first of February.
  ///
  /// - Parameters:
  ///   - year: The year of the Gregorian calendar.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day, from 1.
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute.
  ///   - second: The second.
  /// - Returns: The date.
  public static func gmt(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    // The Gregorian calendar has a date for all components that contain a year, a month and a day.
    guard let date = calendar.date(from: components) else {
      preconditionFailure("There is no date for \(components).")
    }
    return date
  }
}
