import IntentKitPlatform
import Synchronization

/// Calls methods of an app's views, within the limit of the request's calls.
///
/// Such a call doesn't end the request. The task of a call that no longer counts is canceled.
package struct ViewCaller: Sendable {
  /// The end of a call.
  package enum Result: Sendable {
    /// The app answered.
    case answered(elapsed: Duration)
    /// The app can't answer anymore, because it released its completion.
    case dropped(elapsed: Duration)
    /// The app runs elsewhere, and its answer can't be used, or it can't answer anymore.
    case failed(HandlerFailure, elapsed: Duration)
    /// The app didn't answer within the limit.
    case overdue(limit: Duration)
    /// The request has ended.
    case ended
  }

  let lifecycle: Lifecycle

  /// Calls a method that answers at last within the limit.
  ///
  /// - Parameters:
  ///   - method: The method, as traces name it.
  ///   - isRecorded: Whether the trace contains the call.
  ///   - body: A closure that calls the method and keeps its answer. Its task is canceled after the
  ///     limit.
  /// - Returns: The end of the call. The method itself may continue after it.
  package func call(
    _ method: HandlerMethod, isRecorded: Bool = true,
    _ body: @escaping @Sendable () async throws(HandlerFailure) -> Void
  ) async -> Result {
    guard (try? lifecycle.begin(method, isRecorded: isRecorded)) != nil,
      let call = lifecycle.currentCall
    else { return .ended }
    let executor = LaneExecutor(beside: lifecycle.rules.lane)
    let observer = ViewObserver(call, lifecycle)
    var task: Task<Void, Never>?
    let end: Lifecycle.ViewEnd = await withUnsafeContinuation { continuation in
      guard lifecycle.awaitView(continuation, on: executor) else {
        return continuation.resume(returning: .requestEnded)
      }
      // Unstructured, because the limit must hold for a view that never answers.
      task = Task(executorPreference: executor) { [lifecycle] in
        let failure = await LaneContext.$completionObserver.withValue(observer) {
          () async -> HandlerFailure? in
          do throws(HandlerFailure) { try await body() } catch { return error }
          return nil
        }
        lifecycle.handle(.viewAnswered(number: call.number, failure))
      }
    }
    task?.cancel()
    lifecycle.forgetView()
    switch end {
    case .overdue: return .overdue(limit: lifecycle.rules.limit)
    case .requestEnded: return .ended
    case .answered(let failure): return result(method, failure, isDropped: observer.wasDropped)
    }
  }

  private func result(
    _ method: HandlerMethod, _ failure: HandlerFailure?, isDropped: Bool
  ) -> Result {
    // An app that can't answer anymore can't handle the request, either.
    if let failure, failure.endsApp, method.phase == .confirm {
      lifecycle.failed(failure)
      return .ended
    }
    guard let ended = try? lifecycle.endUnrecorded() else { return .ended }
    guard let failure else {
      return isDropped ? .dropped(elapsed: ended.elapsed) : .answered(elapsed: ended.elapsed)
    }
    return failure.kind == .completionDropped
      ? .dropped(elapsed: ended.elapsed) : .failed(failure, elapsed: ended.elapsed)
  }

  /// Records the result of a call.
  package func record(_ step: ViewStep) {
    try? lifecycle.record(.viewConfigured(step))
  }

  /// Records a verdict on a call.
  package func judge(_ kind: Verdict.Kind, _ method: HandlerMethod, elapsed: Duration) {
    try? lifecycle.record(.judged(Verdict(kind, method: method, elapsed: elapsed)))
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
  func completedTwice(in call: WatchedCall) { lifecycle.handle(.viewCompletedTwice(call)) }
  func failed(_ failure: HandlerFailure) {}
  func note(_ implementation: DefaultImplementation) {}
  func take(_ implementation: DefaultImplementation) -> Bool { false }
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
