public import IntentKitCore
import IntentKitPlatform

// Explanations of verdicts, made from the tables of a language. The gaps are the names
// of a verdict's facts and circumstances, as JSON has them, and `method`, `phase` and `elapsed`.

extension Phrasebook {
  /// The explanations of verdicts; parsed when the first is needed.
  var explanations: [String: Explanation.Wordings] {
    switch language {
    case .english: Self.englishExplanations
    case .japanese: Self.japaneseExplanations
    }
  }

  /// Returns the sentences that explain a verdict.
  public func explanation(of verdict: Verdict) -> Explanation {
    let id = verdict.id.rawValue
    let entry = verdict.variant.flatMap { explanations["\(id).\($0)"] } ?? explanations[id]
    let facts = verdict.kind.facts + verdict.circumstances.facts
    let explanation = entry?.filled { gap in
      switch gap {
      case "method": Utterance(name(of: verdict.method))
      case "phase": Utterance(report.word(for: verdict.method.phase))
      case "elapsed": Utterance(text(of: verdict.elapsed))
      case "signalMeaning":
        facts.first { $0.name == "signal" }.flatMap { word(Glossary.signals[$0.text]) }
          .map { Utterance($0) }
      default: facts.first { $0.name == gap }.map { Utterance(text(of: $0)) }
      }
    }
    // Every kind has its entry; a test checks it.
    return explanation ?? Explanation(message: verdict.description, cure: "")
  }

  /// Returns the name of a method, as in the source code, with its place.
  func name(of method: HandlerMethod) -> String {
    guard !grammar.inApp.isEmpty, method == .handleInApp else { return method.name }
    return grammar.inApp + HandlerMethod.handle.name
  }

  private func text(of fact: Verdict.Fact) -> String {
    switch fact.value {
    case let duration as Duration: text(of: duration)
    case let names as [String]: names.joined(separator: grammar.betweenValues)
    case let bytes as Int where fact.name == "memoryLimit": "\(bytes >> 20) MiB"
    default: fact.text
    }
  }

  private func text(of duration: Duration) -> String {
    grammar.seconds.filled { _ in Utterance(duration.readableSeconds.spokenText) }?.read ?? ""
  }
}

extension Duration {
  /// The number of seconds; wall-clock time is rounded, because its nanoseconds only distract.
  fileprivate var readableSeconds: Double {
    let digits: Double = inSeconds >= 1 ? 100 : 1000
    let rounded = (inSeconds * digits).rounded() / digits
    return rounded == 0 ? inSeconds : rounded
  }
}

extension Verdict {
  /// The name of the variant by which explanations of one kind differ, if there are several.
  ///
  /// A cure must fit the phase and the answer. Otherwise, it would lead to the next verdict.
  fileprivate var variant: String? {
    switch kind {
    case .noAnswer(_, let state, _):
      switch state {
      case .sleeping where isLaunchLongest, .suspended where isLaunchLongest: "launch"
      case .suspended where circumstances.isContinuationLost: "leaked"
      case .sleeping where method.phase == .handle: "sleeping.handle"
      default: state.rawValue
      }
    case .completedLate:
      isLaunchLongest ? "launch" : method.phase == .handle ? "handle" : nil
    case .slowAnswer:
      isFastWithoutLaunch ? "launch" : method.phase == .handle ? "handle" : nil
    case .invalidUpdate, .launchFailed, .unreadableMessage, .flood, .noHandler, .notHandledInApp,
      .ignoredActivity, .notAuthorized:
      kind.facts.first { ["flaw", "cause", "source", "status"].contains($0.name) }?.text
    case .viewNotConfigured(_, let isDropped): isDropped ? "dropped" : nil
    case .ignoredUpdate: method == .stopSendingUpdates ? "afterStop" : nil
    case .completedTwice: (circumstances.elements ?? 0) > 1 ? "elements" : nil
    case .emptyResult:
      switch circumstances.elements ?? 0 {
      case 0: nil
      case 1: "element"
      default: "elements"
      }
    case .wrongHandler(_, let type, _, let handles):
      // A type's own type, which Swift names so.
      [".Type", ".Protocol"].contains(where: type.hasSuffix)
        ? "metatype" : handles.isEmpty ? nil : "ofOthers"
    case .notDeclared(_, let misspelling): misspelling == nil ? nil : "misspelled"
    case .codeNotAllowed(_, let meaning):
      switch (method.phase, meaning) {
      case (.handle, .ready): "ready"
      case (.handle, .userConfirmationRequired): "userConfirmationRequired"
      case (.handle, _): "inApp"
      default: nil
      }
    case .endlessQuestion(let result, _): result.rawValue
    case .exited: method.phase == .resolve ? "resolve" : nil
    case .crashed(_, let memoryLimit, _, _):
      circumstances.isAfterAnswer == true ? "afterAnswer" : memoryLimit == nil ? nil : "limited"
    case .leftProcesses(let count): count == 1 ? "one" : count == nil ? nil : "several"
    default: nil
    }
  }

  /// Whether the launch took at least half of the time.
  private var isLaunchLongest: Bool { circumstances.launch.map { $0 >= elapsed / 2 } ?? false }

  /// Whether users would tolerate the time without the launch (What Siri does, 4.3).
  private var isFastWithoutLaunch: Bool {
    circumstances.launch.map { elapsed - $0 <= .seconds(3) } ?? false
  }
}
