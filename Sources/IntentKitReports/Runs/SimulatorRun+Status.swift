import IntentKitCore
public import IntentKitSimulator

extension SimulatorRun {
  /// The exit status of a command that ran this scenario.
  public var status: ExitStatus {
    if trace.hasFault { return .contractBroken }
    if outcome.isNotStarted { return .notStarted }
    guard differences.isEmpty else { return .unexpectedEnd }
    let expectsEnd = file.scenario.expect?.outcome != nil || file.scenario.expect?.code != nil
    return expectsEnd || outcome.isGood ? .success : .unexpectedEnd
  }
}
