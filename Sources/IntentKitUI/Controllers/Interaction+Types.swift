public import IntentKitCore

extension Interaction {
  /// Returns the intent with its Swift type, or nil if the interaction has another intent.
  public func intent<Request: TypedIntent>(as type: Request.Type) -> Request? {
    guard intentName == type.schema.name else { return nil }
    if let original = originalIntent(as: Request.self) { return original }
    return try? Request(parameterValue: .object(intent))
  }

  /// Returns the response to an intent with its Swift type, or nil.
  public func response<Request: TypedIntent>(to type: Request.Type) -> Request.Response? {
    guard intentName == type.schema.name else { return nil }
    if let original = originalResponse(as: Request.Response.self) { return original }
    guard let intentResponse else { return nil }
    return try? Request.Response(parameterValue: .object(intentResponse))
  }
}
