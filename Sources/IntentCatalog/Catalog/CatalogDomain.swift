/// A family of intents.
package struct CatalogDomain: Sendable, Decodable {
  /// The name in Apple's documentation: `Ride Booking`.
  package var name: String
  /// The intents of the domain.
  package var intents: [CatalogIntent]
}
