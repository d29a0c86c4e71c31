import IntentKitCore

/// An answer that has a placeholder for a method that the handler lacks.
protocol PossibleAnswer: Sendable {
  /// The placeholder.
  static var missing: Self { get }
}

extension Array: PossibleAnswer where Element: PossibleAnswer {
  static var missing: [Element] { [.missing] }
}

// Waiting for a method of a handler that answers through a completion. The pipeline observes the
// completion: whether it is called, released, or called twice. Methods of the classes wait instead
// of a generic function, whose code the compiler would repeat for each class.

extension INIntentResponse {
  /// Waits for a method that answers with a response of this class.
  final class func completed(
    _ body: (@escaping @Sendable (INIntentResponse) -> Void) -> Void
  ) async -> Self {
    let given: Given<INIntentResponse> = await withCompletion { completion in
      body { completion(Given(answer: $0)) }
    }
    return given.answer as? Self ?? _missing()
  }
}

extension INIntentResolutionResult {
  /// Waits for a method that answers with a result of this class.
  final class func completed(
    _ body: (@escaping @Sendable (INIntentResolutionResult) -> Void) -> Void
  ) async -> Self {
    let given: Given<INIntentResolutionResult> = await withCompletion { completion in
      body { completion(Given(answer: $0)) }
    }
    return given.answer as? Self ?? _missing()
  }
}

extension Array where Element: INIntentResolutionResult {
  /// Waits for a method that answers with a result of one class for each element.
  static func completed(
    _ body: (@escaping @Sendable ([Element]) -> Void) -> Void
  ) async -> [Element] {
    let given: Given<[INIntentResolutionResult]> = await withCompletion { completion in
      body { completion(Given(answer: $0)) }
    }
    return given.answer as? [Element] ?? .missing
  }
}

/// Waits for a method that answers with a result whose class selects the method.
func completed<Result: INIntentResolutionResult>(
  _ body: (@escaping @Sendable (Result) -> Void) -> Void
) async -> Result {
  await Result.completed(body)
}

/// The answer that a completion received, if any.
private struct Given<Answer: Sendable>: CompletionAnswer {
  var answer: Answer?

  static var missing: Self { Self(answer: nil) }
}

extension INIntentResolutionResult {
  /// Returns a result of this class with the content of another result.
  static func converted(_ other: INIntentResolutionResult) -> Self {
    Self(_resolution: other._resolution)
  }
}

extension Array where Element: INIntentResolutionResult {
  /// Creates results of one class with the contents of results of another class.
  init(converting others: [INIntentResolutionResult]) {
    self = others.map { Element(_resolution: $0._resolution) }
  }
}

/// Returns the results for a parameter with one result.
///
/// It isn't inlined, because the code of an array would be repeated for each parameter.
@inline(never)
func one(_ result: INIntentResolutionResult) -> [INIntentResolutionResult] { [result] }
