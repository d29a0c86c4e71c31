/// A parameter of an intent, or a property of a response or a value.
public struct CatalogProperty: Sendable, Decodable {
  /// The name in SiriKit.
  public var name: String
  /// The type in SiriKit: `[INPerson]?`.
  public var type: String
  /// The label in SiriKit's initialiser, where it is not the name.
  public var label: String?
  /// What it says, as a sentence, where the name does not say it all.
  public var summary: String?
  /// Where it exists, when that differs from its owner.
  public var availability: CatalogAvailability?
}
