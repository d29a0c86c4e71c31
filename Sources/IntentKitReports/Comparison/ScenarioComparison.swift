import IntentKitCore

/// The comparison of a scenario's result with that of an earlier replay.
struct ScenarioComparison: Sendable {
  /// The kind of change in the result of a scenario.
  enum Change: String, CaseIterable, NamedValue {
    /// The scenario passed earlier, and doesn't any more.
    case broken
    /// The scenario passes, and didn't earlier.
    case fixed
    /// The scenario has another result, or other steps or values at the end.
    case changed
    /// The earlier replay doesn't contain the scenario.
    case added
    /// The scenario has the same result.
    case same

    /// The change as a phrase.
    var title: String {
      switch self {
      case .broken: "no longer passing"
      case .fixed: "passing now"
      case .changed: "changed"
      case .added: "new"
      case .same: "unchanged"
      }
    }
  }

  var change: Change
  /// The earlier verdict, or nil for a new scenario.
  var earlier: ReplayResult.Verdict?
  /// The current verdict.
  var verdict: ReplayResult.Verdict
  /// The comparison of the runs, or nil if one of the scenarios wasn't run.
  var runs: RunComparison?

  /// Compares a result with the earlier one.
  ///
  /// - Parameters:
  ///   - record: The result.
  ///   - earlier: The earlier result of the same scenario, if any.
  init(_ record: ReplayRecord, with earlier: ReplayRecord?) {
    self.earlier = earlier?.verdict
    verdict = record.verdict
    if let run = record.run, let other = earlier?.run {
      // The dates of a process's responses are those of its clock.
      runs = RunComparison(
        .init(other, name: "earlier"), .init(run, name: "now"),
        withDates: run.launch == nil && other.launch == nil)
    }
    change =
      switch (earlier?.verdict, record.verdict) {
      case (nil, _): .added
      case (.passed?, .failed), (.passed?, .unusable): .broken
      case (.failed?, .passed), (.unusable?, .passed): .fixed
      case (let first?, let second):
        first == second && runs?.isEqual ?? true && earlier?.problem == record.problem
          ? .same : .changed
      }
  }
}
