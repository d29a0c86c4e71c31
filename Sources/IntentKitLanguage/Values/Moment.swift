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
  /// Returns the moment at a distance, or nil if the day, or a time that it needs, isn't known.
  func moved(by distance: Distance) -> Moment? {
    guard var day = day?.adding(months: distance.months) else { return nil }
    day = .init(number: day.number + distance.days)
    guard distance.minutes != 0 else { return Moment(day: day, minutes: minutes) }
    guard let minutes else { return nil }
    let time = LocalTime(day: day, minutes: minutes).adding(minutes: distance.minutes)
    return Moment(day: time.day, minutes: time.minutes)
  }

  /// Returns the moment with both a day and a time: the next one on the clock, or the start of the day.
  func dated(now: LocalTime) -> Moment {
    let isOver = (minutes ?? 0) <= now.minutes
    let day = day ?? LocalTime.Day(number: now.day.number + (isOver ? 1 : 0))
    return Moment(day: day, minutes: minutes ?? 0)
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
