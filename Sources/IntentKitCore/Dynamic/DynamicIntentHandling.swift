/// A handler of dynamic intents.
///
/// A method that fails throws a ``HandlerFailure``. The request then ends with a verdict.
public protocol DynamicIntentHandling: IntentHandling {
  /// Resolves a parameter, with one result or, if the schema says so, one for each element.
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult]

  /// Returns the options for a parameter or, for a list, the options for its elements.
  ///
  /// This method is called only for parameters that provide options. The search term is the
  /// text that the user has typed so far. If it is nil, as it always is with Siri, return the most
  /// likely values. See <doc:WhatSiriDoes#2.2-Results> and
  /// <doc:WhatSiriDoes#7-Options-and-donations>.
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions

  /// Returns the default value of a parameter that the request omits, if any.
  ///
  /// This method is called only for parameters that provide a default. See
  /// <doc:WhatSiriDoes#7-Options-and-donations>.
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue?

  /// Returns whether the request can be handled, without handling it.
  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse

  /// Handles the request.
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse

  /// Starts sending updates after the request has been handled.
  func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) async throws(HandlerFailure) -> DynamicUpdates
}

/// The options that a handler provides.
public enum DynamicOptions: Sendable, Hashable {
  /// Values, most likely first; if empty, the assistant asks an open question.
  case values([ParameterValue])
  /// Values in sections.
  case collection(IntentOptions<ParameterValue>)
  /// No options, with an explanation to show; the assistant asks an open question.
  case unavailable(String)
}

/// A session in which a handler sends updates.
public struct DynamicUpdates: Sendable {
  /// Ends the session.
  public var stop: @Sendable () async throws(HandlerFailure) -> Void
  /// Returns whether the handler can still send updates.
  public var isKept: @Sendable () -> Bool

  /// Creates a session.
  public init(
    stop: @escaping @Sendable () async throws(HandlerFailure) -> Void = {},
    isKept: @escaping @Sendable () -> Bool = { true }
  ) {
    self.stop = stop
    self.isKept = isKept
  }
}

/// The result of a resolve method for one untyped value.
public typealias DynamicResolutionResult = ResolutionResult<ParameterValue, DynamicReason>

/// A reason, by name.
public struct DynamicReason: UnsupportedReason {
  public let name: String

  /// Creates a reason.
  public init(name: String) {
    self.name = name
  }
}

// MARK: - Default implementations

extension DynamicIntentHandling {
  /// By default, the parameter keeps its value.
  public func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] { [.notImplemented] }

  /// By default, the handler provides no options.
  public func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    DefaultImplementation.options.note()
    return .values([])
  }

  /// By default, the handler provides no default value.
  public func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    DefaultImplementation.defaultValue.note()
    return nil
  }

  /// By default, the handler sends no updates.
  public func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) async throws(HandlerFailure) -> DynamicUpdates { DynamicUpdates(isKept: { false }) }
}
