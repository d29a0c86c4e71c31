/// The response of an intent.
public struct CatalogResponse: Sendable, Decodable {
  /// The name of the class in SiriKit: `INSendMessageIntentResponse`.
  public var name: String
  /// The SiriKit name of the enumeration of its codes: `INSendMessageIntentResponseCode`.
  public var codes: String
  /// The properties in addition to the code and the user activity.
  public var properties: [CatalogProperty]
}
