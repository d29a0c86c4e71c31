import FaultyHandlers
import IntentKitCore
import IntentKitSimulator

/// The comparison of a report with the truth.
struct Judgment {
  /// Whether there is a verdict at all.
  var isDetected: Bool
  /// Whether the cause, its severity and the words about it are right.
  var isCauseRight: Bool
  /// Whether the method is right, or the file and the line of a project.
  var isMethodRight: Bool
  /// Whether the cure is right.
  var isCureRight: Bool
  /// Whether no other verdict misleads.
  var isClean: Bool
  /// The differences, for people.
  var differences: [String] = []

  var isFullyRight: Bool {
    isDetected && isCauseRight && isMethodRight && isCureRight && isClean
  }
}

extension Judgment {
  /// Creates the judgment on the report about a handler.
  init(_ observation: Observation, truth: Truth) {
    var rest = observation.verdicts
    self.init(
      isDetected: true, isCauseRight: true, isMethodRight: true, isCureRight: true, isClean: true)
    for expected in truth.verdicts {
      // A verdict on another method is taken only without one on the right method.
      guard
        let index = rest.firstIndex(where: {
          $0.id == expected.id && $0.method == expected.method
        }) ?? rest.firstIndex(where: { $0.id == expected.id })
      else {
        (isCauseRight, isMethodRight, isCureRight) = (false, false, false)
        differences.append("no \(expected.id.rawValue) in \(expected.method.name)")
        continue
      }
      let verdict = rest.remove(at: index)
      let explanation = Phrasebook.english.explanation(of: verdict)
      var missing = expected.message.filter { !explanation.message.contains($0) }
      if observation.isExamined, verdict.isAboutBusyThread, verdict.circumstances.place == nil {
        missing.append("at File.swift:1")
      }
      if verdict.severity != expected.severity || !missing.isEmpty {
        isCauseRight = false
        differences.append("message: \(explanation.message) — without “\(missing)”")
      }
      if verdict.method != expected.method {
        isMethodRight = false
        differences.append("method: \(verdict.method.name) instead of \(expected.method.name)")
      }
      let lacking = expected.cure.filter { !explanation.cure.contains($0) }
      if !lacking.isEmpty {
        isCureRight = false
        differences.append("cure: \(explanation.cure) — without “\(lacking)”")
      }
    }
    for verdict in rest {
      differences.append("misleading: \(Phrasebook.english.explanation(of: verdict).message)")
    }
    let silent = truth.missingMethods.filter { !observation.missingMethods.contains($0) }
    if !silent.isEmpty {
      (isCauseRight, isMethodRight, isCureRight) = (false, false, false)
      differences.append("\(silent) not reported as missing")
    }
    isClean = rest.isEmpty
    let isFaulty = !truth.verdicts.isEmpty || !truth.missingMethods.isEmpty
    isDetected =
      !isFaulty || !observation.verdicts.isEmpty || silent.count < truth.missingMethods.count
  }
}

extension Verdict {
  /// Whether a thread was executing code of the app, so that the verdict has a place.
  fileprivate var isAboutBusyThread: Bool {
    switch kind {
    case .noAnswer(_, .blocking, _), .noAnswer(_, .computing, _), .noAnswer(_, .waitingForMain, _):
      true
    default: false
    }
  }
}
