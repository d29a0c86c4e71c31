/// A day of the Gregorian calendar in the years 1 to 9999.
///
/// The arithmetic doesn't use a calendar of Foundation, because it is slow for the few dates in a
/// sentence and traps for dates that are far away.
struct CalendarDay: Sendable, Hashable, Comparable {
  /// The number of days since January 1, 1970.
  let number: Int

  /// Creates a day from its number, or nil if the year has more than four digits.
  init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    self.number = number
  }

  /// Creates a day from a date, or nil if there is no such date.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // Years begin in March, so that a leap day is the last day of a year. An era has 400 years.
    let shiftedYear = month > 2 ? year : year - 1
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
  }

  /// The year, the month and the day of the month.
  var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The day of the week, where Monday is zero.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The Monday of the same week.
  var startOfWeek: CalendarDay? { adding(days: -weekday) }

  /// Returns the day after a number of days, or nil if it is out of range.
  func adding(days: Int) -> CalendarDay? {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(number: sum)
  }

  /// Returns the day after a number of months, or the last day of that month if it is shorter.
  func adding(months: Int) -> CalendarDay? {
    guard abs(months) < 200_000 else { return nil }
    let (year, month, day) = date
    let total = year * 12 + month - 1 + months
    guard total >= 12 else { return nil }
    return CalendarDay(
      year: total / 12, month: total % 12 + 1,
      day: min(day, Self.length(ofMonth: total % 12 + 1, year: total / 12)))
  }

  /// Returns the number of days in a month.
  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

  /// The day as text: `2026-03-05`.
  var text: String {
    let (year, month, day) = date
    return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Int {
  /// The number with leading zeros.
  func padded(to count: Int) -> String {
    let text = "\(self)"
    return String(repeating: "0", count: Swift.max(0, count - text.utf8.count)) + text
  }
}
