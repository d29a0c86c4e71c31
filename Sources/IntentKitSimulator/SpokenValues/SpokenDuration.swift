/// A duration as spoken, in which months have no fixed length.
struct SpokenDuration: Sendable, Hashable {
  /// The months, with twelve for each year.
  var months = 0
  /// The days, with seven for each week.
  var days = 0
  /// The rest in milliseconds.
  var milliseconds = 0
  /// Whether the duration mentions minutes or seconds, not only hours.
  var hasMinutes = false
  var hasSeconds = false

  /// The units of durations.
  enum Unit: Sendable, Comparable {
    case second, minute, hour, day, week, fortnight, month, year

    /// The length in milliseconds, or nil for months and years.
    var milliseconds: Int? {
      switch self {
      case .second: 1000
      case .minute: 60_000
      case .hour: 3_600_000
      case .day: 86_400_000
      case .week: 7 * 86_400_000
      case .fortnight: 14 * 86_400_000
      case .month, .year: nil
      }
    }
  }

  /// The length in milliseconds without the months, or nil if it is too long.
  var totalMilliseconds: Int? {
    let (product, isTooBig) = days.multipliedReportingOverflow(by: 86_400_000)
    let (sum, overflow) = product.addingReportingOverflow(milliseconds)
    return isTooBig || overflow ? nil : sum
  }

  /// Whether the duration consists of whole days or months.
  var isInDays: Bool { milliseconds == 0 && (days != 0 || months != 0) }

  /// Adds a number of units, and returns false if there is no such duration.
  mutating func add(_ number: SpokenNumber, _ unit: Unit) -> Bool {
    guard let length = unit.milliseconds else {
      guard let months = number.integer(times: unit == .year ? 12 : 1) else { return false }
      let (sum, overflow) = self.months.addingReportingOverflow(months)
      self.months = sum
      return !overflow
    }
    guard let total = number.integer(times: length) else { return false }
    let whole = unit >= .day ? total / 86_400_000 : 0
    let (days, isTooLong) = self.days.addingReportingOverflow(whole)
    let (rest, overflow) =
      milliseconds.addingReportingOverflow(total - whole * 86_400_000)
    self.days = days
    milliseconds = rest
    if unit == .second { hasSeconds = true }
    if unit == .minute { hasMinutes = true }
    return !isTooLong && !overflow
  }
}

extension SpokenValueReader {
  /// Returns a duration: `half an hour`, `2 hours and 30 minutes` or `1時間半`.
  func duration(in words: SpokenWords, at index: Int) -> Reading<SpokenDuration>? {
    let units = isEnglish ? EnglishPhrases.timeUnits : JapanesePhrases.timeUnits
    guard let first = measure(in: words, at: index, units: units) else { return nil }
    var duration = Reading(value: SpokenDuration(), end: first.end)
    guard duration.value.add(first.value.number, first.value.unit) else { return nil }
    var smallest = first.value.unit
    while true {
      var next = words.afterComma(duration.end)
      if isEnglish, words.isWord(at: next, "and") { next += 1 }
      guard let more = measure(in: words, at: next, units: units), more.value.unit < smallest,
        duration.value.add(more.value.number, more.value.unit)
      else { break }
      smallest = more.value.unit
      duration.end = more.end
    }
    return duration
  }
}
