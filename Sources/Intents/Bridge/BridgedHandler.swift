import IntentKitCore

/// A handler of this module's protocols that the core calls by name.
///
/// It calls the newest spelling of a method; the default implementations of the protocols lead to the
/// spelling that the handler has. A response that no method gave is marked, and so reveals a missing
/// confirm or handle method.
///
/// `@unchecked` because handlers aren't `Sendable`; a request calls one method at a time.
struct BridgedHandler: DynamicIntentHandling, @unchecked Sendable {
  private let handler: Any
  private let type: INIntent.Type
  private let latest = LatestIntent()

  init(_ handler: Any, of type: INIntent.Type) {
    self.handler = handler
    self.type = type
  }

  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard let results = await (try object(intent))._resolve(parameter, with: handler) else {
      return [.notImplemented]
    }
    let parameterType = type.fieldType(of: parameter)
    let method = intent.schema.resolveMethods.first { $0.parameter == parameter && $0.isCurrent }
    var bridged: [DynamicResolutionResult] = []
    for result in results {
      bridged.append(
        try HandlerFailure.reading(try result._resolution.bridged(as: parameterType, method)))
    }
    return bridged
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    let provided = await (try object(intent))._options(
      for: parameter, searchTerm: searchTerm, with: handler)
    guard let provided, let options = try HandlerFailure.reading(try provided.answer.get()) else {
      DefaultImplementation.options.note()
      return .values([])
    }
    return options
  }

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    let object = try object(intent)
    guard let value = object._defaultValue(of: parameter, with: handler) else { return nil }
    return try HandlerFailure.reading(try object.written(value, as: parameter))
  }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    let response = await (try object(intent))._confirm(with: handler)
    guard let response, !response.isMissing else {
      DefaultImplementation.confirm.note()
      return .readiness(for: intent.schema)
    }
    return try bridged(response, of: intent)
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    let response = await (try object(intent))._handle(with: handler)
    guard let response, !response.isMissing else { throw .noHandleMethod }
    return try bridged(response, of: intent)
  }

  func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) async throws(HandlerFailure) -> DynamicUpdates {
    let schema = intent.schema
    let updates = try object(intent).startUpdates(with: handler) { response in
      response.userActivity?.saveIfNeeded()
      guard let response = try? DynamicIntentResponse(schema, fields: response.fieldValues) else {
        return
      }
      receive(response)
    }
    guard let updates else { return DynamicUpdates(isKept: { false }) }
    return DynamicUpdates(stop: { updates.stop() }, isKept: { updates.isKept })
  }

  /// Returns the object for an intent; the same one as before if no parameter has changed.
  private func object(_ intent: DynamicIntent) throws(HandlerFailure) -> INIntent {
    try HandlerFailure.reading(try latest.object(of: type, intent.fields))
  }

  private func bridged(
    _ response: INIntentResponse, of intent: DynamicIntent
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    response.userActivity?.saveIfNeeded()
    return try HandlerFailure.reading(
      try DynamicIntentResponse(intent.schema, fields: try response.fieldValues))
  }
}

/// The object of a request, created again if parameters have changed.
///
/// `@unchecked` because a request calls one method at a time.
private final class LatestIntent: @unchecked Sendable {
  private var object: INIntent?
  private var fields: [String: ParameterValue] = [:]

  func object(
    of type: INIntent.Type, _ fields: [String: ParameterValue]
  ) throws(ParameterError) -> INIntent {
    if let object, fields == self.fields { return object }
    let new = type.init()
    try new.set(fields)
    (object, self.fields) = (new, fields)
    return new
  }
}
