import IntentKitCore

extension SimulatorRun {
  /// Whether the run meets the scenario's expectation.
  ///
  /// Without an expectation, the request must succeed. A fault that the scenario expects isn't a
  /// failure.
  public var passes: Bool { failures.isEmpty }

  /// The reasons why the run doesn't pass: the differences, or an unexpected fault or failure.
  public var failures: [ExpectationDifference] {
    let differences = differences
    guard differences.isEmpty else { return differences }
    let expect = file.scenario.expect
    if trace.hasFault {
      guard expect?.verdicts == nil else { return [] }
      let faults = trace.verdicts.filter { $0.severity == .fault }.map(\.id.rawValue)
      return [
        ExpectationDifference(
          path: ParameterPath([.name("expect"), .name("verdicts")]), expected: "no fault",
          found: faults.joined(separator: ", "), isImplied: true)
      ]
    }
    if outcome.isGood || expect?.outcome != nil || expect?.code != nil { return [] }
    let details = [outcome.code, outcome.reason].compactMap(\.self).map { " · \($0)" }.joined()
    return [
      ExpectationDifference(
        path: ParameterPath([.name("expect"), .name("outcome")]), expected: "a good end",
        found: outcome.result.rawValue + details, isImplied: true)
    ]
  }
}
