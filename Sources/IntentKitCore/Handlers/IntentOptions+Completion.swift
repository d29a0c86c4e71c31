/// Waits for a handler method that provides options through a completion closure.
///
/// The closure must be called exactly once, on any thread, with options or with an error. The rules
/// are those of ``withCompletion(_:)``.
///
/// - Parameter body: Calls the method with the closure.
/// - Returns: The options; empty if the closure received neither options nor an error.
/// - Throws: The error that the closure received. Its description is shown to the user.
public func withOptions<Value: ParameterConvertible>(
  _ body: (@escaping @Sendable (IntentOptions<Value>?, (any Error)?) -> Void) -> Void
) async throws -> IntentOptions<Value> {
  let answer: OptionsAnswer<Value> = await withCompletion { completion in
    body { completion(OptionsAnswer(options: $0, error: $1)) }
  }
  if let error = answer.error { throw error }
  return answer.options ?? IntentOptions([])
}

/// The arguments of a completion for options.
private struct OptionsAnswer<Value: ParameterConvertible>: CompletionAnswer {
  var options: IntentOptions<Value>?
  var error: (any Error)?

  static var missing: Self { Self() }
}
