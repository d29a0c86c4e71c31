/// A part of the day, as a language's words for it name it.
enum DayPart: String {
  case am, morning, noon, afternoon, pm, evening, night

  /// The hour that stands for the part if no hour is said.
  var typicalHour: Int {
    switch self {
    case .am, .morning: 9
    case .noon: 12
    case .pm, .afternoon: 15
    case .evening: 18
    case .night: 20
    }
  }

  /// Returns the hour of the day for an hour on the clock, with 24 for midnight after the day.
  func hour(_ hour: Int) -> Int {
    guard (0...12).contains(hour) else { return hour }
    let hour = hour % 12
    switch self {
    case .am, .morning: return hour
    case .pm, .afternoon: return hour + 12
    case .noon: return hour < 9 ? hour + 12 : hour
    case .evening: return hour == 0 ? 24 : hour + 12
    case .night: return hour < 6 ? hour + 24 : hour + 12
    }
  }
}
