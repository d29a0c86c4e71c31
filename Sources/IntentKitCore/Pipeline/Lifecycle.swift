import IntentKitPlatform
import Synchronization

/// The state of one request, shared by its lane and the objects that monitor it.
///
/// The lane records events here. The watchdog, the simulation and incorrect completions may close
/// the request from other threads. Anything after the closing is discarded.
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
    /// The intent, if it has changed since the start.
    var intent: FieldSnapshot?
    /// The last response, in the storage of its event.
    var response: FieldSnapshot?
    var events: [TraceEvent] = []
    /// The time of the last event, without a copy of its data.
    var lastEvent = Duration.zero
    var call: Call?
    var callCount = 0
    /// The time of a launch that counts toward the next call, because the handler doesn't have the
    /// methods called since then.
    var pendingLaunch = Duration.zero
    /// The end of the time that the user took without a question, which no call includes.
    var userTime = Duration.zero
    /// The call that exceeded the limit and has extra time, in simulated time only.
    var overdue: OverdueCall?
    /// The updates after the response.
    var updates: UpdateQueue?
    /// The time at which the handler returned from the method that stops updates.
    var updatesStop: Duration?
    /// The call of a view in progress.
    var view: ViewCall?
    /// Verdicts on views that are added at the end.
    var viewVerdicts: [Verdict] = []
    /// The number of completions, and of observers of updates, that the handler can still call.
    var completionCount = 0
    /// The wait for the handler to release them, after its last answer.
    var releaseWait: ReleaseWait?
    var isClosed = false
    var waiter: UnsafeContinuation<Void, Never>?
  }

  let rules: Rules
  /// The observer among the rules, whose use there copies all of them.
  private let observer: (@Sendable (TraceEvent) -> Void)?
  /// Whether another process runs the handler.
  ///
  /// Each phase asks for it, and a comparison of the app with nil copies the app.
  let isOutOfProcess: Bool
  let epoch: Duration
  let monitor: Locked<State>
  /// Whether the request has ended, for a thread that looks many times.
  let isOver = Atomic(false)

  /// Creates the state of a request, and begins its first call.
  init(_ intent: FieldCell<some Intent>, app: AppDescription, device: DeviceState, rules: Rules) {
    self.rules = rules
    observer = rules.observer
    isOutOfProcess = rules.launchedApp != nil
    epoch = Self.time(rules)
    monitor = Locked(State())
    monitor.withLock { state in
      state.events.reserveCapacity(24)
      // The first call starts here, so its limit includes the launch.
      state.call = Call(
        number: 0, method: .launch, began: .zero, watchedSince: rules.watchdog.now(),
        isQueued: true)
      append(
        .started(
          intent: intent.value.schema.name, parameters: FieldSnapshot(intent),
          app: app.displayName, isVoiceOnly: device.isVoiceOnly),
        at: .zero, to: &state)
    }
  }

  private static func time(_ rules: Rules) -> Duration {
    rules.simulation?.clock.now.offset ?? rules.watchdog.now()
  }

  /// The time since the request began.
  var now: Duration { Self.time(rules) - epoch }

  func append(
    _ kind: consuming TraceEvent.Kind, at moment: Duration, isDefault: Bool = false,
    to state: inout State
  ) {
    let event = TraceEvent(at: moment, kind, isDefault: isDefault)
    // Before the event is kept, because it would have to be copied afterward.
    if let observer { observer(event) }
    state.events.append(event)
    state.lastEvent = moment
  }

  // MARK: - Events of the lane

  /// Records an event, and the intent after it.
  func record(_ kind: TraceEvent.Kind, keeping intent: FieldSnapshot? = nil) throws(LaneEnd) {
    let now = now
    try monitor.withLock { state throws(LaneEnd) in
      guard !state.isClosed else { throw .abandoned }
      if let intent { state.intent = intent }
      append(kind, at: now, to: &state)
    }
  }

  /// Records a verdict on a call that has just ended.
  func judge(_ kind: Verdict.Kind, of call: FinishedCall) throws(LaneEnd) {
    let now = now
    try monitor.withLock { state throws(LaneEnd) in
      guard !state.isClosed else { throw .abandoned }
      let verdict = verdict(
        kind, on: call.method, elapsed: call.elapsed, launch: call.launch, in: state)
      append(.judged(verdict), at: now, to: &state)
    }
  }

  /// Records a verdict on a method of the app in the call in progress.
  func judgeCall(_ kind: Verdict.Kind, of method: HandlerMethod) throws(LaneEnd) {
    guard let call = currentCall else { throw .abandoned }
    try record(.judged(Verdict(kind, method: method, elapsed: now - call.began)))
  }

  /// Records that the lane got a thread, and starts the patience for real time.
  ///
  /// A lane that gets its thread only after the limit ends without calling the handler, because
  /// that could keep the thread for another limit.
  ///
  /// - Returns: Whether the request hasn't ended.
  func launch() -> Bool {
    let watchedNow = rules.watchdog.now()
    let lateCall = monitor.withLock { state -> Call? in
      guard !state.isClosed else { return nil }
      if rules.simulation != nil {
        state.call?.watchedSince = watchedNow
      } else if let call = state.call, watchedNow >= call.watchedSince + rules.limit {
        return call
      }
      state.call?.isQueued = false
      return nil
    }
    if let lateCall { closeQueued(lateCall, at: watchedNow - epoch) }
    return !hasEnded
  }

  /// Stops the time of the launch, because the user is asked first.
  func pauseLaunch() {
    monitor.withLock { $0.call = nil }
  }

  /// Starts a call that obtains a handler, unless a call is in progress; its time counts toward the
  /// next call.
  func beginReaching(_ method: HandlerMethod) {
    let includesLongLaunch = monitor.withLock { state -> Bool in
      guard !state.isClosed else { return false }
      guard state.call == nil else {
        state.call?.method = method
        return false
      }
      let pendingLaunch = state.pendingLaunch
      state.callCount += 1
      state.call = Call(
        number: state.callCount, method: method,
        began: state.lastEvent - pendingLaunch,
        watchedSince: rules.watchdog.now() - realTime(pendingLaunch))
      state.pendingLaunch = .zero
      return isLongLaunch(realTime(pendingLaunch))
    }
    if includesLongLaunch { noteLongLaunch() }
  }

  /// The real time that a duration on the request's clock takes.
  private func realTime(_ duration: Duration) -> Duration {
    rules.simulation == nil ? duration : .zero
  }

  /// Begins a call of the handler, and records it unless the trace omits such calls.
  func begin(_ method: HandlerMethod, isRecorded: Bool = true) throws(LaneEnd) {
    countWork()
    let watchedNow =
      rules.simulation == nil
      ? nil : isOutOfProcess ? rules.watchdog.measure() : rules.watchdog.now()
    let includesLongLaunch = try monitor.withLock { state throws(LaneEnd) -> Bool in
      guard !state.isClosed, state.overdue == nil else { throw .abandoned }
      state.callCount += 1
      let pendingLaunch = state.pendingLaunch
      // A call starts when the previous event ended; only bookkeeping happens between them, unless
      // the user takes time.
      let now = max(state.lastEvent, state.userTime)
      if let launch = state.call.take() {
        state.call = Call(
          number: state.callCount, method: method, began: launch.began,
          launch: self.now - launch.began, watchedSince: watchedNow ?? launch.watchedSince)
      } else {
        let began = now - pendingLaunch
        state.call = Call(
          number: state.callCount, method: method, began: began, launch: pendingLaunch,
          watchedSince: watchedNow ?? began + epoch)
        state.pendingLaunch = .zero
      }
      if isRecorded { append(.called(method), at: now, to: &state) }
      return watchedNow == nil && isLongLaunch(pendingLaunch)
    }
    if includesLongLaunch {
      noteLongLaunch()
      if hasEnded { throw .abandoned }
    }
  }

  /// Records that the handler has answered, and its response, unless it is too late.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isMissing: Whether the handler lacks the method, so that the time of a launch counts toward
  ///     the next one.
  ///   - event: Returns the event for the time of the call, if the trace has one.
  /// - Returns: The call.
  /// - Throws: ``LaneEnd/abandoned`` if the answer is too late.
  func end(
    keeping response: FieldSnapshot? = nil, isMissing: Bool = false,
    _ event: (Duration) -> TraceEvent.Kind? = { _ in nil }
  ) throws(LaneEnd) -> FinishedCall {
    countWork()
    let now = now
    let finished = monitor.withLock { state -> FinishedCall? in
      guard var call = state.call.take() else { return nil }
      guard !call.isExamined || state.isClosed else {
        state.call = call
        return nil
      }
      var elapsed = now - call.began
      if state.isClosed || state.overdue != nil {
        let verdict = verdict(
          .completedLate(limit: rules.limit), on: call.method, elapsed: elapsed,
          launch: call.launch, in: state)
        if state.isClosed {
          if elapsed >= rules.limit { rules.lateObserver?(verdict) }
        } else {
          append(.judged(verdict), at: now, to: &state)
        }
        return nil
      }
      if isMissing || call.isMissing {
        elapsed -= call.launch
        state.pendingLaunch = call.launch
        call.launch = .zero
      }
      if let response { state.response = response }
      if let event = event(elapsed) {
        append(
          event, at: now, isDefault: call.reachedDefault?.gave(event) ?? false, to: &state)
      }
      return FinishedCall(method: call.method, elapsed: elapsed, launch: call.launch)
    }
    guard let finished else {
      closeOverdue()
      throw .abandoned
    }
    return finished
  }

  // MARK: - The end

  /// Ends the request, if it hasn't ended.
  ///
  /// The lane calls this method when it is about to return. Otherwise, see ``abandon(_:)``.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - moment: The time of the end; nil for the current time.
  func close(_ outcome: Outcome, at moment: Duration? = nil) {
    closed(outcome, at: moment)?.resume()
  }

  /// Ends the request, if it hasn't ended, without waiting for its lane.
  func abandon(_ outcome: Outcome) {
    abandonLane(closed(outcome))
  }

  /// Gives up the lane of a request that has ended, and resumes those that wait on the request.
  ///
  /// In this order, because the next request must know how many threads are lost.
  func abandonLane(_ waiters: Waiters?) {
    rules.lane.abandon()
    waiters?.resume()
  }

  private func closed(_ outcome: Outcome, at moment: Duration? = nil) -> Waiters? {
    let now = moment ?? now
    return monitor.withLock { state in
      guard !state.isClosed else { return nil }
      for verdict in state.viewVerdicts { append(.judged(verdict), at: now, to: &state) }
      append(.ended(outcome), at: now, to: &state)
      return shut(&state)
    }
  }

  /// The continuations that wait on a request.
  struct Waiters {
    var end: UnsafeContinuation<Void, Never>?
    var update: UpdateQueue.Waiter?
    var release: UnsafeContinuation<Void, Never>?
    var view: UnsafeContinuation<Void, Never>?

    func resume() {
      view?.resume()
      release?.resume()
      update?.resume(returning: nil)
      end?.resume()
    }
  }

  func shut(_ state: inout State) -> Waiters {
    state.isClosed = true
    isOver.store(true, ordering: .releasing)
    defer {
      state.waiter = nil
      state.updates = nil
      state.releaseWait = nil
      state.view?.waiter = nil
    }
    return Waiters(
      end: state.waiter, update: state.updates?.waiter, release: state.releaseWait?.waiter,
      view: state.view?.waiter)
  }

  /// Waits for the end of the request.
  func finish() async {
    await withUnsafeContinuation { continuation in
      let isClosed = monitor.withLock { state in
        if !state.isClosed { state.waiter = continuation }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  /// Returns the result of a request that has ended.
  func result<Request: Intent>(of intent: FieldCell<Request>) -> IntentRun<Request> {
    let (changed, response, events) = monitor.withLock { ($0.intent, $0.response, $0.events) }
    return IntentRun(
      intent: (changed?.value as? FieldCell<Request> ?? intent).value,
      response: (response?.value as? FieldCell<Request.Response>)?.value,
      trace: Trace(events))
  }
}
