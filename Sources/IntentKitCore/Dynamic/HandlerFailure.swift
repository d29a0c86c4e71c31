/// Why a handler that is reached by names gave no answer.
///
/// It ends the request with a verdict on the method that was called.
public struct HandlerFailure: Error {
  /// Judges the call that it ended.
  package let judge: @Sendable (HandlerMethod, Duration) -> Verdict

  /// Makes a fault of the verdict that it leads to.
  package init(_ judge: @escaping @Sendable (HandlerMethod, Duration) -> Verdict) {
    self.judge = judge
  }

  /// The handler answered with something that does not fit the intent.
  public static func unusableAnswer(_ error: ParameterError) -> HandlerFailure {
    HandlerFailure { .unusableAnswer($0, elapsed: $1, error: error) }
  }
}

extension HandlerFailure {
  /// Takes a failure of the current request for as long as that lives, from wherever it comes.
  package static var recipient: @Sendable (HandlerFailure) -> Void {
    let observer = LaneContext.completionObserver
    return { observer?.failed($0) }
  }

  /// Asks a handler, and ends the request when it throws.
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
