/// A length of time, with its sign: two hours, -3 days, a month.
struct Distance: Sendable, Hashable {
  var months = 0
  var days = 0
  var minutes = 0

  /// Creates the distance that the fields of a duration describe, or nil if it isn't a whole number of
  /// minutes, or of months, or far beyond the calendar.
  init?(_ fields: Fields, times direction: Int) {
    func number(_ name: String) -> Double { (fields.number(name) ?? 0) * Double(direction) }
    let months = number("months") + number("years") * 12
    let days = number("days") + number("weeks") * 7
    let wholeDays = days.rounded(.towardZero)
    let minutes = number("minutes") + number("hours") * 60 + (days - wholeDays) * 1440
    guard let months = Int(exactly: months), let minutes = Int(exactly: minutes),
      abs(months) < 120_000, abs(wholeDays) < 4_000_000, abs(minutes) < 6_000_000_000
    else { return nil }
    (self.months, self.days, self.minutes) = (months, Int(wholeDays), minutes)
  }
}
