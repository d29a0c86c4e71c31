import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The process of an extension, from its launch until it has been reaped.
///
/// One thread listens to the process: to its messages, its output, and its exit. Callers wait for
/// answers without blocking a thread. The process is killed with its whole process group, and is
/// always reaped.
final class ExtensionProcess: Sendable {
  typealias Reply = Result<ParameterValue, HandlerFailure>
  typealias Waiter = UnsafeContinuation<Reply, Never>

  struct State {
    var child: Child?
    /// The pipe that wakes the listener.
    var wake: (reading: Int32, writing: Int32)?
    /// The guest's hello, or the reason for which it will never arrive.
    var hello: Reply?
    var helloWaiters: [Waiter] = []
    var pending: [Int: Waiter] = [:]
    var updates: [Int: UpdateListener] = [:]
    var lastID = 0
    /// The reason for which no more calls can be made.
    var fault: HandlerFailure?
    /// Whether a caller has received the fault.
    var isFaultKnown = false
    /// The verdict for a crash, reported if no caller receives the fault.
    var crash: Verdict?
    /// The time of the shutdown request.
    var toldToEnd: ContinuousClock.Instant?
    var mustDie = false
    /// Whether the process is going to be crashed for fault injection.
    var willCrash = false
    /// Whether the process must be crashed now.
    var mustCrash = false
    /// Whether the process has ended but hasn't been reaped.
    var hasEnded = false
    /// Whether the process has been reaped.
    var isOver = false
    var overWaiters: [UnsafeContinuation<Void, Never>] = []
    var report = LaunchReport()
    var spawnTime = Duration.zero
  }

  /// A receiver of updates.
  struct UpdateListener {
    var receive: @Sendable (ParameterValue) -> Void
    /// Called if there are no updates, or no more.
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

  // MARK: - Calls

  /// Starts the process and waits for the guest's hello.
  ///
  /// If the task is canceled, the process is killed.
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

  /// Sends a call to the guest and waits for the answer; an error ends the request.
  ///
  /// If the task is canceled, the guest is notified. The guest decides whether it still answers.
  func call(
    _ call: WireCall, _ fields: [String: ParameterValue]
  ) async throws(HandlerFailure) -> ParameterValue {
    switch try await reply(to: call, fields) {
    case .answered(let answer): return answer
    case .refused(let reason): throw refusal(of: call, reason)
    }
  }

  /// A guest's reply to a call.
  enum Said {
    /// The guest performed the call.
    case answered(ParameterValue)
    /// The guest refused the call, for the given reason.
    case refused(String)
  }

  /// Sends a call to the guest and waits for its reply.
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
        // If the message can't be delivered, the listener detects the reason and resumes the
        // waiter.
        if let channel { send(call, id, fields, to: channel) }
        // A cancellation before the call was sent would have been ignored by the guest.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
    let answer = try reply.get()
    state.withLock {
      $0.report.calls.append(.init(name: call.rawValue, duration: began.duration(to: .now)))
    }
    if answer["fault"] == Verdict.ID.completionDropped.parameterValue {
      throw HandlerFailure(.completionDropped)
    }
    if case .string(let reason)? = answer["error"] { return .refused(reason) }
    return .answered(answer)
  }

  /// Notifies the guest that a call was canceled.
  private func cancel(_ id: Int) {
    let channel = state.withLock { $0.pending[id] == nil ? nil : $0.child?.channel }
    guard let channel else { return }
    send(.cancel, nil, ["of": .integer(id)], to: channel, isPatient: false)
  }

  /// Requests updates, which the guest sends until it exits.
  ///
  /// - Parameters:
  ///   - fields: The fields of the call.
  ///   - listener: The receiver of the updates.
  /// - Returns: A closure that stops the updates.
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
    send(.startUpdates, id, fields, to: channel)
    return { [self] in
      let (stopID, channel) = state.withLock { state in
        state.updates[id] = nil
        state.lastID += 1
        return (state.lastID, state.isOver ? nil : state.child?.channel)
      }
      guard let channel else { return }
      send(.stopUpdates, stopID, ["updates": .integer(id)], to: channel)
    }
  }

  /// Ends the process and waits until it has been reaped.
  ///
  /// The process receives a shutdown request if it has no pending calls, or if the user canceled
  /// them (the current task is then canceled). Otherwise it is killed.
  ///
  /// - Returns: The report on the process.
  func end() async -> LaunchReport {
    let (child, isTold) = state.withLock { state -> (Child?, Bool) in
      guard let child = state.child, !state.isOver else {
        // A launch that is about to start must not happen.
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
        send(.shutdown, nil, [:], to: child.channel, isPatient: false)
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

  /// Prepares the process for a crash; call this before launching it.
  func prepareToCrash() { state.withLock { $0.willCrash = true } }

  /// Crashes the process and waits until it has been reaped.
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
      if let wake = state.wake { _ = Descriptor.write([0], to: wake.writing) }
    }
  }

  private func send(
    _ call: WireCall, _ id: Int?, _ fields: [String: ParameterValue], to channel: Int32,
    isPatient: Bool = true
  ) {
    var message = fields
    message["id"] = id.map { .integer($0) }
    message["call"] = .string(call.rawValue)
    var bytes = JSONWriter.bytes(.object(message), style: .compact)
    bytes.append(UInt8(ascii: "\n"))
    sending.withLock { _ in
      // The channel is closed under the same lock.
      guard !state.withLock({ $0.isOver }) else { return }
      Descriptor.send(bytes, to: channel, isPatient: isPatient)
    }
  }

  // MARK: - Measurements

  /// The time the system needed to start the process.
  var spawnTime: Duration { state.withLock { $0.spawnTime } }

  /// The dynamic libraries loaded by the process, largest first; nil if the system doesn't report
  /// them.
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
    // Swift's runtime would look for the location of the crash, find none because the signal came
    // from outside, and continue.
    if willCrash { environment["SWIFT_BACKTRACE"] = "enable=no" }
    let wake: (reading: Int32, writing: Int32)
    switch Descriptor.pipe() {
    case .success(let pipe): wake = pipe
    case .failure(let error): return failLaunch(error.reason)
    }
    let began = ContinuousClock.now
    let child: Child
    let mark = ProcessMark(variable: WireProtocol.Variable.mark)
    switch Child.spawn(path, environment: environment, mark: mark) {
    case .success(let spawned): child = spawned
    case .failure(let error):
      for descriptor in [wake.reading, wake.writing] { Descriptor.close(descriptor) }
      return failLaunch(error.reason)
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

  /// Records the reason for which no more calls can be made, and resumes all waiters.
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

  /// Returns the failure for a call that the guest refused.
  func refusal(of call: WireCall, _ reason: String) -> HandlerFailure {
    if call == .launch { return HandlerFailure(.launchFailed(path: path, .refused(reason))) }
    return .unusableAnswer(
      ParameterError(found: "the error “\(reason)”", expected: "the answer to \(call.rawValue)"))
  }
}
