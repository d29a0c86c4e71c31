/// The date and the time of day at the user's place.
public struct LocalTime: Sendable, Hashable {
  /// A day of the Gregorian calendar.
  public struct Day: Sendable, Hashable, Comparable {
    /// The number of days since January 1, 1970.
    package let number: Int

    /// Creates a day from its number, at most the first or the last of the calendar.
    package init(number: Int) { self.number = max(-719_162, min(number, 2_932_896)) }

    /// Creates a day, or nil if the month doesn't have it.
    public init?(year: Int, month: Int, day: Int) {
      guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
        return nil
      }
      // Years begin in March, so that a leap day is the last one.
      let shifted = month <= 2 ? year - 1 : year
      let era = shifted / 400
      let yearOfEra = shifted - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
      number = era * 146_097 + dayOfEra - 719_468
      let parts = components
      guard parts.month == month, parts.day == day else { return nil }
    }

    /// The year, the month and the day of the month.
    package var components: (year: Int, month: Int, day: Int) {
      let shifted = number + 719_468
      let era = shifted / 146_097
      let dayOfEra = shifted - era * 146_097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let month = (5 * dayOfYear + 2) / 153
      let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
      return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    package var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    /// Returns the day after a number of months, or the last day of that month if it is shorter.
    func adding(months count: Int) -> Day? {
      let (year, month, day) = components
      let (total, isTooFar) = (year * 12 + month - 1).addingReportingOverflow(count)
      guard !isTooFar, total >= 12 else { return nil }
      return stride(from: day, through: 28, by: -1).lazy
        .compactMap { Day(year: total / 12, month: total % 12 + 1, day: $0) }.first
        ?? Day(year: total / 12, month: total % 12 + 1, day: min(day, 28))
    }

    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  }

  public let day: Day
  /// The number of minutes since midnight.
  public let minutes: Int

  /// Creates a time.
  public init(day: Day, minutes: Int) {
    self.day = day
    self.minutes = minutes
  }

  /// Creates a time from the number of seconds since January 1, 1970, at the user's place.
  ///
  /// - Parameter seconds: The seconds. A time before year 1 or after year 9999 becomes the nearest one
  ///   inside.
  public init(secondsSince1970 seconds: Double) {
    let seconds = max(-62_135_596_800, min(seconds, 253_402_300_799))
    let minutes = Int((seconds / 60).rounded(.down))
    let day = Int((Double(minutes) / 1440).rounded(.down))
    self.init(day: Day(number: day), minutes: minutes - day * 1440)
  }

  /// Returns the time after a number of minutes.
  func adding(minutes count: Int) -> LocalTime {
    let total = minutes + count
    let days = Int((Double(total) / 1440).rounded(.down))
    return LocalTime(day: Day(number: day.number + days), minutes: total - days * 1440)
  }
}
