/// The response of an intent.
public struct CatalogResponse: Sendable, Decodable {
  /// The class in SiriKit: `INSendMessageIntentResponse`.
  public var name: String
  /// The enumeration of its codes: `INSendMessageIntentResponseCode`.
  public var codes: String
  /// What it can say beside its code.
  public var properties: [CatalogProperty]
}
