import IntentKitCore
import IntentKitSimulator

extension Trace {
  /// The events without their times, because these differ between a simulated clock and a real one.
  var untimed: ParameterValue {
    var trace = self
    trace.events.removeAll {
      if case .judged(let verdict) = $0.kind { verdict.id == .slowAnswer } else { false }
    }
    return trace.parameterValue.untimed
  }

  /// The verdicts but those on time, which is real: a busy machine starts a process slowly.
  var faults: [Verdict] { verdicts.filter { $0.id != .slowAnswer } }
}

extension SimulatorRun {
  /// The differences but those of time.
  var untimedDifferences: [ExpectationDifference] {
    let isSlow = trace.faults.count < trace.verdicts.count
    return differences.filter { difference in
      let path = difference.path.description
      return path != "expect.elapsed" && !(isSlow && path == "expect.verdicts")
    }
  }
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
