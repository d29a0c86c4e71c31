public import IntentKitCore
public import IntentKitSimulator

/// The result of one scenario in a replay.
public struct ReplayResult: Sendable {
  /// The identifier of the scenario.
  ///
  /// This is the path of the file. If the file contains several scenarios, the line number follows
  /// after a colon.
  public var id: String
  /// A short description of the scenario, by default its ``id``.
  public var name: String
  /// The index of the scenario among all that were found.
  public var index: Int
  /// The way the scenario ended.
  public let ending: Ending
  /// The wall-clock time that the scenario took.
  public var duration: Duration
  /// The verdict on the scenario.
  public let verdict: Verdict
  /// The reasons for a failure; empty unless the scenario failed.
  public let differences: [ExpectationDifference]

  /// The ways a scenario can end.
  public enum Ending: Sendable {
    /// The scenario was run, and `SimulatorRun.passes` tells whether it passed.
    ///
    /// The case is indirect because a run is large, and results are passed on several times.
    indirect case ran(SimulatorRun)
    /// The scenario couldn't be run, because it's invalid or refers to something that doesn't
    /// exist.
    case unusable(ScenarioError)
    /// The scenario wasn't run, because the replay was stopped.
    case skipped
  }

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scenario.
  ///   - name: A short description of the scenario. Defaults to the identifier.
  ///   - index: The index of the scenario among all that were found.
  ///   - ending: The way the scenario ended.
  ///   - duration: The wall-clock time that the scenario took.
  ///   - variation: The difference between repeated runs, if any.
  public init(
    id: String, name: String? = nil, index: Int, ending: Ending, duration: Duration,
    variation: ExpectationDifference? = nil
  ) {
    self.id = id
    self.name = name ?? id
    self.index = index
    self.ending = ending
    self.duration = duration
    differences =
      if case .ran(let run) = ending { run.failures + [variation].compactMap(\.self) } else { [] }
    verdict =
      switch ending {
      case .ran: differences.isEmpty ? .passed : .failed
      case .unusable: .unusable
      case .skipped: .skipped
      }
  }

  /// The verdict on a scenario.
  public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The scenario ended as expected.
    case passed
    /// The scenario ended differently than expected.
    case failed
    /// The scenario couldn't be run.
    case unusable
    /// The scenario wasn't run.
    case skipped
  }
}
