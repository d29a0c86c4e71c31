import IntentKitPlatform

/// Waits for a handler method that answers through a completion closure.
///
/// The closure must be called exactly once, on any thread. Within a pipeline, a second call ends
/// the request with a verdict, and so does a closure that is released without being called. Outside
/// a pipeline, the first answer counts, and a closure released without a call returns
/// ``CompletionAnswer/missing``.
/// ```swift
/// func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
///   await withCompletion { completion in
///     service.send(intent.content) { error in
///       completion(SendMessageIntentResponse(code: error == nil ? .success : .failure))
///     }
///   }
/// }
/// ```
public func withCompletion<Answer: CompletionAnswer>(
  _ body: (@escaping Completion<Answer>) -> Void
) async -> Answer {
  await withUnsafeContinuation { continuation in
    let completion = PendingCompletion(continuation, observer: LaneContext.completionObserver)
    body { completion.answer($0) }
  }
}

/// A closure that receives the answer of a handler method.
///
/// It must be called exactly once, on any thread.
public typealias Completion<Answer> = @Sendable (Answer) -> Void

/// An answer that has a placeholder for a missing one.
public protocol CompletionAnswer: Sendable {
  /// The placeholder that a method returns if its completion is released without being called.
  static var missing: Self { get }
}

extension ResolutionResult: CompletionAnswer {
  public static var missing: Self { .notImplemented }
}

extension Array: CompletionAnswer where Element: CompletionAnswer {
  public static var missing: [Element] { [.missing] }
}

/// The task-local context of a lane.
enum LaneContext {
  /// The observer of the current call.
  @TaskLocal static var completionObserver: (any CompletionObserver)?
}

/// An observer of incorrect uses of completions, and of default implementations.
protocol CompletionObserver: AnyObject, Sendable {
  /// The handler call in progress.
  var currentCall: WatchedCall? { get }

  /// Records that the handler receives a completion for the call in progress, if there is one.
  func completionCreated() -> WatchedCall?

  /// Reports that the handler can't call a completion anymore.
  func completionReleased()

  /// Reports that a completion was released without being called.
  func completionDropped(in call: WatchedCall)

  /// Reports that a dynamic handler failed without an answer.
  func failed(_ failure: HandlerFailure)

  /// Reports that a completion was called a second time.
  func completedTwice(in call: WatchedCall)

  /// Reports that the call in progress reached a default implementation.
  func note(_ implementation: DefaultImplementation)

  /// Returns whether the call in progress reached a default implementation, and resets the mark.
  func take(_ implementation: DefaultImplementation) -> Bool
}

// MARK: - Default implementations

extension CompletionObserver {
  func completionCreated() -> WatchedCall? { currentCall }

  func completionReleased() {}
}

/// Observes the completions of one call outside of a pipeline, on behalf of a pipeline elsewhere.
package final class CompletionWatch: CompletionObserver {
  private let isDropped = Locked(false)
  private let implementation = Locked<DefaultImplementation?>(nil)
  private let onSecondCall: @Sendable () -> Void

  /// Creates a watch that reports a second call of a completion at once, even after the call.
  package init(onSecondCall: @escaping @Sendable () -> Void) {
    self.onSecondCall = onSecondCall
  }

  /// Whether a completion was released without being called.
  package var wasDropped: Bool { isDropped.withLock { $0 } }

  /// The default implementation that the call reached, if any.
  package var reachedDefault: DefaultImplementation? { implementation.withLock { $0 } }

  /// Calls a closure and observes its completions.
  package func callAsFunction<Answer, Failure: Error>(
    _ body: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    let result = await LaneContext.$completionObserver.withValue(self) {
      () async -> Result<Answer, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  var currentCall: WatchedCall? { WatchedCall(number: 0, method: .handle, began: .zero) }
  func completionDropped(in call: WatchedCall) { isDropped.withLock { $0 = true } }
  func failed(_ failure: HandlerFailure) {}
  func completedTwice(in call: WatchedCall) { onSecondCall() }
  func note(_ implementation: DefaultImplementation) {
    self.implementation.withLock { $0 = implementation }
  }

  func take(_ implementation: DefaultImplementation) -> Bool {
    self.implementation.withLock { reached in
      guard reached == implementation else { return false }
      reached = nil
      return true
    }
  }
}

/// A handler call that a completion answers.
struct WatchedCall: Sendable {
  var number: Int
  var method: HandlerMethod
  /// The start of the call, on the request's clock.
  var began: Duration
  /// The part of the time since the start that the launch took.
  var launch = Duration.zero
}

/// A completion that only the closure held by a handler keeps alive.
private final class PendingCompletion<Answer: CompletionAnswer>: Sendable {
  private let continuation: Locked<UnsafeContinuation<Answer, Never>?>
  private let observer: (any CompletionObserver)?
  private let call: WatchedCall?

  init(_ continuation: UnsafeContinuation<Answer, Never>, observer: (any CompletionObserver)?) {
    self.continuation = Locked(continuation)
    self.observer = observer
    call = observer?.completionCreated()
  }

  deinit {
    defer { if call != nil { observer?.completionReleased() } }
    guard let continuation = take() else { return }
    if let call { observer?.completionDropped(in: call) }
    continuation.resume(returning: .missing)
  }

  func answer(_ answer: Answer) {
    if let continuation = take() {
      continuation.resume(returning: answer)
    } else if let call {
      observer?.completedTwice(in: call)
    }
  }

  private func take() -> UnsafeContinuation<Answer, Never>? {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }
}
