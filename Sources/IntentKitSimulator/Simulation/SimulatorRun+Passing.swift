import IntentKitCore

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
    let details = [outcome.code, outcome.reason].compactMap(\.self).map { " · \($0)" }.joined()
    return [
      ExpectationDifference(
        path: ParameterPath([.name("expect"), .name("outcome")]), expected: "a good end",
        found: outcome.result.rawValue + details)
    ]
  }
}
