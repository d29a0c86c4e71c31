/// A failure of a dynamic handler to answer a call.
///
/// It ends the request with a verdict on the called method.
public struct HandlerFailure: Error {
  /// The verdict on the call that it ends.
  package let kind: Verdict.Kind
  /// The method that caused it; nil if it is the one whose call fails.
  package let method: HandlerMethod?

  /// Creates a failure that leads to a verdict.
  package init(_ kind: Verdict.Kind, method: HandlerMethod? = nil) {
    self.kind = kind
    self.method = method
  }

  /// The failure of a handler that has no method to handle the intent.
  ///
  /// A handler that looks its methods up by name throws it from
  /// ``DynamicIntentHandling/handle(_:)``.
  public static var noHandleMethod: HandlerFailure { HandlerFailure(.noHandleMethod) }

  /// Returns the failure for an answer that doesn't fit the intent.
  public static func unusableAnswer(_ error: ParameterError) -> HandlerFailure {
    HandlerFailure(.unusableAnswer(error))
  }
}

extension HandlerFailure: CustomStringConvertible {
  /// The identifier of the verdict, with its facts.
  public var description: String { kind.description }
}

extension HandlerMethod {
  /// The method that the current task of a pipeline is calling, if any.
  package static var current: HandlerMethod? {
    LaneContext.completionObserver?.currentCall?.method
  }
}

extension HandlerFailure {
  /// A closure that reports a failure of the current request from any task or thread.
  package static var recipient: @Sendable (HandlerFailure) -> Void {
    let observer = LaneContext.completionObserver
    return { observer?.failed($0) }
  }

  /// Returns the value of an expression that reads an answer.
  ///
  /// - Throws: The failure for an unusable answer if the expression throws.
  package static func reading<Value>(
    _ value: @autoclosure () throws(ParameterError) -> Value
  ) throws(HandlerFailure) -> Value {
    do throws(ParameterError) {
      return try value()
    } catch {
      throw .unusableAnswer(error)
    }
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
