import IntentKitCore

/// Calls of handlers' methods in generated code.
public enum INHandlerCall {
  /// Waits for a method that answers with a response.
  public static func completed<Response: INIntentResponse>(
    _ body: (@escaping @Sendable (Response) -> Void) -> Void
  ) async -> Response {
    await Response.completed(body)
  }

  /// Waits for a method that answers with a result.
  public static func completed<Result: INIntentResolutionResult>(
    _ body: (@escaping @Sendable (Result) -> Void) -> Void
  ) async -> Result {
    await Result.completed(body)
  }

  /// Waits for a method that answers with a result for each element.
  public static func completed<Result: INIntentResolutionResult>(
    _ body: (@escaping @Sendable ([Result]) -> Void) -> Void
  ) async -> [Result] {
    await [Result].completed(body)
  }

  /// Waits for a method that answers with options or an error.
  ///
  /// - Throws: The error.
  public static func options<Item>(
    _ body: (@escaping @Sendable (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
  ) async throws -> INObjectCollection<Item> {
    let answer: OptionsAnswer<Item> = await withCompletion { completion in
      body { completion(OptionsAnswer(options: $0, error: $1)) }
    }
    if let error = answer.error { throw error }
    return answer.options ?? INObjectCollection(items: [])
  }
}

// MARK: - Options of the time before iOS 14

extension INHandlerCall {
  /// Returns a collection of texts, or nil without options.
  public static func collection(_ options: [String]?) -> INObjectCollection<NSString>? {
    collection(options) { NSString(string: $0) }
  }

  /// Returns a collection of dates, or nil without options.
  public static func collection(
    _ options: [DateComponents]?
  ) -> INObjectCollection<NSDateComponents>? {
    collection(options) { $0._bridgeToObjectiveC() }
  }

  /// Returns a collection of URLs, or nil without options.
  public static func collection(_ options: [URL]?) -> INObjectCollection<NSURL>? {
    collection(options) { $0._bridgeToObjectiveC() }
  }

  /// Returns a collection of measurements, or nil without options.
  public static func collection<UnitType: Unit>(
    _ options: [Measurement<UnitType>]?
  ) -> INObjectCollection<NSMeasurement>? {
    collection(options) { NSMeasurement(doubleValue: $0.value, unit: $0.unit) }
  }

  private static func collection<Option, Item>(
    _ options: [Option]?, _ item: (Option) -> Item
  ) -> INObjectCollection<Item>? {
    options.map { INObjectCollection(items: $0.map(item)) }
  }
}

/// The arguments of a completion for options.
private struct OptionsAnswer<Item>: CompletionAnswer {
  var options: INObjectCollection<Item>?
  var error: (any Error)?

  static var missing: Self { Self() }
}

/// The error of a method for options that a handler lacks.
///
/// Only the default implementations of handler protocols throw it.
public struct INMissingMethod: Error {
  /// Creates an error.
  public init() {}
}

/// A closure that receives the answer of a handler's method.
public typealias INCompletion<Answer> = @Sendable (Answer) -> Void
