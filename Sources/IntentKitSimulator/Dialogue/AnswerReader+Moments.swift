import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Answers that state a part of a moment, so that the rest of the known value remains.

extension AnswerReader {
  /// Returns the new moment of a change that states only the time, only the day, or the distance
  /// from the current value.
  ///
  /// The rest of the current value remains, unless it is in the past.
  ///
  /// - Returns: The moment, or nil if the rest of an answer isn't such a moment.
  func moment(
    _ words: SpokenWords, from index: Int, as type: ParameterType, changing current: ParameterValue?
  ) -> ParameterValue? {
    guard type.isMoment, let current else { return nil }
    if let shifted = shifted(words, from: index, current) { return shifted }
    guard let parts = whole(words, from: index, { values.momentParts(in: $0, at: $1, .future) })
    else { return nil }
    if parts.day == nil, let repeated = repetition(of: current, startingAt: parts) {
      return repeated
    }
    guard let (day, time) = currentMoment(current) else { return nil }
    var known = parts
    if known.day == nil {
      guard let day, let today = values.today, day >= today else { return nil }
      known.day = day
    }
    guard var moment = values.moment(of: known) else { return nil }
    if moment.time == nil { moment.time = time }
    return .string(moment.text)
  }

  /// Returns the known rule for repeating with the start that an answer states.
  ///
  /// - Returns: The value, or nil if there is no rule, or the answer states another one.
  func startOfRepetition(
    _ words: SpokenWords, as type: ParameterType, of current: ParameterValue?
  ) -> ParameterValue? {
    guard type.isMoment, let current,
      let parts = whole(words, from: 0, { values.momentParts(in: $0, at: $1, .future) })
    else { return nil }
    return repetition(of: current, startingAt: parts)
  }

  private func repetition(
    of current: ParameterValue, startingAt parts: SpokenValueReader.MomentParts
  ) -> ParameterValue? {
    guard case .object(var fields) = current["dateComponentsRange"] ?? current,
      fields["recurrenceRule"] != nil
    else { return nil }
    var parts = parts
    if parts.day == nil, let start = fields["startDateComponents"] {
      parts.day = currentMoment(start)?.day
    }
    guard let start = values.moment(of: parts, isRepeated: true) else { return nil }
    fields["startDateComponents"] = .string(start.text)
    return inTrigger(.object(fields), like: current)
  }

  private func inTrigger(_ range: ParameterValue, like value: ParameterValue) -> ParameterValue {
    value["dateComponentsRange"] == nil ? range : ["dateComponentsRange": range]
  }

  // MARK: - Distances

  /// Returns the current value at another distance: `an hour later` or 30分早く.
  private func shifted(
    _ words: SpokenWords, from index: Int, _ current: ParameterValue
  ) -> ParameterValue? {
    guard let (duration, factor) = whole(words, from: index, { shift(in: $0, at: $1) }) else {
      return nil
    }
    let range = current["dateComponentsRange"] ?? current
    guard case .object(var fields) = range,
      fields["startDateComponents"] != nil || fields["endDateComponents"] != nil
    else { return shifted(range, by: duration, factor) }
    for bound in ["startDateComponents", "endDateComponents"] {
      guard let value = fields[bound] else { continue }
      guard let shifted = shifted(value, by: duration, factor) else { return nil }
      fields[bound] = shifted
    }
    return inTrigger(.object(fields), like: current)
  }

  /// Returns the distance from the current value that starts at a word, and its sign.
  private func shift(
    in words: SpokenWords, at index: Int
  ) -> SpokenValueReader.Reading<(SpokenDuration, Int)>? {
    var start = index
    var sign = 0
    while let move = indirect.moves.match(in: words, at: start) {
      start = move.end
      if move.value != 0 { sign = move.value }
    }
    guard let duration = values.duration(in: words, at: start) else { return nil }
    if let direction = indirect.directions.match(in: words, at: duration.end) {
      return .init(value: (duration.value, direction.value), end: direction.end)
    }
    return sign == 0 ? nil : .init(value: (duration.value, sign), end: duration.end)
  }

  private func shifted(
    _ value: ParameterValue, by duration: SpokenDuration, _ factor: Int
  ) -> ParameterValue? {
    guard let (day, time) = currentMoment(value), let length = duration.totalMilliseconds else {
      return nil
    }
    guard let day else {
      guard let time, duration.months == 0 else { return nil }
      let (second, overflow) = time.seconds.addingReportingOverflow(length / 1000 * factor)
      guard !overflow, (0..<86_400).contains(second) else { return nil }
      return .string(SpokenMoment(time: time.atSecond(second)).text)
    }
    // A day has no time that could be later by hours.
    guard time != nil || duration.isInDays else { return nil }
    let reader = SpokenValueReader(language, today: day, secondOfDay: time?.seconds ?? 0)
    guard var moment = reader.moment(after: duration, factor) else { return nil }
    if let time { moment.time = moment.time.map { time.atSecond($0.seconds) } ?? time }
    return .string(moment.text)
  }

  /// Returns the day and the time of a moment that isn't repeated.
  private func currentMoment(
    _ value: ParameterValue
  ) -> (day: CalendarDay?, time: SpokenMoment.TimeOfDay?)? {
    let range = value["dateComponentsRange"] ?? value
    guard range["recurrenceRule"] == nil, range["endDateComponents"] == nil,
      let components = try? DateComponents(
        parameterValue: range["startDateComponents"] ?? range)
    else { return nil }
    let day = components.year.flatMap { year in
      CalendarDay(year: year, month: components.month ?? 0, day: components.day ?? 0)
    }
    let time = components.hour.map {
      SpokenMoment.TimeOfDay(hour: $0, minute: components.minute ?? 0, second: components.second)
    }
    return (day, time)
  }
}

extension ParameterType {
  /// Whether a value is a day, a time or both, possibly repeated.
  fileprivate var isMoment: Bool {
    switch self {
    case .dateComponents: true
    case .record(let reference):
      ["DateComponentsRange", "TemporalEventTrigger"].contains(reference.name)
    default: false
    }
  }
}

extension SpokenMoment.TimeOfDay {
  /// Returns the time at a second of the day, with seconds only if this time has them.
  fileprivate func atSecond(_ number: Int) -> Self {
    Self(
      hour: number / 3600, minute: number / 60 % 60, second: second == nil ? nil : number % 60)
  }
}
