import IntentKitCore

/// An answer that has a placeholder for a method that the handler lacks.
protocol PossibleAnswer: Sendable {
  /// The placeholder.
  static var missing: Self { get }
}

extension Array: PossibleAnswer where Element: PossibleAnswer {
  static var missing: [Element] { [.missing] }
}

/// Waits for a method of a handler that answers through a completion.
///
/// The pipeline observes the completion: whether it is called, released, or called twice.
func completed<Answer: PossibleAnswer>(
  _ body: (@escaping @Sendable (Answer) -> Void) -> Void
) async -> Answer {
  let given: Given<Answer> = await withCompletion { completion in
    body { completion(Given(answer: $0)) }
  }
  return given.answer ?? .missing
}

/// The answer that a completion received; nil if it received none.
private struct Given<Answer: PossibleAnswer>: CompletionAnswer {
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
