/// A failure of a dynamic handler to answer a call.
///
/// It ends the request with a verdict on the called method.
public struct HandlerFailure: Error {
  /// Returns the verdict for the failed call.
  package let judge: @Sendable (HandlerMethod, Duration) -> Verdict

  /// Creates a failure from a closure that returns the verdict.
  package init(_ judge: @escaping @Sendable (HandlerMethod, Duration) -> Verdict) {
    self.judge = judge
  }

  /// Returns the failure for an answer that doesn't fit the intent.
  public static func unusableAnswer(_ error: ParameterError) -> HandlerFailure {
    HandlerFailure { .unusableAnswer($0, elapsed: $1, error: error) }
  }
}

extension HandlerFailure {
  /// A closure that reports a failure of the current request from any task or thread.
  package static var recipient: @Sendable (HandlerFailure) -> Void {
    let observer = LaneContext.completionObserver
    return { observer?.failed($0) }
  }

  /// Calls a handler, and ends the request if the handler throws.
  static func watched<Answer>(
    _ missing: Answer, _ body: () async throws(HandlerFailure) -> Answer
  ) async -> Answer {
    do throws(HandlerFailure) {
      return try await body()
    } catch {
      LaneContext.completionObserver?.failed(error)
      return missing
    }
  }
}
