import IntentKitPlatform
import Synchronization

// The events of the handler, its views and its updates, which arrive on any thread.

extension Lifecycle: CompletionObserver {
  var currentCall: WatchedCall? { state.withLock { $0.machine.call?.watched } }

  func completionCreated() -> WatchedCall? {
    let call = currentCall
    if call != nil { handle(.held) }
    return call
  }

  /// Records that the handler has an object by which it can reach the request after its end.
  func holdRequest() { handle(.held) }

  func completionReleased() { handle(.released) }
  func completionDropped(in call: WatchedCall) { fault(.completionDropped(call)) }
  func completedTwice(in call: WatchedCall) { fault(.completedTwice(call)) }
  func failed(_ failure: HandlerFailure) { fault(.failed(failure)) }
  func note(_ implementation: DefaultImplementation) { handle(.reachedDefault(implementation)) }

  func take(_ implementation: DefaultImplementation) -> Bool {
    state.withLock { $0.machine.takeDefault(implementation) }
  }

  private func fault(_ event: Event) {
    countWork()
    handle(event)
  }
}

// MARK: - Views

extension Lifecycle {
  /// Calls a method of a view and waits for its answer, within the limit.
  ///
  /// Such a call has the limit of other calls but doesn't end the request. The task of a call that no
  /// longer counts is canceled.
  func callForView(
    _ method: HandlerMethod, isRecorded: Bool,
    _ body: @escaping @Sendable () async throws(HandlerFailure) -> Void
  ) async -> ViewCaller.Result {
    guard (try? begin(method, isRecorded: isRecorded)) != nil, let call = currentCall else {
      return .ended
    }
    let executor = LaneExecutor(beside: rules.lane)
    let observer = ViewObserver(call, self)
    var task: Task<Void, Never>?
    let end: ViewEnd = await withUnsafeContinuation { continuation in
      guard startView(continuation, on: executor) else {
        return continuation.resume(returning: .requestEnded)
      }
      // Unstructured, because the limit must hold for a view that never answers.
      task = Task(executorPreference: executor) {
        let failure = await LaneContext.$completionObserver.withValue(observer) {
          () async -> HandlerFailure? in
          do throws(HandlerFailure) { try await body() } catch { return error }
          return nil
        }
        self.handle(.viewAnswered(number: call.number, failure))
      }
    }
    task?.cancel()
    state.withLock { $0.waiters.viewExecutor = nil }
    switch end {
    case .overdue: return .overdue(limit: rules.limit)
    case .requestEnded: return .ended
    case .answered(let failure): return result(method, failure, isDropped: observer.wasDropped)
    }
  }

  private func startView(
    _ continuation: UnsafeContinuation<ViewEnd, Never>, on executor: LaneExecutor
  ) -> Bool {
    var awaitsView = false
    handle(.viewCalled) { state, _ in
      awaitsView = state.machine.awaitsView
      guard awaitsView else { return }
      state.waiters.view = continuation
      state.waiters.viewExecutor = executor
    }
    return awaitsView
  }

  private func result(
    _ method: HandlerMethod, _ failure: HandlerFailure?, isDropped: Bool
  ) -> ViewCaller.Result {
    // An app that can't answer anymore can't handle the request, either.
    if let failure, failure.endsApp, method.phase == .confirm {
      failed(failure)
      return .ended
    }
    guard let ended = try? endUnrecorded() else { return .ended }
    guard let failure else {
      return isDropped ? .dropped(elapsed: ended.elapsed) : .answered(elapsed: ended.elapsed)
    }
    return failure.kind == .completionDropped
      ? .dropped(elapsed: ended.elapsed) : .failed(failure, elapsed: ended.elapsed)
  }

  /// The executor of the code that is being called: the lane, or the view's own one.
  var callExecutor: LaneExecutor { state.withLock { $0.waiters.viewExecutor } ?? rules.lane }
}

/// Observes the completions of one call of a view.
private final class ViewObserver: CompletionObserver {
  let currentCall: WatchedCall?
  private let lifecycle: Lifecycle
  private let isDropped = Atomic(false)

  init(_ call: WatchedCall, _ lifecycle: Lifecycle) {
    currentCall = call
    self.lifecycle = lifecycle
  }

  /// Whether a completion was released without being called.
  var wasDropped: Bool { isDropped.load(ordering: .acquiring) }

  func completionCreated() -> WatchedCall? {
    lifecycle.holdRequest()
    return currentCall
  }

  func completionReleased() { lifecycle.completionReleased() }
  func completionDropped(in call: WatchedCall) { isDropped.store(true, ordering: .releasing) }
  func completedTwice(in call: WatchedCall) { lifecycle.handle(.viewCompletedTwice(call)) }
  func failed(_ failure: HandlerFailure) {}
  func note(_ implementation: DefaultImplementation) {}
  func take(_ implementation: DefaultImplementation) -> Bool { false }
}

// MARK: - Updates

extension Lifecycle {
  /// Stores the closure that returns whether the handler can still send updates.
  func updates(areKept: @escaping @Sendable () -> Bool) {
    state.withLock { $0.waiters.areUpdatesKept = areKept }
  }

  /// Receives an update.
  func receive(_ response: some IntentResponse, worth: UpdateWorth) {
    let snapshot = FieldSnapshot(FieldCell(response))
    handle(.updateArrived(Update(response: response, snapshot: snapshot, worth: worth)))
  }

  /// Waits for and returns the next update, or nil after the tracking period.
  func nextUpdate() async -> (any IntentResponse)? {
    await withUnsafeContinuation { continuation in
      state.withLock { $0.waiters.update = continuation }
      check(handle(.updateAwaited).actions)
    }
  }
}

/// A part of an observer of updates that exists as long as the handler can use the observer.
final class ObserverHold: Sendable {
  private let lifecycle: Lifecycle

  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    lifecycle.holdRequest()
  }

  deinit { lifecycle.completionReleased() }
}

extension HandlerFailure {
  /// Whether the app can't be called anymore.
  package var endsApp: Bool {
    switch kind {
    case .unusableAnswer, .completionDropped: false
    default: true
    }
  }

  /// A closure that reports, from any task or thread, a second completion of the current call.
  package static var secondCompletionRecipient: @Sendable () -> Void {
    let observer = LaneContext.completionObserver
    let call = observer?.currentCall
    return { if let call { observer?.completedTwice(in: call) } }
  }
}
