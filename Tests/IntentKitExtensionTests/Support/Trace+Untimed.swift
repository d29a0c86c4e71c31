import IntentKitCore

extension Trace {
  /// The events without their times, because these differ between a simulated clock and a real one.
  var untimed: ParameterValue { parameterValue.untimed }
}

extension ParameterValue {
  /// The value without durations.
  fileprivate var untimed: ParameterValue {
    switch self {
    case .object(let members):
      .object(
        members.filter { !["at", "elapsed", "limit", "duration"].contains($0.key) }
          .mapValues(\.untimed))
    case .array(let elements): .array(elements.map(\.untimed))
    default: self
    }
  }
}
