import IntentKitPlatform
import Synchronization

// Calls of the app's views. They have the limit of other calls but don't end the request.

extension Lifecycle {
  /// The call of a view in progress.
  struct ViewCall {
    var number: Int
    /// The executor of the call; the lane of the request continues after the limit.
    var executor: LaneExecutor
    var waiter: UnsafeContinuation<Void, Never>?
    var isOverdue = false
    /// The failure with which the call has ended.
    var failure: HandlerFailure?
    /// Whether the call has ended, with or without a failure.
    var hasEnded = false
  }

  /// Calls a method of a view and waits for its answer, within the limit.
  ///
  /// The task of a call that no longer counts is canceled.
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
    await withUnsafeContinuation { continuation in
      let isOpen = monitor.withLock { state in
        guard !state.isClosed else { return false }
        state.view = ViewCall(number: call.number, executor: executor, waiter: continuation)
        return true
      }
      guard isOpen else { return continuation.resume() }
      // Unstructured, because the limit must hold for a view that never answers.
      task = Task(executorPreference: executor) {
        let failure = await LaneContext.$completionObserver.withValue(observer) {
          () async -> HandlerFailure? in
          do throws(HandlerFailure) { try await body() } catch { return error }
          return nil
        }
        self.endViewCall(call.number, failure)
      }
    }
    task?.cancel()
    let view = monitor.withLock { state in
      defer { state.view = nil }
      return state.view
    }
    if view?.isOverdue == true { return .overdue(limit: rules.limit) }
    guard !hasEnded, let view, view.hasEnded else { return .ended }
    // An app that can't answer anymore can't handle the request, either.
    if let failure = view.failure, failure.endsApp, method.phase == .confirm {
      failed(failure)
      return .ended
    }
    guard let ended = try? end() else { return .ended }
    guard let failure = view.failure else {
      return observer.wasDropped
        ? .dropped(elapsed: ended.elapsed) : .answered(elapsed: ended.elapsed)
    }
    return failure.kind == .completionDropped
      ? .dropped(elapsed: ended.elapsed) : .failed(failure, elapsed: ended.elapsed)
  }

  /// Continues the lane, because the view has answered or failed.
  private func endViewCall(_ number: Int, _ failure: HandlerFailure?) {
    let waiter = monitor.withLock { state -> UnsafeContinuation<Void, Never>? in
      guard state.view?.number == number else { return nil }
      state.view?.failure = failure
      state.view?.hasEnded = true
      defer { state.view?.waiter = nil }
      return state.view?.waiter
    }
    waiter?.resume()
  }

  /// Continues the lane without an answer, because the limit is over.
  ///
  /// - Parameters:
  ///   - call: The call that is overdue.
  ///   - moment: The end of the limit.
  /// - Returns: Whether the call is one of a view.
  func endOverdueViewCall(_ call: Call, at moment: Duration) -> Bool {
    let (isView, view) = monitor.withLock { state -> (Bool, ViewCall?) in
      guard state.view?.number == call.number else { return (false, nil) }
      guard !state.isClosed, state.call?.number == call.number, state.view?.waiter != nil else {
        return (true, nil)
      }
      state.call = nil
      state.view?.isOverdue = true
      defer { state.view?.waiter = nil }
      return (true, state.view)
    }
    if let view {
      rules.simulation?.clock.advance(to: .init(offset: epoch + moment))
      view.executor.abandon()
      view.waiter?.resume()
    }
    return isView
  }

  /// The executor of the code that is being called: the lane, or the view's own one.
  var callExecutor: LaneExecutor { monitor.withLock { $0.view?.executor } ?? rules.lane }

  /// Records that a view completed twice; the verdict is added at the end of the request, because
  /// the second call may come at any time until then.
  fileprivate func viewCompletedTwice(in call: WatchedCall) {
    let verdict = Verdict(
      .viewCompletedTwice, method: call.method, elapsed: now - call.began)
    let isLate = monitor.withLock { state in
      guard !state.isClosed else { return true }
      if !state.viewVerdicts.contains(where: { $0.method == call.method }) {
        state.viewVerdicts.append(verdict)
      }
      return false
    }
    if isLate { rules.lateObserver?(verdict) }
  }
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
  func completedTwice(in call: WatchedCall) { lifecycle.viewCompletedTwice(in: call) }
  func failed(_ failure: HandlerFailure) {}
  func note(_ implementation: DefaultImplementation) {}
  func take(_ implementation: DefaultImplementation) -> Bool { false }
}
