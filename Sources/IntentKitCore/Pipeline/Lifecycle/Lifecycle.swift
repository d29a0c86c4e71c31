import IntentKitPlatform
import Synchronization

/// One request, shared by its lane and the objects that monitor it.
///
/// A ``StateMachine`` decides, and this class performs its actions. The lane sends events here; the
/// watchdog, the simulation and incorrect completions do so from other threads. Anything after the
/// end is discarded.
final class Lifecycle: Sendable {
  /// The pipeline's settings for each request.
  struct Rules: Sendable {
    var limit: Duration
    var watchdog: Watchdog
    var lane: LaneExecutor
    var simulation: Simulation?
    /// The app that runs the handler in another process, if it doesn't run in this one.
    var launchedApp: (any LaunchedApp)?
    var observer: (@Sendable (TraceEvent) -> Void)?
    var lateObserver: (@Sendable (Verdict) -> Void)?
  }

  struct State {
    var machine: StateMachine
    var record = Record()
    var waiters = Waiters()
  }

  /// Those that wait for an action.
  struct Waiters {
    var end: UnsafeContinuation<Void, Never>?
    var update: UnsafeContinuation<(any IntentResponse)?, Never>?
    var view: UnsafeContinuation<ViewEnd, Never>?
    /// The executor of the view that is called; the lane of the request continues after the limit.
    var viewExecutor: LaneExecutor?
    /// Returns whether the handler can still send updates.
    var areUpdatesKept: @Sendable () -> Bool = { true }
  }

  let rules: Rules
  /// Whether another process runs the handler.
  ///
  /// Each phase asks for it, and a comparison of the app with nil copies the app.
  let isOutOfProcess: Bool
  /// The start of the request, on its clock and on the watchdog's.
  let epoch: Moment
  let state: Locked<State>

  /// Creates a request, and begins its first call.
  init(_ intent: FieldCell<some Intent>, app: AppDescription, device: DeviceState, rules: Rules) {
    self.rules = rules
    isOutOfProcess = rules.launchedApp != nil
    let watched = rules.watchdog.now()
    epoch = Moment(now: rules.simulation?.clock.now.offset ?? watched, watched: watched)
    var record = Record(observer: rules.observer)
    record.append(
      .started(
        intent: intent.value.schema.name, parameters: FieldSnapshot(intent),
        app: app.displayName, isVoiceOnly: device.isVoiceOnly),
      at: .zero)
    state = Locked(
      State(
        machine: StateMachine(
          StateMachine.Limits(
            limit: rules.limit, patience: rules.simulation?.patience,
            isOutOfProcess: isOutOfProcess)),
        record: record))
  }

  /// The time since the request began.
  var now: Duration {
    (rules.simulation?.clock.now.offset ?? rules.watchdog.now()) - epoch.now
  }

  /// The time since the request began, on both clocks.
  var moment: Moment {
    let watched = rules.watchdog.now() - epoch.watched
    return Moment(now: rules.simulation == nil ? watched : now, watched: watched)
  }

  // MARK: - Events

  /// Handles an event, and performs the actions that follow from it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - moment: The time of the event; nil for the current time.
  ///   - change: Changes the state while it is locked, given the answer that the event ends with.
  /// - Returns: The actions that the caller performs, and whether the lane must stop.
  @discardableResult
  func handle(
    _ event: Event, at moment: Moment? = nil,
    _ change: (inout State, FinishedCall?) -> Void = { _, _ in }
  ) -> (actions: [Action], stopsLane: Bool) {
    let moment = moment ?? self.moment
    var effects: [Effect] = []
    let result = state.withLock { state -> (actions: [Action], stopsLane: Bool) in
      var finished: FinishedCall?
      var rest: [Action] = []
      for action in state.machine.handle(event, at: moment) {
        switch action {
        case .record(let step, let now): state.record.append(step, at: now)
        case .judge(let judgment, let now):
          state.record.append(.judged(state.record.verdict(judgment)), at: now)
        case .recordUpdate(let update, let now): state.record.append(update, at: now)
        case .finish(let call): finished = call
        case .reportLate(let judgment): effects.append(.reportLate(state.record.verdict(judgment)))
        case .resumeUpdate(let response):
          if let waiter = state.waiters.update.take() { effects.append(.update(waiter, response)) }
        case .resumeView(let end):
          if let waiter = state.waiters.view.take() { effects.append(.view(waiter, end)) }
        case .abandonView:
          if let executor = state.waiters.viewExecutor { effects.append(.abandon(executor)) }
        case .abandonLane: effects.append(.abandon(rules.lane))
        case .end: effects.append(.end(state.waiters.takeAll()))
        case .advanceClock(let moment): effects.append(.advanceClock(moment))
        case .forceClock, .check, .checkNow, .inspect, .examine, .waitForReleases:
          rest.append(action)
        }
      }
      change(&state, finished)
      return (rest, state.machine.stopsLane)
    }
    for effect in effects { perform(effect) }
    return result
  }

  /// An action that runs code of others, so it is performed without the lock.
  private enum Effect {
    case reportLate(Verdict)
    case update(UnsafeContinuation<(any IntentResponse)?, Never>, (any IntentResponse)?)
    case view(UnsafeContinuation<ViewEnd, Never>, ViewEnd)
    case end(Waiters)
    case abandon(LaneExecutor)
    case advanceClock(Duration)
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .reportLate(let verdict): rules.lateObserver?(verdict)
    case .update(let waiter, let response): waiter.resume(returning: response)
    case .view(let waiter, let end): waiter.resume(returning: end)
    case .end(let waiters):
      waiters.view?.resume(returning: .requestEnded)
      waiters.update?.resume(returning: nil)
      waiters.end?.resume()
    // Before those that wait continue: the next request must know how many threads are lost.
    case .abandon(let executor): executor.abandon()
    case .advanceClock(let moment):
      rules.simulation?.clock.advance(to: .init(offset: epoch.now + moment))
    }
  }

  // MARK: - Events of the lane

  /// Records a step, and the intent after it.
  func record(_ step: TraceEvent.Kind, keeping intent: FieldSnapshot? = nil) throws(LaneEnd) {
    try send(.stepped(step)) { state in
      if let intent { state.record.intent = intent }
    }
  }

  /// Records a verdict on a call that has just ended.
  func judge(_ kind: Verdict.Kind, of call: FinishedCall) throws(LaneEnd) {
    try send(.judged(kind, call))
  }

  /// Records a verdict on a method of the app in the call in progress.
  func judgeCall(_ kind: Verdict.Kind, of method: HandlerMethod) throws(LaneEnd) {
    guard var call = currentCall?.finished(at: now) else { throw .abandoned }
    call.method = method
    try judge(kind, of: call)
  }

  private func send(
    _ event: Event, _ change: (inout State) -> Void = { _ in }
  ) throws(LaneEnd) {
    var isOver = false
    handle(event) { state, _ in
      isOver = state.machine.isOver
      if !isOver { change(&state) }
    }
    if isOver { throw .abandoned }
  }

  /// Records that the lane got a thread.
  ///
  /// - Returns: Whether the request hasn't ended.
  func launch() -> Bool {
    handle(.gotThread)
    return !hasEnded
  }

  /// Begins a call that obtains a handler, unless a call is in progress; its time counts toward the
  /// next call.
  func reach(_ method: HandlerMethod) { check(handle(.reached(method)).actions) }

  /// Begins a call of the handler, and records it unless the trace omits such calls.
  func begin(_ method: HandlerMethod, isRecorded: Bool = true) throws(LaneEnd) {
    countWork()
    var moment = moment
    if isOutOfProcess { moment.watched = rules.watchdog.measure() - epoch.watched }
    let (actions, stopsLane) = handle(.began(method, isRecorded: isRecorded), at: moment)
    if stopsLane { throw .abandoned }
    guard !actions.isEmpty else { return }
    check(actions)
    if hasEnded { throw .abandoned }
  }

  /// Ends a call with its answer and the step for the time that it took.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isMissing: Whether the handler lacks the method, so that the time of a launch counts toward
  ///     the next one.
  ///   - step: Returns the step.
  /// - Returns: The call.
  /// - Throws: ``LaneEnd/abandoned`` if the answer is too late.
  func end(
    keeping response: FieldSnapshot? = nil, isMissing: Bool = false,
    _ step: (Duration) -> TraceEvent.Kind
  ) throws(LaneEnd) -> FinishedCall {
    countWork()
    return try end(.answered(isMissing: isMissing, isRecorded: true)) { state, call in
      if let response { state.record.response = response }
      let step = step(call.elapsed)
      state.record.append(
        step, at: call.ended, isDefault: call.reachedDefault?.gave(step) ?? false)
    }
  }

  /// Ends a call with an answer that the trace omits.
  func endUnrecorded() throws(LaneEnd) -> FinishedCall {
    countWork()
    return try end(.answered(isMissing: false, isRecorded: false)) { _, _ in }
  }

  private func end(
    _ event: Event, _ change: (inout State, FinishedCall) -> Void
  ) throws(LaneEnd) -> FinishedCall {
    var finished: FinishedCall?
    handle(event) { state, call in
      finished = call
      if let call { change(&state, call) }
    }
    guard let finished else { throw .abandoned }
    return finished
  }

  // MARK: - The end

  /// Ends the request with the outcome of its lane; in simulated time, once the handler can't call a
  /// completion anymore.
  func close(_ outcome: Outcome) { watchReleases(handle(.finished(outcome)).actions) }

  /// Waits for the end of the request.
  func finish() async {
    await withUnsafeContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.machine.isOver { state.waiters.end = continuation }
        return state.machine.isOver
      }
      if isOver { continuation.resume() }
    }
  }

  /// Returns the result of a request that has ended.
  func result<Request: Intent>(of intent: FieldCell<Request>) -> IntentRun<Request> {
    let record = state.withLock { $0.record }
    return IntentRun(
      intent: (record.intent?.value as? FieldCell<Request> ?? intent).value,
      response: (record.response?.value as? FieldCell<Request.Response>)?.value,
      trace: Trace(record.events))
  }
}

extension Lifecycle.Waiters {
  /// Removes and returns all who wait.
  fileprivate mutating func takeAll() -> Self {
    defer { (end, update, view) = (nil, nil, nil) }
    return self
  }
}
