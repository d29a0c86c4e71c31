public import IntentKitCore

/// What came of one scenario among many.
public struct ReplayResult: Sendable {
  /// What the scenario is known by: its file, and behind a colon its line where a file holds several.
  public var id: String
  /// What the scenario shows, in a few words; its ``id`` when it says nothing.
  public var name: String
  /// Where it stands among all that were found, from zero.
  public var index: Int
  /// How it went.
  public var ending: Ending
  /// How much real time it took.
  public var duration: Duration

  /// The ways in which a scenario ends.
  public enum Ending: Sendable {
    /// It was run; whether it passed is up to the run's ``SimulatorRun/status``.
    case ran(SimulatorRun)
    /// It could not be run, since it is no scenario or names what is not there.
    case unusable(ScenarioError)
    /// It was not run, because another had failed before or the user wanted to stop.
    case skipped
  }

  /// Makes a result.
  public init(id: String, name: String? = nil, index: Int, ending: Ending, duration: Duration) {
    self.id = id
    self.name = name ?? id
    self.index = index
    self.ending = ending
    self.duration = duration
  }

  /// The ways in which a scenario counts.
  public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// It went as it says.
    case passed
    /// It did not go as it says.
    case failed
    /// It could not be run.
    case unusable
    /// It was not run.
    case skipped
  }

  /// How it counts.
  public var verdict: Verdict {
    switch ending {
    case .ran(let run): run.passes ? .passed : .failed
    case .unusable: .unusable
    case .skipped: .skipped
    }
  }
}

extension SimulatorRun {
  /// Whether everything went as the scenario says; one that says nothing of its end must end well.
  ///
  /// A fault that a scenario expects is no failure of the scenario.
  public var passes: Bool {
    guard differences.isEmpty else { return false }
    if file.scenario.expect?.verdicts != nil { return true }
    return !trace.hasFault && (status == .success || file.scenario.expect?.outcome != nil)
  }
}
