/// A parameter of an intent, or a property of a response or a value.
public struct CatalogProperty: Sendable, Decodable {
  /// The name in SiriKit.
  public var name: String
  /// The type in SiriKit: `[INPerson]?`.
  public var type: String
  /// The label in SiriKit's initializer, where it differs from the name.
  public var label: String?
  /// One sentence about the property, which says more than its name.
  public var summary: String?
  /// The platforms and versions of the property, where they differ from those of its owner.
  public var availability: CatalogAvailability?
}
