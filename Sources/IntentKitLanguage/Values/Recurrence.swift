import IntentKitCore

/// A repetition, such as every Monday at 9.
struct Recurrence: Sendable, Hashable {
  /// The name of the frequency: `weekly`.
  let frequency: String
  /// The number of days, weeks, … between two times.
  let interval: Int
  /// The days of the week, from 1 for Monday to 7 for Sunday.
  let weekdays: [Int]
  /// The time of day, if it was said.
  let start: Moment?

  /// The recurrence in the notation of parameters.
  var value: ParameterValue {
    var rule: [String: ParameterValue] = [
      "frequency": .string(frequency), "interval": .integer(interval),
    ]
    if !weekdays.isEmpty {
      let days = DayOfWeekOptions(rawValue: weekdays.reduce(0) { $0 | 1 << ($1 - 1) })
      rule["weeklyRecurrenceDays"] = days.parameterValue
    }
    var range: [String: ParameterValue] = ["recurrenceRule": .object(rule)]
    if let start { range["startDateComponents"] = .string(start.text) }
    return .object(range)
  }
}
