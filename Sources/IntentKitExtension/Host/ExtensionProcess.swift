import IntentKitCore
import IntentKitPlatform

/// The process of an extension, from its launch until it has been reaped.
///
/// A ``StateMachine`` decides, and this class performs its actions. One thread listens to the
/// process: to its messages, its output, and its exit. Callers wait for answers without blocking a
/// thread, and no lock is held while a system call waits. The process is killed with its
/// descendants, and is always reaped.
final class ExtensionProcess: Sendable {
  struct State {
    var machine: StateMachine
    var lastCall = 0
    var lastWait = 0
    var waiters: [Ticket: Waiter] = [:]
    var listeners: [Ticket: UpdateListener] = [:]
    /// The receivers of second answers to calls for views.
    var secondCompletions: [Ticket: @Sendable () -> Void] = [:]
    /// The running process; nil before its start and after its end.
    var connection: Connection?
    var spawnTime = Duration.zero
  }

  /// A suspended caller.
  enum Waiter {
    case reply(UnsafeContinuation<Reply, Never>)
    case end(UnsafeContinuation<Void, Never>)
  }

  /// The running process and the ways to reach it.
  struct Connection: Sendable {
    var child: Child
    var channel: ExtensionChannel
    var wakeup: Wakeup
  }

  /// A receiver of updates.
  struct UpdateListener: Sendable {
    var receive: @Sendable (ParameterValue) -> Void
    /// Called if there are no updates, or no more.
    var fail: @Sendable (HandlerFailure) -> Void
  }

  let path: String
  let limits: ExtensionLimits
  let state: Locked<State>

  init(path: String, limits: ExtensionLimits) {
    self.path = path
    self.limits = limits
    state = Locked(State(machine: StateMachine(path: path, limits: limits)))
  }

  // MARK: - Calls

  /// Starts the process and waits for the guest's hello.
  ///
  /// If the task is canceled, the process is killed.
  func launch() async throws(HandlerFailure) -> ParameterValue {
    let ticket = waitTicket()
    let hello: Reply = await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        for case .start(let writesBacktraces) in handle(.launch(ticket), resuming: .reply(waiter)) {
          start(writesBacktraces: writesBacktraces)
        }
      }
    } onCancel: {
      handle(.launchCanceled)
    }
    return try hello.get()
  }

  /// Requests updates from the guest, and waits for its answer.
  ///
  /// - Parameters:
  ///   - fields: The fields of the call.
  ///   - listener: The receiver of the updates.
  /// - Returns: The number of the call, by which to stop the updates; nil if the guest has no
  ///   method that sends any.
  /// - Throws: ``HandlerFailure`` if the guest refuses the call or doesn't answer it.
  func startUpdates(
    _ fields: [String: ParameterValue], _ listener: UpdateListener
  ) async throws(HandlerFailure) -> Ticket? {
    let ticket = callTicket()
    state.withLock { $0.listeners[ticket] = listener }
    do throws(HandlerFailure) {
      let answer = try await call(.startUpdates, fields, ticket: ticket)
      guard answer.isDefault else { return ticket }
      endUpdates(ticket)
      return nil
    } catch {
      endUpdates(ticket)
      throw error
    }
  }

  /// Stops updates, unless they have ended because the guest failed, and waits for the answer.
  ///
  /// - Throws: ``HandlerFailure`` if the guest refuses the call or doesn't answer it.
  func stopUpdates(_ ticket: Ticket) async throws(HandlerFailure) {
    guard endUpdates(ticket) else { return }
    _ = try await call(.stopUpdates, ["updates": .integer(ticket)])
  }

  /// Stops receiving updates.
  ///
  /// - Returns: Whether there was a receiver.
  @discardableResult
  private func endUpdates(_ ticket: Ticket) -> Bool {
    let listener = state.withLock { $0.listeners.removeValue(forKey: ticket) }
    handle(.stopUpdates(ticket))
    return listener != nil
  }

  /// Ends the process and waits until it has been reaped.
  ///
  /// The process receives a shutdown request if it has no pending calls, or if the user canceled
  /// them (the current task is then canceled). Otherwise it is killed.
  ///
  /// - Returns: The report on the process.
  func end() async -> LaunchReport {
    let ticket = waitTicket()
    let peakMemory = connection?.child.peakMemory
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        handle(
          .end(ticket, peakMemory: peakMemory, isCanceled: Task.isCancelled),
          resuming: .end(waiter))
      }
    } onCancel: {
      handle(.endCanceled)
    }
    return state.withLock { $0.machine.takeReport() }
  }

  /// Whether the process can answer another request.
  var canStay: Bool { state.withLock { $0.machine.canStay } }

  /// Ends a request without ending the process.
  ///
  /// - Returns: The report on the request, or nil if the process can't stay.
  func rest() -> LaunchReport? {
    let peakMemory = connection?.child.peakMemory
    return state.withLock { state in
      state.listeners = [:]
      state.secondCompletions = [:]
      return state.machine.rest(peakMemory: peakMemory)
    }
  }

  /// Prepares the process for a crash; call this before launching it.
  func prepareToCrash() { handle(.crashPlanned) }

  /// Crashes the process and waits until it has been reaped.
  func crash() async {
    let ticket = waitTicket()
    await withUnsafeContinuation { waiter in handle(.crash(ticket), resuming: .end(waiter)) }
  }

  /// Returns the number of a new call, a part of its message.
  func callTicket() -> Ticket {
    state.withLock { state in
      state.lastCall += 1
      return state.lastCall
    }
  }

  /// Returns the negative number of a new wait.
  private func waitTicket() -> Ticket {
    state.withLock { state in
      state.lastWait -= 1
      return state.lastWait
    }
  }

  // MARK: - Events

  /// Handles an event and performs the actions that follow from it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - waiter: The caller that waits for the event's consequences.
  /// - Returns: The actions that concern the process itself, for the caller to perform.
  @discardableResult
  func handle(_ event: Event, resuming waiter: Waiter?) -> [Action] {
    let (actions, resumptions) = state.withLock { state -> ([Action], [Resumption]) in
      if let waiter, let ticket = event.ticket { state.waiters[ticket] = waiter }
      return Self.handle(event, in: &state)
    }
    for resumption in resumptions { resumption.perform() }
    return actions
  }

  @discardableResult
  func handle(_ event: Event) -> [Action] { handle(event, resuming: nil) }

  /// Handles an event, and sends its messages in the order of the events.
  private static func handle(_ event: Event, in state: inout State) -> ([Action], [Resumption]) {
    let (due, hadExited) = (state.machine.nextDue, state.machine.hasExited)
    var events = [event]
    var actions: [Action] = []
    var resumptions: [Resumption] = []
    while let event = events.popLast() {
      for action in state.machine.handle(event, at: .now) {
        switch action {
        case .send(let message):
          guard let connection = state.connection else { continue }
          switch connection.channel.send(message) {
          case .sent: break
          case .waitsForSpace: connection.wakeup.signal()
          case .full:
            events.append(.violated(.unreadMessages(limit: connection.channel.maximumMessageSize)))
          case .closed: events.append(.channelClosed)
          }
        case .resume(let ticket, let reply):
          if case .reply(let waiter)? = state.waiters.removeValue(forKey: ticket) {
            resumptions.append(.reply(waiter, reply))
          }
        case .finish(let ticket):
          if case .end(let waiter)? = state.waiters.removeValue(forKey: ticket) {
            resumptions.append(.end(waiter))
          }
        case .update(let ticket, let response):
          if let listener = state.listeners[ticket] {
            resumptions.append(.update(listener, response))
          }
        case .secondCompletion(let ticket):
          if let note = state.secondCompletions[ticket] {
            resumptions.append(.secondCompletion(note))
          }
        case .failUpdates(let ticket, let failure):
          if let listener = state.listeners.removeValue(forKey: ticket) {
            resumptions.append(.failUpdates(listener, failure))
          }
        case .start, .crash, .kill, .abandon, .reapAbandoned: actions.append(action)
        }
      }
    }
    // Under the lock, because the descriptor is closed once the process has finished.
    if state.machine.nextDue != due || state.machine.hasExited != hadExited {
      state.connection?.wakeup.signal()
    }
    return (actions, resumptions)
  }

  /// Code of callers that runs without the lock.
  private enum Resumption {
    case reply(UnsafeContinuation<Reply, Never>, Reply)
    case end(UnsafeContinuation<Void, Never>)
    case update(UpdateListener, ParameterValue)
    case secondCompletion(@Sendable () -> Void)
    case failUpdates(UpdateListener, HandlerFailure)

    func perform() {
      switch self {
      case .reply(let waiter, let reply): waiter.resume(returning: reply)
      case .end(let waiter): waiter.resume()
      case .update(let listener, let response): listener.receive(response)
      case .secondCompletion(let note): note()
      case .failUpdates(let listener, let failure): listener.fail(failure)
      }
    }
  }

  // MARK: - State

  /// The running process; nil before its start and after its end.
  var connection: Connection? { state.withLock { $0.connection } }

  /// The plan of the listening thread.
  struct Schedule {
    /// The time at which an action is due; nil if no action is scheduled.
    var nextDue: Instant?
    var hasExited: Bool
    /// Whether the process must be killed or was killed.
    var isDoomed: Bool

    /// Whether an action is due.
    var isDue: Bool { nextDue.map { $0 <= .now } ?? false }

    /// Whether the listening thread has more to do than to read messages.
    var isUrgent: Bool { isDoomed || hasExited || isDue }
  }

  var schedule: Schedule {
    state.withLock { state in
      Schedule(
        nextDue: state.machine.nextDue, hasExited: state.machine.hasExited,
        isDoomed: state.machine.isDoomed)
    }
  }

  /// The signs of what the calls are waiting for; nil before the launch and after the end.
  var signs: CallSigns? { state.withLock { $0.machine.signs } }

  /// The time the system needed to start the process.
  var spawnTime: Duration { state.withLock { $0.spawnTime } }

  /// The dynamic libraries loaded by the process, largest first; nil if the system doesn't report
  /// them.
  var libraries: [LaunchProfile.Library]? {
    connection?.child.libraries?
      .map { LaunchProfile.Library(path: $0.path, size: $0.size) }
      .sorted { ($1.size, $0.path) < ($0.size, $1.path) }
  }
}

extension ExtensionProcess.Event {
  /// The number of the wait that this event starts.
  fileprivate var ticket: ExtensionProcess.Ticket? {
    switch self {
    case .launch(let ticket), .call(let ticket, _, _, _, _), .examine(let ticket, _, _),
      .crash(let ticket),
      .end(let ticket, _, _):
      ticket
    default: nil
    }
  }
}

extension Verdict.Kind {
  /// The verdict on a process that doesn't read its messages.
  fileprivate static func unreadMessages(limit: Int) -> Verdict.Kind {
    .unusableAnswer(
      ParameterError(
        found: "more than \(limit) bytes of calls that the extension hasn't read",
        expected: "an extension that reads its calls"))
  }
}
