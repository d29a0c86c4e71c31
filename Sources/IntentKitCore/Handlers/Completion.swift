/// Waits for a handler method that answers through a closure.
///
/// The closure must be called exactly once, on any thread. Within a pipeline it is watched: a
/// second call, and a closure that is let go of without a call, end the request with a verdict of
/// their own. Elsewhere the first answer counts, and a closure that is let go of yields
/// ``CompletionAnswer/missing``.
///
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
  _ body: (@escaping @Sendable (Answer) -> Void) -> Void
) async -> Answer {
  await withUnsafeContinuation { continuation in
    let completion = Completion(continuation, witness: LaneContext.witness)
    body { completion.answer($0) }
  }
}

/// An answer that can stand in for one that never came.
public protocol CompletionAnswer: Sendable {
  /// What a method returns whose completion can no longer be called.
  static var missing: Self { get }
}

extension ResolutionResult: CompletionAnswer {
  public static var missing: Self { .notImplemented }
}

extension Array: CompletionAnswer where Element: CompletionAnswer {
  public static var missing: [Element] { [.missing] }
}

/// What a lane carries along for the code that runs on it.
enum LaneContext {
  /// Who wants to know of completions that misbehave.
  @TaskLocal static var witness: (any CompletionObserver)?
}

/// Whoever wants to know of completions that misbehave.
protocol CompletionObserver: AnyObject, Sendable {
  /// The call of the handler that is running now.
  var currentCall: WatchedCall? { get }

  /// A closure was let go of without being called.
  func completionDropped(in call: WatchedCall)

  /// A handler that is reached by names gave no answer.
  func failed(_ failure: HandlerFailure)

  /// A closure was called again.
  func completedTwice(in call: WatchedCall)
}

/// Watches the completions of one call outside of a pipeline, for a pipeline that is elsewhere.
package final class CompletionWatch: CompletionObserver {
  private let isDropped = Locked(false)
  private let onSecond: @Sendable () -> Void

  /// Makes a watch that tells at once of a completion that is called again, even after the call.
  package init(onSecond: @escaping @Sendable () -> Void) {
    self.onSecond = onSecond
  }

  /// Whether a closure was let go of without being called.
  package var wasDropped: Bool { isDropped.withLock { $0 } }

  /// Makes the call.
  package func callAsFunction<Answer, Failure: Error>(
    _ body: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    let result = await LaneContext.$witness.withValue(self) { () async -> Result<Answer, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  var currentCall: WatchedCall? { WatchedCall(number: 0, method: .handle, began: .zero) }
  func completionDropped(in call: WatchedCall) { isDropped.withLock { $0 = true } }
  func failed(_ failure: HandlerFailure) {}
  func completedTwice(in call: WatchedCall) { onSecond() }
}

/// The call of a handler that a completion answers.
struct WatchedCall: Sendable {
  var number: Int
  var method: HandlerMethod
  /// By the request's clock.
  var began: Duration
}

/// A completion that is kept alive by the closure a handler holds, and by nothing else.
private final class Completion<Answer: CompletionAnswer>: Sendable {
  private let continuation: Locked<UnsafeContinuation<Answer, Never>?>
  private let witness: (any CompletionObserver)?
  private let call: WatchedCall?

  init(_ continuation: UnsafeContinuation<Answer, Never>, witness: (any CompletionObserver)?) {
    self.continuation = Locked(continuation)
    self.witness = witness
    call = witness?.currentCall
  }

  deinit {
    guard let continuation = take() else { return }
    if let call { witness?.completionDropped(in: call) }
    continuation.resume(returning: .missing)
  }

  func answer(_ answer: Answer) {
    if let continuation = take() {
      continuation.resume(returning: answer)
    } else if let call {
      witness?.completedTwice(in: call)
    }
  }

  private func take() -> UnsafeContinuation<Answer, Never>? {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }
}
