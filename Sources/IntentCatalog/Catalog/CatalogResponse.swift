/// The response of an intent.
package struct CatalogResponse: Sendable, Decodable {
  /// The name of the class in SiriKit: `INSendMessageIntentResponse`.
  package var name: String
  /// The SiriKit name of the enumeration of its codes: `INSendMessageIntentResponseCode`.
  package var codes: String
  /// The properties in addition to the code and the user activity.
  package var properties: [CatalogProperty]
}
