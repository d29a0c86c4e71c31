/// The reason why a dynamic handler gave no answer.
///
/// It ends the request with a verdict on the method that was called.
public struct HandlerFailure: Error {
  /// The verdict on the call that it ends.
  package let kind: Verdict.Kind

  /// Creates a failure that leads to a verdict.
  package init(_ kind: Verdict.Kind) {
    self.kind = kind
  }

  /// The handler answered with something that does not fit the intent.
  public static func unusableAnswer(_ error: ParameterError) -> HandlerFailure {
    HandlerFailure(.unusableAnswer(error))
  }
}

extension HandlerFailure: CustomStringConvertible {
  /// The identifier of the verdict, with its facts.
  public var description: String { kind.description }
}

extension HandlerFailure {
  /// Takes a failure of the current request for as long as that lives, from wherever it comes.
  package static var recipient: @Sendable (HandlerFailure) -> Void {
    let witness = LaneContext.witness
    return { witness?.failed($0) }
  }

  /// Asks a handler, and ends the request when it throws.
  static func watched<Answer>(
    _ missing: Answer, _ body: () async throws(HandlerFailure) -> Answer
  ) async -> Answer {
    do throws(HandlerFailure) {
      return try await body()
    } catch {
      LaneContext.witness?.failed(error)
      return missing
    }
  }
}
