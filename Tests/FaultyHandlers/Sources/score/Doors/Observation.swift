import FaultyHandlers
import IntentKitCore
import IntentKitSimulator

/// The report on one handler at one door.
struct Observation {
  var verdicts: [Verdict] = []
  var missingMethods: [String] = []
  /// Whether the handler ran in a separate process, whose threads can be examined.
  var isExamined = false

  /// The verdicts and the missing methods in words.
  var explanations: [String] {
    verdicts.flatMap { verdict in
      let explanation = Phrasebook.english.explanation(of: verdict)
      return ["\(verdict.id.rawValue): \(explanation.message)", "→ \(explanation.cure)"]
    } + (missingMethods.isEmpty ? [] : ["no \(missingMethods.joined(separator: ", "))"])
  }
}

/// A handler that can't be run because of a mistake in the table.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

extension FaultyHandler {
  /// The request that selects this handler.
  var scenario: Scenario {
    var scenario = request.scenario
    scenario.app = FaultyApp.appDescription.displayName
    scenario.given.settings = ["handler": .string(name)]
    scenario.given.manifest = AppManifest(request.app)
    return scenario
  }
}
