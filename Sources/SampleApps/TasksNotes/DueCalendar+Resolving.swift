import IntentKitCore

/// The unsupported reasons that due times have in common.
protocol DueTimeReason: UnsupportedReason {
  static var timeInPast: Self { get }
  static var invalidRecurrence: Self { get }
}

extension AddTasksTemporalEventTriggerUnsupportedReason: DueTimeReason {}
extension SetTaskAttributeTemporalEventTriggerUnsupportedReason: DueTimeReason {}

extension DueCalendar {
  /// Resolves the due time of a task.
  func resolve<Reason: DueTimeReason>(
    _ trigger: TemporalEventTrigger?
  ) -> ResolutionResult<TemporalEventTrigger, Reason> {
    guard let trigger else { return .notRequired() }
    return switch dueTime(of: trigger.dateComponentsRange) {
    case .at(let range): .success(with: TemporalEventTrigger(dateComponentsRange: range))
    case .unclear: .needsValue()
    case .inPast: .unsupported(forReason: .timeInPast)
    case .invalidRecurrence: .unsupported(forReason: .invalidRecurrence)
    }
  }
}
