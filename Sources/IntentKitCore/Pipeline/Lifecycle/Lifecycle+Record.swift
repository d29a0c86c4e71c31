import IntentKitPlatform

// The trace of a request, and the facts of its verdicts.

extension Lifecycle {
  /// The steps of a request, with its intent and response.
  struct Record: Sendable {
    /// The intent, if it has changed since the start.
    var intent: FieldSnapshot?
    /// The last response, in the storage of its event.
    var response: FieldSnapshot?
    private(set) var events: [TraceEvent] = []
    let observer: (@Sendable (TraceEvent) -> Void)?

    init(observer: (@Sendable (TraceEvent) -> Void)? = nil) {
      self.observer = observer
      events.reserveCapacity(24)
    }

    /// Adds a step, and passes it to the observer.
    mutating func append(
      _ step: consuming TraceEvent.Kind, at now: Duration, isDefault: Bool = false
    ) {
      let event = TraceEvent(at: now, step, isDefault: isDefault)
      // Before the event is kept, because it would have to be copied afterward.
      if let observer { observer(event) }
      events.append(event)
    }

    /// Adds the step for an update.
    mutating func append(_ update: Update, at now: Duration) {
      let effect = update.worth.effect
      if effect == .shown { response = update.snapshot }
      append(
        .updated(code: update.response.code.name, response: update.snapshot, effect: effect),
        at: now)
    }
  }
}

extension Lifecycle.Record {
  /// Returns the verdict with the circumstances that its cure depends on; most calls have none.
  func verdict(_ judgment: Lifecycle.Judgment) -> Verdict {
    let (kind, method, signs) = (judgment.kind, judgment.call.method, judgment.signs)
    let (elapsed, launch) = (judgment.call.elapsed, judgment.call.launch)
    var facts = Verdict.Circumstances(message: signs?.message, place: signs?.place)
    let schema = request?.schema
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
      facts.elements = elementCount(of: method.parameter)
    default: break
    }
    return Verdict(kind, method: method, elapsed: elapsed, circumstances: facts)
  }

  /// The intent in its current state.
  private var request: (any Intent)? {
    if let intent { return intent.intent }
    guard case .started(_, let parameters, _, _)? = events.first?.kind else { return nil }
    return parameters.intent
  }

  /// The number of elements in the value of a parameter; nil if it isn't a list.
  private func elementCount(of parameter: String?) -> Int? {
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
