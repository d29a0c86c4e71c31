/// A family of intents, such as Messages.
public struct CatalogDomain: Sendable, Decodable {
  /// The name as people read it: `Ride Booking`.
  public var name: String
  /// The intents of the domain.
  public var intents: [CatalogIntent]
}
