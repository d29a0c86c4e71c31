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
  public let ending: Ending
  /// How much real time it took.
  public var duration: Duration
  /// How it counts.
  public let verdict: Verdict
  /// Why it failed, if it did: there is at least one reason then.
  public let differences: [ExpectationDifference]

  /// The ways in which a scenario ends.
  public enum Ending: Sendable {
    /// It was run; whether it passed is up to ``SimulatorRun/passes``.
    ///
    /// Results change hands more than once on their way to the reporter, and a run is large.
    indirect case ran(SimulatorRun)
    /// It could not be run, since it is no scenario or names what is not there.
    case unusable(ScenarioError)
    /// It was not run, because another had failed before or the user wanted to stop.
    case skipped
  }

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - id: What the scenario is known by.
  ///   - name: What it shows, in a few words; its identifier when it says nothing.
  ///   - index: Where it stands among all that were found, from zero.
  ///   - ending: How it went.
  ///   - duration: How much real time it took.
  ///   - variation: How further runs of the scenario differed from the one that is given, if they did.
  public init(
    id: String, name: String? = nil, index: Int, ending: Ending, duration: Duration,
    variation: ExpectationDifference? = nil
  ) {
    self.id = id
    self.name = name ?? id
    self.index = index
    self.ending = ending
    self.duration = duration
    switch ending {
    case .ran(let run):
      differences = run.failures + (variation.map { [$0] } ?? [])
      verdict = differences.isEmpty ? .passed : .failed
    case .unusable:
      differences = []
      verdict = .unusable
    case .skipped:
      differences = []
      verdict = .skipped
    }
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
}

extension SimulatorRun {
  /// Whether everything went as the scenario says; one that says nothing of its end must end well.
  ///
  /// A fault that a scenario expects is no failure of the scenario.
  public var passes: Bool { failures.isEmpty }

  /// What keeps the run from passing: where it differs, or else its end, when that is bad and nobody expects it.
  public var failures: [ExpectationDifference] {
    let differences = differences
    let expect = file.scenario.expect
    guard differences.isEmpty, expect?.verdicts == nil else { return differences }
    if trace.hasFault {
      return [
        ExpectationDifference(
          path: ParameterPath([.name("expect"), .name("verdicts")]), expected: "no fault",
          found: trace.verdicts.filter { $0.severity == .fault }.map(\.id.rawValue)
            .joined(separator: ", "))
      ]
    }
    if outcome.isGood || expect?.outcome != nil || expect?.code != nil { return [] }
    let details = [outcome.code, outcome.reason?.rawValue].compactMap(\.self).map { " · \($0)" }
      .joined()
    return [
      ExpectationDifference(
        path: ParameterPath([.name("expect"), .name("outcome")]), expected: "a good end",
        found: outcome.result.rawValue + details)
    ]
  }
}
