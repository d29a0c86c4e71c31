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
    var priority: _Concurrency.TaskPriority?
    var observer: (@Sendable (TraceEvent) -> Void)?
    var lateObserver: (@Sendable (Verdict) -> Void)?
  }

  private struct Call {
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
  private enum ThreadProbe {
    case unknown
    /// A task was queued to find out.
    case queued
    /// It got a thread, by the watchdog's clock.
    case available(since: Duration)
  }

  private struct State {
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

  private let rules: Rules
  private let epoch: Duration
  private let monitor: Locked<State>

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
  private var now: Duration { Self.time(rules) - epoch }

  private func append(_ kind: TraceEvent.Kind, at moment: Duration, to state: inout State) {
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
  func judge(_ make: (HandlerMethod, Duration) -> Verdict, of call: FinishedCall) throws(LaneEnd) {
    try record(.judged(make(call.method, call.elapsed)))
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
        let verdict = Verdict.completedLate(call.method, elapsed: elapsed, limit: rules.limit)
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
  private struct Waiters {
    var end: UnsafeContinuation<Void, Never>?
    var update: UpdateQueue.Waiter?

    func resume() {
      update?.resume(returning: nil)
      end?.resume()
    }
  }

  private func shut(_ state: inout State) -> Waiters {
    state.isClosed = true
    defer {
      state.waiter = nil
      state.updates = nil
    }
    return Waiters(end: state.waiter, update: state.updates?.waiter)
  }

  /// Ends the request because of what a call did; when it has ended already, only the late observer is told.
  private func fault(_ verdict: (Duration) -> Verdict, of call: WatchedCall) {
    let now = now
    let waiters = monitor.withLock { state -> Waiters? in
      let verdict = verdict(now - call.began)
      guard !state.isClosed else {
        rules.lateObserver?(verdict)
        return nil
      }
      append(.judged(verdict), at: now, to: &state)
      let outcome = Outcome(
        .failed, phase: verdict.method.phase, reason: verdict.id.rawValue)
      append(.ended(state.overdue?.outcome ?? outcome), at: now, to: &state)
      return shut(&state)
    }
    waiters?.resume()
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

  // MARK: - Time

  /// Ends the request, or leaves it open a little to see whether the answer is merely late.
  ///
  /// - Returns: Whether the call was still waited for.
  private func overdue(_ silence: Silence, of call: Call, at moment: Duration) -> Bool {
    let (wasAwaited, waiters) = monitor.withLock { state -> (Bool, Waiters?) in
      guard !state.isClosed, state.overdue == nil, state.call?.number == call.number else {
        return (false, nil)
      }
      rules.simulation?.clock.advance(to: .init(offset: epoch + moment))
      let verdict = Verdict.noAnswer(
        call.method, elapsed: moment - call.began, limit: rules.limit, silence: silence,
        patience: rules.simulation?.patience)
      append(.judged(verdict), at: moment, to: &state)
      let outcome = Outcome(.failed, phase: call.method.phase, reason: verdict.id.rawValue)
      if rules.simulation != nil, silence == .sleeping {
        state.overdue = (outcome, moment)
        return (true, nil)
      }
      append(.ended(outcome), at: moment, to: &state)
      return (true, shut(&state))
    }
    waiters?.resume()
    return wasAwaited
  }

  /// Ends a request whose overdue call will not be waited for any longer.
  private func closeOverdue() {
    if let (outcome, _) = monitor.withLock({ $0.overdue }) { close(outcome) }
  }
}

extension Lifecycle {
  /// Moves simulated time on when the lane has nothing to do but sleep; for one thread at a time.
  func moveTime() {
    guard let simulation = rules.simulation, rules.lane.isIdle else { return }
    let (isClosed, call, overdue, updates) = monitor.withLock {
      ($0.isClosed, $0.call, $0.overdue, $0.updates)
    }
    guard !isClosed else { return }
    let clock = simulation.clock
    // Whoever was woken last may not have got a thread yet; whether more comes is for the watchdog to say.
    guard let wake = clock.nextWake else { return }
    if call == nil, let updates, wake.offset - epoch > updates.end {
      clock.advance(to: .init(offset: epoch + updates.end))
      return expectNoMoreUpdates()
    }
    if let overdue {
      guard wake.offset - epoch <= overdue.since + simulation.afterlife else {
        return closeOverdue()
      }
    } else if let call, wake.offset - epoch > call.began + rules.limit {
      guard self.overdue(.sleeping, of: call, at: call.began + rules.limit) else { return }
      return moveTime()
    }
    clock.advance(to: wake)
    noteWaking()
  }

  /// Has all patience begin anew, since somebody was woken.
  private func noteWaking() {
    let watchedNow = rules.watchdog.now()
    let hasUpdates = monitor.withLock { state in
      state.call?.watchedSince = watchedNow
      state.call?.threads = .unknown
      state.updates?.noteWaking()
      return state.updates != nil
    }
    if hasUpdates { listenForQuiet() }
  }
}

// MARK: - Updates

extension Lifecycle {
  /// Begins to wait for changes after the response, for some time from now.
  func expectUpdates(for period: Duration) {
    let now = now
    monitor.withLock { $0.updates = UpdateQueue(end: now + period) }
  }

  /// Notes how to learn whether the handler can still tell of changes.
  func updates(areKept: @escaping @Sendable () -> Bool) {
    monitor.withLock { $0.updates?.isKept = areKept }
    listenForQuiet()
  }

  /// Takes a change; what comes when nobody waits is not heard.
  func receive(_ response: some IntentResponse) {
    let now = now
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      guard !state.isClosed, state.updates != nil else { return nil }
      state.response = response
      append(
        .updated(code: response.code.name, response: FieldSnapshot(response)), at: now, to: &state)
      return state.updates?.add(response)
    }
    waiter?.resume(returning: response)
    listenForQuiet()
  }

  /// Has the patience with a silent handler begin once a task like its own gets a thread: on a busy machine they
  /// may have waited for one until then.
  private func listenForQuiet() {
    guard rules.simulation != nil else { return }
    Task(priority: rules.priority) { [self] in
      let watchedNow = rules.watchdog.now()
      monitor.withLock { $0.updates?.noteThreads(at: watchedNow) }
    }
  }

  /// The next change, or nil when the time for changes is over.
  func nextUpdate() async -> (any IntentResponse)? {
    await withUnsafeContinuation { continuation in
      let (isKnown, response) = monitor.withLock { state -> (Bool, (any IntentResponse)?) in
        guard state.updates != nil else { return (true, nil) }
        if let response = state.updates?.takeFirst() { return (true, response) }
        state.updates?.wait(continuation)
        return (false, nil)
      }
      if isKnown { continuation.resume(returning: response) }
    }
  }

  /// Ends the time for changes.
  func expectNoMoreUpdates() {
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      defer { state.updates = nil }
      return state.updates?.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// When the time for changes is over, by the watchdog's clock in real time.
  private var updatesEnd: Duration? { monitor.withLock { $0.updates.map { $0.end + epoch } } }

  /// Ends the time for changes when it is over, or when nothing more will come: in simulated time, when the handler does
  /// not even sleep.
  ///
  /// - Returns: Whether the time is over now.
  private func areUpdatesLate(now: Duration) -> Bool {
    guard let updates = monitor.withLock({ $0.updates }), updates.waiter != nil else {
      return false
    }
    guard let simulation = rules.simulation else {
      guard now - epoch >= updates.end else { return false }
      expectNoMoreUpdates()
      return true
    }
    // Whoever keeps its observer means to use it.
    let patience = updates.isKept() ? max(rules.limit, simulation.patience) : simulation.patience
    guard let quietSince = updates.quietSince, now >= quietSince + patience else { return false }
    guard simulation.clock.nextWake == nil else {
      simulation.moveTime()
      return false
    }
    simulation.clock.advance(to: .init(offset: epoch + updates.end))
    expectNoMoreUpdates()
    return true
  }
}

extension Lifecycle: Watched {
  var hasEnded: Bool { monitor.withLock { $0.isClosed } }

  func nextLook(now: Duration) -> Duration? {
    let patience = rules.simulation?.patience ?? rules.limit
    let (isClosed, call, isOverdue) = monitor.withLock {
      ($0.isClosed, $0.call, $0.overdue != nil)
    }
    guard !isClosed else { return nil }
    guard let call else {
      if areUpdatesLate(now: now) { return nextLook(now: now) }
      guard rules.simulation == nil, let end = updatesEnd else { return now + patience }
      return min(end, now + patience)
    }
    var due = call.watchedSince + patience
    if rules.simulation != nil, !call.isQueued, rules.lane.isIdle {
      // A suspended handler has lost nobody's patience while its own tasks wait for a thread.
      let half = max(patience / 2, .milliseconds(1))
      guard now >= call.watchedSince + half else { return call.watchedSince + half }
      switch call.threads {
      case .unknown:
        probeThreads(for: call.number)
        return now + half
      case .queued: return now + half
      case .available(let since): due = max(due, since + half)
      }
    }
    guard due <= now else { return due }
    // A lane without a thread has done nothing yet to lose patience with.
    if call.isQueued, now < call.watchedSince + rules.limit { return now + patience }
    guard !isOverdue else {
      closeOverdue()
      return nil
    }
    let silence: Silence =
      call.isQueued ? .queued : rules.lane.isIdle ? .suspended : .blocking
    let moment = rules.simulation == nil ? now - epoch : call.began + rules.limit
    // The answer may have come while we looked; then the next call has its own time.
    return overdue(silence, of: call, at: moment) ? nil : nextLook(now: now)
  }
}

extension Lifecycle {
  /// Learns whether tasks get threads, by one that is queued behind all others.
  private func probeThreads(for number: Int) {
    monitor.withLock { if $0.call?.number == number { $0.call?.threads = .queued } }
    Task(priority: rules.priority) { [self] in
      let watchedNow = rules.watchdog.now()
      monitor.withLock { state in
        guard state.call?.number == number, case .queued? = state.call?.threads else { return }
        state.call?.threads = .available(since: watchedNow)
      }
    }
  }
}

extension Lifecycle: CompletionWitness {
  var currentCall: WatchedCall? {
    monitor.withLock { state in
      state.call.map { WatchedCall(number: $0.number, method: $0.method, began: $0.began) }
    }
  }

  func failed(_ failure: HandlerFailure) {
    guard !endUpdates(because: failure), let call = currentCall else { return }
    forget(call)
    fault({ failure.judge(call.method, $0) }, of: call)
  }

  /// Ends the time for changes because nobody can tell of any more; what was handled before stays so.
  ///
  /// - Returns: Whether it was the time for changes.
  private func endUpdates(because failure: HandlerFailure) -> Bool {
    let now = now
    let (wasTime, waiter) = monitor.withLock { state -> (Bool, UpdateQueue.Waiter?) in
      guard !state.isClosed, let updates = state.updates else { return (false, nil) }
      let quietSince = state.events.last?.at ?? now
      append(
        .judged(failure.judge(.startSendingUpdates, now - quietSince)), at: now, to: &state)
      state.updates = nil
      return (true, updates.waiter)
    }
    waiter?.resume(returning: nil)
    return wasTime
  }

  /// Sees to it that what a call still gives is no answer.
  private func forget(_ call: WatchedCall) {
    monitor.withLock { if $0.call?.number == call.number { $0.call = nil } }
  }

  func completionDropped(in call: WatchedCall) {
    forget(call)
    fault({ .completionDropped(call.method, elapsed: $0) }, of: call)
  }

  func completedTwice(in call: WatchedCall) {
    fault({ .completedTwice(call.method, elapsed: $0) }, of: call)
  }
}
