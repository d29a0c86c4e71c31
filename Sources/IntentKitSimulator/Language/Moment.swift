import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day, a time, or both, in words: `tomorrow at 8:00 AM`, `8時45分`.
///
/// Days near the request have relative names or weekday names. The time zone is the one of the
/// components, and otherwise Greenwich Mean Time.
struct Moment: Sendable, Hashable {
  /// The known components of the date.
  private let components: DateComponents
  /// The time of the request, if known.
  private let now: Date?
  /// Whether days have their dates instead of the names of weekdays.
  private let hasDates: Bool

  /// Creates a moment from date components.
  init(_ components: DateComponents, now: Date?, hasDates: Bool = false) {
    self.components = components
    self.hasDates = hasDates
    self.now = now.flatMap { Self.isSupported($0) ? $0 : nil }
  }

  /// Creates a moment from a date.
  init(_ date: Date, now: Date?) {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    self.init(
      Self.isSupported(date)
        ? Self.calendar(.gmt).dateComponents(units, from: date) : DateComponents(),
      now: now)
  }

  /// Returns whether the year of a date has at most four digits.
  ///
  /// Calendar calculations trap for dates that are far outside this range.
  private static func isSupported(_ date: Date) -> Bool {
    abs(date.timeIntervalSinceReferenceDate) < 62_000_000_000
  }

  /// Returns the moment in words.
  ///
  /// - Parameters:
  ///   - words: The words of a language.
  ///   - form: The form: `when` for an adverbial phrase, `wait` for the time until the moment, or
  ///     nil for a noun.
  /// - Returns: The text, or nil if neither the day nor the time is known.
  func text(in words: Phrasebook.MomentWords, form: String? = nil) -> String? {
    let wordings: [Wording] =
      switch form {
      case "when": [words.when]
      case "wait": [words.wait, words.later]
      default: [words.noun]
      }
    for wording in wordings {
      if let text = wording.filled({ fill($0, words) }) { return text.read }
    }
    return nil
  }

  private func fill(_ gap: String, _ words: Phrasebook.MomentWords) -> Utterance? {
    let text: String? =
      switch gap {
      case "time": time(words)
      case "relative": relativeDay(words)
      case "date": date(words)
      case "minutes": minutesToWait.map { "\($0)" }
      case "minutes=1": minutesToWait == 1 ? "" : nil
      default: nil
      }
    return text.map { Utterance($0) }
  }

  // MARK: - Time

  private func time(_ words: Phrasebook.MomentWords) -> String? {
    guard let hour = components.hour, (0...23).contains(hour) else { return nil }
    let minute = components.minute ?? 0
    return words.time.filled { gap in
      switch gap {
      case "hour": Utterance("\(hour)")
      case "noon": hour == 12 && minute == 0 ? "" : nil
      case "hour0": Utterance("\(hour % 12)")
      case "hour12": Utterance("\(hour % 12 == 0 ? 12 : hour % 12)")
      case "minute": Utterance("\(minute)")
      case "minute=0": minute == 0 ? "" : nil
      case "minutes": Utterance(minute < 10 ? "0\(minute)" : "\(minute)")
      case "half": Utterance(hour < 12 ? words.morning : words.afternoon)
      default: nil
      }
    }?.read
  }

  /// The number of minutes between the request and this moment, up to one hour.
  private var minutesToWait: Int? {
    guard let now, let day, let hour = components.hour else { return nil }
    let seconds = Double(hour) * 3600 + Double(components.minute ?? 0) * 60
    let wait = day.addingTimeInterval(seconds).timeIntervalSince(now)
    return (1...3600).contains(wait) ? Int((wait / 60).rounded(.up)) : nil
  }

  // MARK: - Order

  /// Whether the time of day is known.
  var hasTime: Bool { components.hour != nil }

  /// Whether the moment was before the request.
  var isPast: Bool {
    guard let now, let day, let distance else { return false }
    guard distance == 0, let hour = components.hour else { return distance < 0 }
    let seconds = Double(hour) * 3600 + Double(components.minute ?? 0) * 60
    return day.addingTimeInterval(seconds) < now
  }

  /// Whether the day isn't in the calendar.
  var isImpossible: Bool {
    guard let month = components.month, let number = components.day else { return false }
    guard (1...12).contains(month), (1...31).contains(number) else { return true }
    // In a leap year, every month has its longest length.
    let year = components.year.flatMap { (1...9999).contains($0) ? $0 : nil } ?? 2024
    let first = DateComponents(year: year, month: month, day: 1)
    guard let start = Self.calendar(zone).date(from: first),
      let days = Self.calendar(zone).range(of: .day, in: .month, for: start)
    else { return false }
    return !days.contains(number)
  }

  // MARK: - Day

  /// The start of the moment's day.
  private var day: Date? {
    guard let year = components.year, let month = components.month, let day = components.day,
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return Self.calendar(zone).date(from: DateComponents(year: year, month: month, day: day))
  }

  /// The number of days between the request and this moment.
  private var distance: Int? {
    guard let now, let day else { return nil }
    let today = Self.calendar(zone).startOfDay(for: now)
    return Self.calendar(zone).dateComponents([.day], from: today, to: day).day
  }

  /// Returns the relative name of a day next to the request's day.
  ///
  /// If the moment has a time, today isn't mentioned.
  private func relativeDay(_ words: Phrasebook.MomentWords) -> String? {
    guard let distance else { return nil }
    return switch distance {
    case -1: words.yesterday
    case 0: components.hour == nil ? words.today : nil
    case 1: words.tomorrow
    default: nil
    }
  }

  /// Whether the day is so near that it has the name of its weekday.
  var isNamedByWeekday: Bool { !hasDates && distance.map { (2...6).contains($0) } ?? false }

  /// Whether the day is neither near enough for the name of its weekday nor next to today.
  var isNamedByDate: Bool { distance.map { !(-1...6).contains($0) } ?? false }

  private func date(_ words: Phrasebook.MomentWords) -> String? {
    guard distance != 0 else { return nil }
    if isNamedByWeekday, let day {
      return words.weekday(Self.calendar(zone).component(.weekday, from: day))
    }
    guard let month = components.month, (1...12).contains(month) else {
      return components.weekday.flatMap(words.weekday)
    }
    return words.date.filled { gap in
      switch gap {
      case "month": Utterance(words.months[month - 1])
      case "day": components.day.map { Utterance("\($0)") }
      case "year": components.year.flatMap { isThisYear($0) ? nil : Utterance("\($0)") }
      default: nil
      }
    }?.read
  }

  private func isThisYear(_ year: Int) -> Bool {
    now.map { Self.calendar(zone).component(.year, from: $0) == year } ?? false
  }

  private var zone: TimeZone { components.timeZone ?? .gmt }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
