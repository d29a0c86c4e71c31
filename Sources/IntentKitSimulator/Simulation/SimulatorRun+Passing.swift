import IntentKitCore

extension SimulatorRun {
  /// Whether the run meets the scenario's expectation.
  ///
  /// Without an expectation, the request must succeed. A fault that the scenario expects isn't a
  /// failure, and neither is the verdict on a refusal that it expects by its outcome.
  public var passes: Bool { failures.isEmpty }

  /// The reasons why the run doesn't pass: the differences, and an unexpected fault or failure.
  public var failures: [ExpectationDifference] {
    let differences = differences
    let expect = file.scenario.expect
    let faults = trace.verdicts.filter { $0.severity == .fault && !impliedVerdicts.contains($0) }
    if !faults.isEmpty {
      // A strict scenario expects no verdict, so the differences contain the fault already.
      guard expect?.verdicts == nil, !file.scenario.strict else { return differences }
      return differences + [
        ExpectationDifference(
          path: ParameterPath([.name("expect"), .name("verdicts")]), expected: "no fault",
          found: faults.map(\.id.rawValue).joined(separator: ", "), isImplied: true)
      ]
    }
    guard differences.isEmpty else { return differences }
    if outcome.isGood || expect?.outcome != nil || expect?.code != nil { return [] }
    let details = [outcome.code, outcome.reason?.rawValue].compactMap(\.self).map { " · \($0)" }
      .joined()
    return [
      ExpectationDifference(
        path: ParameterPath([.name("expect"), .name("outcome")]), expected: "a good end",
        found: outcome.result.rawValue + details, isImplied: true)
    ]
  }
}
