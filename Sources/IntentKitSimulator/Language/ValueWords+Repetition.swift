import IntentKitCore
import IntentKitLanguage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The words for what repeats: `every Tuesday at 6:00 PM`, 毎日午前7時.

extension ValueWords {
  /// Returns a rule for repeating with its time and the day from which it applies, or nil if the fields
  /// have no rule, no start or an end.
  ///
  /// - Parameters:
  ///   - fields: The fields of a range.
  ///   - form: The form of the value.
  /// - Returns: The words.
  func repetition(_ fields: [String: ParameterValue], _ form: String?) -> String? {
    guard fields["endDateComponents"] == nil, let value = fields["recurrenceRule"],
      let rule = try? RecurrenceRule(parameterValue: value),
      let start = fields["startDateComponents"].flatMap({
        try? DateComponents(parameterValue: $0)
      })
    else { return nil }
    let words = text(of: value, as: RecurrenceRule.parameterType)
    guard !words.isEmpty else { return nil }
    let moments = phrasebook.values.moments
    let wording = form == "when" ? moments.repeatedWhen : moments.repeated
    // A repetition within a day has a start, but no time.
    let isWithinDay = rule.frequency == .hourly || rule.frequency == .minute
    var time = DateComponents(hour: start.hour, minute: start.minute)
    time.timeZone = start.timeZone
    var day = start
    if !isWithinDay { (day.hour, day.minute) = (nil, nil) }
    return wording.filled { gap in
      switch gap {
      case "rule": Utterance(words)
      case "onDays": rule.weeklyRecurrenceDays.isEmpty ? nil : ""
      case "time":
        isWithinDay
          ? nil : Moment(time, now: now).text(in: moments).map { Utterance($0) }
      case "start":
        isImplied(start, by: rule) && !isWithinDay
          ? nil : Moment(day, now: now).text(in: moments).map { Utterance($0) }
      default: nil
      }
    }?.read
  }

  /// Returns whether a rule begins on its next day anyway.
  private func isImplied(_ start: DateComponents, by rule: RecurrenceRule) -> Bool {
    guard let year = start.year,
      let first = LocalTime.Day(year: year, month: start.month ?? 0, day: start.day ?? 0)
    else { return true }
    guard rule.interval == 1, let now, abs(now.timeIntervalSince1970) < 1e12 else { return false }
    let today = Int((now.timeIntervalSince1970 / 86_400).rounded(.down))
    guard first.number >= today else { return false }
    switch rule.frequency {
    case .daily: return first.number == today
    case .weekly:
      func isDay(_ day: LocalTime.Day) -> Bool {
        rule.weeklyRecurrenceDays.rawValue & 1 << (day.weekday - 1) != 0
      }
      // A request late in the day means the day a week later.
      let next = (today...today + 7).map { LocalTime.Day(number: $0) }.filter(isDay)
      return next.prefix(2).contains(first)
    default: return false
    }
  }
}
