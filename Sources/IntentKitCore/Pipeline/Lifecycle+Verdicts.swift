import IntentKitPlatform

// The facts of verdicts, collected only for calls with a verdict, because most have no verdict.

extension Lifecycle {
  /// Creates a verdict on a call, with the circumstances that its cure depends on.
  func verdict(
    _ kind: Verdict.Kind, on method: HandlerMethod, elapsed: Duration, launch: Duration,
    signs: CallSigns? = nil, in state: State
  ) -> Verdict {
    var facts = Verdict.Circumstances(message: signs?.message, place: signs?.place)
    let schema = state.request?.schema
    switch kind {
    case .noAnswer(_, .sleeping, _), .completedLate, .slowAnswer:
      facts.continuingCode = schema?.continuingCode(of: method)?.name
      facts.launch = launch.share(of: elapsed)
    case .noAnswer(_, .suspended, _), .noAnswer(_, .blocking, _), .noAnswer(_, .computing, _),
      .noAnswer(_, .waitingForMain, _):
      facts.launch = launch.share(of: elapsed)
    case .codeNotAllowed, .unspecifiedCode:
      facts.goodCode = schema?.goodCode(of: method)?.name
      facts.continuingCode = schema?.continuingCode(of: method)?.name
      if facts.continuingCode == facts.goodCode { facts.continuingCode = nil }
    case .completedTwice, .emptyResult:
      facts.elements = state.elementCount(of: method.parameter)
    default: break
    }
    return Verdict(kind, method: method, elapsed: elapsed, circumstances: facts)
  }
}

extension Lifecycle {
  /// The last call of the resolve method that led to the most questions, with their number; nil if
  /// no method led to a question.
  var mostQuestioning: (call: FinishedCall, questions: Int)? {
    var questions: [(call: FinishedCall, count: Int)] = []
    for event in monitor.withLock({ $0.events }) {
      guard case .resolved(let method, let results, let elapsed) = event.kind,
        results.contains(where: \.kind.asks)
      else { continue }
      let call = FinishedCall(method: method, elapsed: elapsed)
      if let index = questions.firstIndex(where: { $0.call.method == method }) {
        questions[index] = (call, questions[index].count + 1)
      } else {
        questions.append((call, 1))
      }
    }
    return questions.max { $0.count < $1.count }.map { ($0.call, $0.count) }
  }
}

extension ResultKind {
  /// Whether the result leads to a question.
  fileprivate var asks: Bool {
    switch self {
    case .needsValue, .unsupported, .disambiguation, .confirmationRequired: true
    case .success, .notRequired, .notImplemented: false
    }
  }
}

extension Lifecycle.State {
  /// The intent in its current state.
  fileprivate var request: (any Intent)? {
    if let intent { return intent.intent }
    guard case .started(_, let parameters, _, _)? = events.first?.kind else { return nil }
    return parameters.intent
  }

  /// The number of elements in the value of a parameter; nil if it isn't a list.
  fileprivate func elementCount(of parameter: String?) -> Int? {
    guard let parameter, case .array(let elements)? = request?.fieldValues[parameter] else {
      return nil
    }
    return elements.count
  }
}

extension Duration {
  /// The duration of a launch, unless the call would have been as slow without it.
  ///
  /// A short launch isn't the cause, even if the call exceeds a limit only together with it.
  fileprivate func share(of elapsed: Duration) -> Duration? {
    self > .zero && self >= elapsed / 10 ? self : nil
  }

  /// The response time that users tolerate (What Siri does, 4.3 and 5).
  static let tolerable = Duration.seconds(3)
}

extension IntentSchema {
  /// Returns the code by which a method says that everything is fine, or nil if it answers without a
  /// code.
  func goodCode(of method: HandlerMethod) -> ResponseCodeSchema? {
    switch method {
    case .confirm: code(.ready, .success)
    case .handle: code(.success, .continueInApp, .handleInApp, .inProgress)
    case .handleInApp: code(.success, .continueInApp, .inProgress)
    default: nil
    }
  }

  /// Returns the code by which a method says that the work continues after its answer, or nil.
  ///
  /// `handleInApp` isn't among them, because an app without a handler would be the next mistake.
  func continuingCode(of method: HandlerMethod) -> ResponseCodeSchema? {
    switch method {
    case .handle, .handleInApp: code(.inProgress, .continueInApp)
    default: nil
    }
  }

  /// Returns the codes that a method may answer.
  ///
  /// `unspecified` isn't among them, nor is a launch of the app after which the user doesn't know what
  /// to do there.
  func codes(allowedFor method: HandlerMethod) -> [ResponseCodeSchema] {
    responseCodes.filter { code in
      switch code.meaning {
      case .unspecified: false
      case .ready, .userConfirmationRequired: method == .confirm
      case .inProgress: method != .confirm
      case .success: method != .confirm || !responseCodes.contains { $0.meaning == .ready }
      case .handleInApp: method != .handleInApp
      case .failureRequiringAppLaunch: method == .confirm || code.name != code.meaning.rawValue
      case .continueInApp, .failure: true
      }
    }
  }

  /// Returns the first code with one of several meanings that isn't deprecated.
  private func code(_ meanings: CodeMeaning...) -> ResponseCodeSchema? {
    for meaning in meanings {
      let code = responseCodes.first {
        $0.meaning == meaning && $0.availability.deprecation == nil
      }
      if let code { return code }
    }
    return nil
  }
}
