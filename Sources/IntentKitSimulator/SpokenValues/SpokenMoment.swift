import IntentKitCore

/// A day, a time of day, or both, as spoken.
struct SpokenMoment: Sendable, Hashable {
  /// The day, unless only a time is spoken.
  var day: CalendarDay?
  /// The time, unless only a day is spoken.
  var time: TimeOfDay?

  /// A time of day.
  struct TimeOfDay: Sendable, Hashable {
    var hour: Int
    var minute: Int
    var second: Int?

    /// The number of seconds since midnight.
    var seconds: Int { hour * 3600 + minute * 60 + (second ?? 0) }
  }

  /// The moment as text: `2026-03-05`, `08:00` or `2026-03-05T08:00`.
  var text: String {
    var parts: [String] = []
    if let day { parts.append(day.text) }
    if let time {
      let seconds = time.second.map { ":" + $0.padded(to: 2) } ?? ""
      parts.append("\(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))\(seconds)")
    }
    return parts.joined(separator: "T")
  }
}

/// A part of a day that decides between the two halves of the clock.
enum DayPart: Sendable, Hashable {
  case am, pm, morning, noon, afternoon, evening, night

  /// The hour that a part of a day without a time stands for.
  var typicalHour: Int {
    switch self {
    case .am, .morning: 9
    case .noon: 12
    case .pm, .afternoon: 15
    case .evening: 18
    case .night: 20
    }
  }

  /// The hours in the past that a part of a day without a time stands for; those from 24 are in the
  /// next day.
  var hours: Range<Int> {
    switch self {
    case .am: 0..<12
    case .morning: 4..<12
    case .noon: 11..<14
    case .afternoon: 12..<18
    case .evening: 17..<24
    case .pm: 12..<24
    case .night: 18..<30
    }
  }

  /// Returns the hour of the day for an hour on the clock.
  ///
  /// - Parameter hour: The hour as spoken, from 0 to 23.
  /// - Returns: The hour, and whether it belongs to the next day: midnight tonight.
  func hour(_ hour: Int) -> (hour: Int, isNextDay: Bool) {
    guard (1...12).contains(hour) else { return (hour, false) }
    let hour = hour % 12
    switch self {
    case .am, .morning: return (hour, false)
    case .pm, .afternoon: return (hour + 12, false)
    case .noon: return (hour < 9 ? hour + 12 : hour, false)
    case .evening: return hour == 0 ? (0, true) : (hour + 12, false)
    case .night: return hour < 6 ? (hour, true) : (hour + 12, false)
    }
  }
}
