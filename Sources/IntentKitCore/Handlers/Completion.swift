/// An answer that can stand in for one that never came.
public protocol CompletionAnswer: Sendable {
  /// What an `async` method returns when its completion can no longer be called.
  static var missing: Self { get }
}

extension ResolutionResult: CompletionAnswer {
  public static var missing: Self { .notImplemented }
}

extension Array: CompletionAnswer where Element: CompletionAnswer {
  public static var missing: [Element] { [.missing] }
}

/// Waits for a handler method that answers through a closure.
public func withCompletion<Answer: CompletionAnswer>(
  _ body: (@escaping @Sendable (Answer) -> Void) -> Void
) async -> Answer {
  await withUnsafeContinuation { continuation in
    body { continuation.resume(returning: $0) }
  }
}
