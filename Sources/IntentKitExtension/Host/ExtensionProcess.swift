import IntentKitCore

/// The process of an extension, from its launch until nothing is left of it.
///
/// One thread listens to it: to its messages, to what it prints, and to its end. Whoever asks it something waits without
/// holding a thread. The process is killed with its whole group, and is always reaped.
final class ExtensionProcess: Sendable {
  typealias Reply = Result<ParameterValue, HandlerFailure>
  typealias Waiter = UnsafeContinuation<Reply, Never>

  struct State {
    var child: Child?
    /// Wakes the listener.
    var wake: (reading: Int32, writing: Int32)?
    /// What the guest said of itself, or why it will never say it.
    var hello: Reply?
    var helloWaiters: [Waiter] = []
    var pending: [Int: Waiter] = [:]
    var updates: [Int: UpdateListener] = [:]
    var lastID = 0
    /// Why nothing more can be asked.
    var fault: HandlerFailure?
    /// Whether somebody who asked for something has learnt of the fault.
    var isFaultKnown = false
    /// The verdict on a crash, for the case that nobody asks any more.
    var crash: Verdict?
    /// When the guest was told to end.
    var toldToEnd: ContinuousClock.Instant?
    var mustDie = false
    /// Whether the process will have to crash, for somebody who wants to see it.
    var willCrash = false
    /// Whether it has to do so now.
    var mustCrash = false
    /// Whether the process is a corpse that waits to be reaped.
    var hasEnded = false
    /// Whether nothing is left of it.
    var isOver = false
    var overWaiters: [UnsafeContinuation<Void, Never>] = []
    var report = LaunchReport()
    var spawnTime = Duration.zero
  }

  /// Somebody who wants to hear of changes.
  struct UpdateListener {
    var receive: @Sendable (ParameterValue) -> Void
    /// Told when there will be none, or no more.
    var fail: @Sendable (HandlerFailure) -> Void
  }

  let path: String
  let limits: ExtensionLimits
  let state = Locked(State())
  let sending = Locked(())

  init(path: String, limits: ExtensionLimits) {
    self.path = path
    self.limits = limits
  }

  // MARK: - What others ask

  /// Starts the process and waits for what it says of itself; when the task is cancelled, the process is killed.
  func launch() async throws(HandlerFailure) -> ParameterValue {
    let hello: Reply = await withTaskCancellationHandler {
      start()
      return await withUnsafeContinuation { waiter in
        let known = state.withLock { state -> Reply? in
          if state.hello == nil { state.helloWaiters.append(waiter) }
          return state.hello
        }
        if let known { waiter.resume(returning: known) }
      }
    } onCancel: {
      state.withLock { if $0.hello == nil { $0.mustDie = true } }
      wakeListener()
    }
    return try hello.get()
  }

  /// Asks the guest something and waits for the answer; an error ends the request.
  ///
  /// When the task is cancelled, the guest learns of it; whether there still is an answer is for the guest to say.
  func call(
    _ call: WireCall, _ fields: [String: ParameterValue]
  ) async throws(HandlerFailure) -> ParameterValue {
    switch try await reply(to: call, fields) {
    case .answered(let answer): return answer
    case .refused(let reason): throw refusal(of: call, reason)
    }
  }

  /// What a guest says to a call.
  enum Said {
    /// It did what it was asked for.
    case answered(ParameterValue)
    /// It said why it cannot.
    case refused(String)
  }

  /// Asks the guest something and waits for what it says.
  func reply(
    to call: WireCall, _ fields: [String: ParameterValue]
  ) async throws(HandlerFailure) -> Said {
    let began = ContinuousClock.now
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let reply: Reply = await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let (channel, fault) = state.withLock { state in
          if state.fault == nil { state.pending[id] = waiter } else { state.isFaultKnown = true }
          return (state.child?.channel, state.fault)
        }
        if let fault { return waiter.resume(returning: .failure(fault)) }
        var fields = fields
        fields["id"] = .integer(id)
        fields["call"] = .string(call.rawValue)
        // When nobody takes it, the listener learns why, and answers.
        if let channel { send(.object(fields), to: channel, isPatient: true) }
        // What was called off before it was asked would not be known there.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
    let answer = try reply.get()
    state.withLock {
      $0.report.calls.append(
        .init(name: call.rawValue, duration: began.duration(to: .now)))
    }
    if answer["fault"] == Verdict.ID.completionDropped.parameterValue {
      throw HandlerFailure(.completionDropped)
    }
    if case .string(let reason)? = answer["error"] { return .refused(reason) }
    return .answered(answer)
  }

  /// Tells the guest that nobody waits for an answer any more.
  private func cancel(_ id: Int) {
    let channel = state.withLock { $0.pending[id] == nil ? nil : $0.child?.channel }
    guard let channel else { return }
    send(
      ["call": .string(WireCall.cancel.rawValue), "of": .integer(id)], to: channel,
      isPatient: false)
  }

  /// Asks the guest for changes, which come for as long as it lives.
  ///
  /// - Returns: What ends them.
  func startUpdates(
    _ fields: [String: ParameterValue], _ listener: UpdateListener
  ) -> @Sendable () -> Void {
    let (id, channel, fault) = state.withLock { state in
      state.lastID += 1
      if state.fault == nil {
        state.updates[state.lastID] = listener
      } else {
        state.isFaultKnown = true
      }
      return (state.lastID, state.child?.channel, state.fault)
    }
    if let fault {
      listener.fail(fault)
      return {}
    }
    guard let channel else { return {} }
    var fields = fields
    fields["id"] = .integer(id)
    fields["call"] = .string(WireCall.startUpdates.rawValue)
    send(.object(fields), to: channel, isPatient: true)
    return { [self] in
      let (stopID, channel) = state.withLock { state in
        state.updates[id] = nil
        state.lastID += 1
        return (state.lastID, state.isOver ? nil : state.child?.channel)
      }
      guard let channel else { return }
      send(
        [
          "id": .integer(stopID), "call": .string(WireCall.stopUpdates.rawValue),
          "updates": .integer(id),
        ], to: channel, isPatient: true)
    }
  }

  /// Ends the process and waits until nothing is left of it.
  ///
  /// One that owes nothing is told to end, and so is one whose answer the user has called off: then the current task is
  /// cancelled. Any other is killed.
  func end() async -> LaunchReport {
    let (child, isTold) = state.withLock { state -> (Child?, Bool) in
      guard let child = state.child, !state.isOver else {
        // Whoever is about to launch it comes too late.
        state.mustDie = true
        return (nil, false)
      }
      if let memory = child.peakMemory { state.report.peakMemory = memory }
      let isTold =
        state.hello != nil && state.fault == nil && (state.pending.isEmpty || Task.isCancelled)
      if isTold { state.toldToEnd = .now } else { state.mustDie = true }
      return (child, isTold)
    }
    if let child {
      if isTold {
        send(["call": .string(WireCall.shutdown.rawValue)], to: child.channel, isPatient: false)
      }
      wakeListener()
      await untilOver()
    }
    return state.withLock { state in
      if let crash = state.crash, !state.isFaultKnown { state.report.verdicts.append(crash) }
      state.crash = nil
      return state.report
    }
  }

  /// Sees to it that the process can be made to crash; to be called before it is launched.
  func prepareToCrash() { state.withLock { $0.willCrash = true } }

  /// Has the process crash, and waits until nothing is left of it.
  func crash() async {
    let isThere = state.withLock { state in
      state.mustCrash = true
      return state.child != nil
    }
    guard isThere else { return }
    wakeListener()
    await untilOver()
  }

  private func untilOver() async {
    await withUnsafeContinuation { waiter in
      let isOver = state.withLock { state in
        if !state.isOver { state.overWaiters.append(waiter) }
        return state.isOver
      }
      if isOver { waiter.resume() }
    }
  }

  func wakeListener() {
    state.withLock { state in
      if let wake = state.wake { _ = System.write([0], to: wake.writing) }
    }
  }

  private func send(_ message: ParameterValue, to channel: Int32, isPatient: Bool) {
    var bytes = JSONWriter.bytes(message, style: .compact)
    bytes.append(UInt8(ascii: "\n"))
    sending.withLock { _ in
      // The channel is closed under the same lock.
      guard !state.withLock({ $0.isOver }) else { return }
      System.send(bytes, to: channel, isPatient: isPatient)
    }
  }

  // MARK: - What there is to know

  /// How long the system took to start the process.
  var spawnTime: Duration { state.withLock { $0.spawnTime } }

  /// The dynamic libraries that the process has loaded, the largest first; nil where the system does not say.
  var libraries: [LaunchProfile.Library]? {
    state.withLock { $0.child }?.libraries?
      .map { LaunchProfile.Library(path: $0.path, size: $0.size) }
      .sorted { ($1.size, $0.path) < ($0.size, $1.path) }
  }

  // MARK: - The launch

  private func start() {
    var environment = ProcessInfo.processInfo.environment
    environment[WireProtocol.Variable.requests] = "3"
    environment[WireProtocol.Variable.answers] = "3"
    let (mustDie, willCrash) = state.withLock { ($0.mustDie, $0.willCrash) }
    guard !mustDie else { return failLaunch("the request has ended") }
    // Swift's runtime looks for the place of a crash, finds none when the signal came from outside, and goes on.
    if willCrash { environment["SWIFT_BACKTRACE"] = "enable=no" }
    let wake: (reading: Int32, writing: Int32)
    switch System.pipe() {
    case .success(let pipe): wake = pipe
    case .failure(let error): return failLaunch(error.message)
    }
    let began = ContinuousClock.now
    let child: Child
    let mark = ProcessMark(variable: WireProtocol.Variable.mark)
    switch Child.spawn(path, environment: environment, mark: mark) {
    case .success(let spawned): child = spawned
    case .failure(let error):
      for descriptor in [wake.reading, wake.writing] { System.close(descriptor) }
      return failLaunch(error.message)
    }
    state.withLock { state in
      state.child = child
      state.wake = wake
      state.spawnTime = began.duration(to: .now)
    }
    if let memory = limits.memory { _ = child.limitMemory(to: memory) }
    let listens = SystemThread.start(stackSize: 1 << 20) { [self] in
      listen(to: child, wake: wake.reading, since: began)
    }
    if !listens {
      child.killGroup()
      failLaunch("there are no more threads")
      reap(child)
    }
  }

  /// Takes note of why nothing more can be asked, and tells those who wait.
  func fail(_ fault: HandlerFailure) {
    let (waiters, listeners) = state.withLock { state -> ([Waiter], [UpdateListener]) in
      guard state.fault == nil else { return ([], []) }
      state.fault = fault
      defer {
        state.pending = [:]
        state.helloWaiters = []
        state.updates = [:]
      }
      if state.hello == nil { state.hello = .failure(fault) }
      let waiters = Array(state.pending.values) + state.helloWaiters
      if !waiters.isEmpty || !state.updates.isEmpty { state.isFaultKnown = true }
      return (waiters, Array(state.updates.values))
    }
    for waiter in waiters { waiter.resume(returning: .failure(fault)) }
    for listener in listeners { listener.fail(fault) }
  }
}

extension ExtensionProcess {
  /// Notes that the process couldn't be started, with the reason.
  func failLaunch(_ reason: String) {
    fail(HandlerFailure(.launchFailed(path: path, .notStarted(reason))))
  }

  /// The failure of a call that the guest answered with an error.
  func refusal(of call: WireCall, _ reason: String) -> HandlerFailure {
    if call == .launch { return HandlerFailure(.launchFailed(path: path, .refused(reason))) }
    return .unusableAnswer(
      ParameterError(found: "the error “\(reason)”", expected: "the answer to \(call.rawValue)"))
  }
}
