/// A family of intents, such as Messages.
public struct CatalogDomain: Sendable, Decodable {
  /// The name in Apple's documentation: `Ride Booking`.
  public var name: String
  /// The intents of the domain.
  public var intents: [CatalogIntent]
}
