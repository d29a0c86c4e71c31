/// A handler of intents that are known as data, reached by names.
///
/// A method that cannot be carried out throws a ``HandlerFailure``, which ends the request with a verdict.
public protocol DynamicIntentHandling: IntentHandling {
  /// Resolves a parameter: with one result, or with one for each element where the schema says so.
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult]

  /// Gives the values that the user may choose from when a parameter needs one; for a list, those of its elements.
  ///
  /// It is asked of parameters that provide options only (behaviour reference, 2.2 and 7). The search term is what the user
  /// has typed so far; it is nil for the likeliest values, which is what Siri wants.
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions

  /// Gives the value of a parameter of which the request says nothing, or nil when there is none.
  ///
  /// It is asked of parameters that provide a default only (behaviour reference, 7).
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue?

  /// Says whether the request could be carried out, without doing it.
  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse

  /// Carries out the request.
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse

  /// Begins to tell of every change after the request was handled.
  func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) -> DynamicUpdates
}

/// What a handler offers to choose from.
public enum DynamicOptions: Sendable, Hashable {
  /// Values, the likeliest first; when there are none, the question is an open one.
  case values([ParameterValue])
  /// None, for a reason that is shown; the question is an open one.
  case unavailable(String)
}

/// Changes that a handler tells of.
public struct DynamicUpdates: Sendable {
  /// Ends them.
  public var stop: @Sendable () -> Void
  /// Whether the handler can still tell of any.
  public var isKept: @Sendable () -> Bool

  /// Makes them.
  public init(
    stop: @escaping @Sendable () -> Void = {}, isKept: @escaping @Sendable () -> Bool = { true }
  ) {
    self.stop = stop
    self.isKept = isKept
  }
}

/// What a resolve method says of one value whose type is known as data.
public typealias DynamicResolutionResult = ResolutionResult<ParameterValue, DynamicReason>

/// A reason, by its name.
public struct DynamicReason: UnsupportedReason {
  public let name: String

  /// Makes a reason.
  public init(name: String) {
    self.name = name
  }
}

// MARK: - Default implementations

extension DynamicIntentHandling {
  /// Takes the parameter as it is.
  public func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] { [.notImplemented] }

  /// Offers none.
  public func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values([]) }

  /// Has none.
  public func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { nil }

  /// Tells of none.
  public func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) -> DynamicUpdates { DynamicUpdates(isKept: { false }) }
}
