/// The dates of property lists in XML: `2026-11-22T08:30:00Z`.
enum PropertyListDate {
  /// The days from the beginning of 1970 to that of 2001.
  private static let daysTo2001 = 11_323

  /// Returns the seconds since the beginning of 2001, or nil if the text isn't a date.
  static func seconds(_ text: Substring) -> Double? {
    var rest = text
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    func take(_ digits: ClosedRange<Int>, then separator: Character) -> Int? {
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(number.count)
      guard digits.contains(number.count), rest.first == separator else { return nil }
      rest.removeFirst()
      return Int(number)
    }
    guard let year = take(4...9, then: "-"), let month = take(2...2, then: "-"),
      let day = take(2...2, then: "T"), let hour = take(2...2, then: ":"),
      let minute = take(2...2, then: ":"), let second = take(2...2, then: "Z"), rest.isEmpty,
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = days(year: isNegative ? -year : year, month: month, day: day) - daysTo2001
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// Returns the days since the beginning of 1970 in the Gregorian calendar.
  ///
  /// They are counted in periods of 400 years that begin in March, so that the day of a leap year is
  /// the last one.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let period = (year >= 0 ? year : year - 399) / 400
    let yearOfPeriod = year - period * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfPeriod = yearOfPeriod * 365 + yearOfPeriod / 4 - yearOfPeriod / 100 + dayOfYear
    return period * 146_097 + dayOfPeriod - 719_468
  }
}
