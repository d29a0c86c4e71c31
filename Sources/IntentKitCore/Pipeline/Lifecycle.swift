/// What a lane and those who look after it share of one request.
///
/// The lane writes here what happens; the watchdog, the simulation and completions that misbehave may close it from
/// other threads. What comes after the closing is not heard.
final class Lifecycle: Sendable {
  /// What a pipeline prescribes for each request.
  struct Rules: Sendable {
    var limit: Duration
    var watchdog: Watchdog
    var lane: LaneExecutor
    var simulation: Simulation?
    /// The priority that the handler's own tasks get unless it says otherwise.
    var priority: TaskPriority?
    var observer: (@Sendable (TraceEvent) -> Void)?
    var lateObserver: (@Sendable (Verdict) -> Void)?
  }

  struct Call {
    var number: Int
    var method: HandlerMethod
    /// By the request's clock.
    var began: Duration
    /// By the watchdog's clock.
    var watchedSince: Duration
    /// Whether the lane still waits for a thread.
    var isQueued = false
    /// What is known of the threads that a suspended handler may be waiting for.
    var threads = ThreadProbe.unknown
  }

  /// Whether tasks get threads; on a busy machine a handler may be woken and still have none.
  enum ThreadProbe {
    case unknown
    /// A task was queued to find out.
    case queued
    /// It got a thread, by the watchdog's clock.
    case available(since: Duration)
  }

  struct State {
    /// The intent once it is no longer the one the request began with.
    var intent: (any Intent)?
    var response: (any IntentResponse)?
    var events: [TraceEvent] = []
    var call: Call?
    var callCount = 0
    /// How the request will end when the overdue call has been given its last chance to be merely late.
    var overdue: (outcome: Outcome, since: Duration)?
    /// What waits for changes after the response.
    var updates: UpdateQueue?
    var isClosed = false
    var waiter: UnsafeContinuation<Void, Never>?
  }

  let rules: Rules
  let epoch: Duration
  let monitor: Locked<State>

  /// Begins a request.
  init(_ intent: any Intent, app: AppDescription, rules: Rules) {
    self.rules = rules
    epoch = Self.time(rules)
    monitor = Locked(State())
    monitor.withLock { state in
      state.events.reserveCapacity(24)
      // The first call's time runs from here, so that the launch is part of it.
      state.call = Call(
        number: 0, method: .launch, began: .zero, watchedSince: rules.watchdog.now(),
        isQueued: true)
      append(
        .started(
          intent: intent.schema.name, parameters: FieldSnapshot(intent), app: app.displayName),
        at: .zero, to: &state)
    }
  }

  private static func time(_ rules: Rules) -> Duration {
    rules.simulation?.clock.now.offset ?? rules.watchdog.now()
  }

  /// The time since the request began.
  var now: Duration { Self.time(rules) - epoch }

  func append(_ kind: TraceEvent.Kind, at moment: Duration, to state: inout State) {
    let event = TraceEvent(at: moment, kind)
    state.events.append(event)
    rules.observer?(event)
  }

  // MARK: - What the lane does

  /// Writes down a step, and keeps the intent as it is after it.
  func record(
    _ kind: TraceEvent.Kind, keeping intent: (any Intent)? = nil
  ) throws(LaneEnd) {
    let now = now
    try monitor.withLock { state throws(LaneEnd) in
      guard !state.isClosed else { throw .abandoned }
      if let intent { state.intent = intent }
      append(kind, at: now, to: &state)
    }
  }

  /// Writes down a judgement on a call that has just ended.
  func judge(_ kind: Verdict.Kind, of call: FinishedCall) throws(LaneEnd) {
    try record(.judged(Verdict(kind, method: call.method, elapsed: call.elapsed)))
  }

  /// Notes that the lane has got a thread; patience with what is real begins here.
  func launch() {
    let watchedNow = rules.simulation == nil ? nil : rules.watchdog.now()
    monitor.withLock { state in
      state.call?.isQueued = false
      if let watchedNow { state.call?.watchedSince = watchedNow }
    }
  }

  /// Stops the time of the launch, because somebody else than the handler is asked first.
  func pauseLaunch() {
    monitor.withLock { $0.call = nil }
  }

  /// Notes that the way to a handler is gone, unless that is part of a call already; its time counts into the next one's.
  func beginReaching(_ method: HandlerMethod) {
    monitor.withLock { state in
      guard !state.isClosed, state.call == nil else { return }
      state.callCount += 1
      state.call = Call(
        number: state.callCount, method: method, began: state.events.last?.at ?? .zero,
        watchedSince: rules.watchdog.now())
    }
  }

  /// Notes that the handler is being asked.
  func begin(_ method: HandlerMethod) throws(LaneEnd) {
    let watchedNow = rules.simulation == nil ? nil : rules.watchdog.now()
    try monitor.withLock { state throws(LaneEnd) in
      guard !state.isClosed, state.overdue == nil else { throw .abandoned }
      state.callCount += 1
      let launch = state.call
      // A call begins where the step before it ended; nothing but this bookkeeping lies between.
      let now = state.events.last?.at ?? .zero
      state.call = Call(
        number: state.callCount, method: method, began: launch?.began ?? now,
        watchedSince: watchedNow ?? launch?.watchedSince ?? now + epoch)
      append(.called(method), at: now, to: &state)
    }
  }

  /// Notes that the handler has answered, unless it is too late, and keeps its response.
  func end(
    keeping response: (any IntentResponse)? = nil, _ event: ((Duration) -> TraceEvent.Kind)? = nil
  ) throws(LaneEnd) -> FinishedCall {
    let now = now
    let finished = monitor.withLock { state -> FinishedCall? in
      guard let call = state.call else { return nil }
      let elapsed = now - call.began
      if state.isClosed || state.overdue != nil {
        state.call = nil
        let verdict = Verdict(
          .completedLate(limit: rules.limit), method: call.method, elapsed: elapsed)
        if state.isClosed {
          if elapsed >= rules.limit { rules.lateObserver?(verdict) }
        } else {
          append(.judged(verdict), at: now, to: &state)
        }
        return nil
      }
      state.call = nil
      if let response { state.response = response }
      if let event { append(event(elapsed), at: now, to: &state) }
      return FinishedCall(method: call.method, elapsed: elapsed)
    }
    guard let finished else {
      closeOverdue()
      throw .abandoned
    }
    return finished
  }

  /// A call of the handler that came back in time.
  struct FinishedCall {
    var method: HandlerMethod
    var elapsed: Duration
  }

  // MARK: - The end

  /// Ends the request, once.
  func close(_ outcome: Outcome) {
    let now = now
    let waiters = monitor.withLock { state -> Waiters? in
      guard !state.isClosed else { return nil }
      append(.ended(outcome), at: now, to: &state)
      return shut(&state)
    }
    waiters?.resume()
  }

  /// Those who wait for something that a closed request will not bring.
  struct Waiters {
    var end: UnsafeContinuation<Void, Never>?
    var update: UpdateQueue.Waiter?

    func resume() {
      update?.resume(returning: nil)
      end?.resume()
    }
  }

  func shut(_ state: inout State) -> Waiters {
    state.isClosed = true
    defer {
      state.waiter = nil
      state.updates = nil
    }
    return Waiters(end: state.waiter, update: state.updates?.waiter)
  }

  /// Waits for the end.
  func finish() async {
    await withUnsafeContinuation { continuation in
      let isClosed = monitor.withLock { state in
        if !state.isClosed { state.waiter = continuation }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  /// What came of a request that has ended.
  func result<Request: Intent>(of intent: Request) -> IntentRun<Request> {
    monitor.withLock { state in
      IntentRun(
        intent: state.intent.flatMap { $0 as? Request } ?? intent,
        response: state.response as? Request.Response,
        trace: Trace(state.events))
    }
  }

}
