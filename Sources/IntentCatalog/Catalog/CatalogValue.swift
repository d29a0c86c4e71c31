/// A type of parameters and properties.
public struct CatalogValue: Sendable, Decodable {
  /// The name of the class in SiriKit: `INPerson`.
  public var name: String
  /// One sentence about the type.
  public var summary: String
  /// The platforms and versions of the type.
  public var availability: CatalogAvailability
  /// The name of the property that a plain string is read into.
  public var textField: String?
  /// The names of the properties to speak, if the text property alone doesn't suffice.
  public var spokenFields: [String]?
  /// The properties, inherited ones included; nil for a base class without values of its own.
  public var properties: [CatalogProperty]?
  /// The concrete subclasses of such a base class.
  public var kinds: [Kind]?
  /// The name of the kind that a plain string is read into.
  public var textKind: String?
  /// Whether the core has a hand-written type for the class.
  public var isHandWritten: Bool?

  /// One concrete subclass of a base class.
  public struct Kind: Sendable, Decodable {
    /// The name among the kinds: `flight`.
    public var name: String
    /// The name of the class in SiriKit: `INFlightReservation`.
    public var type: String
    /// One sentence about the kind, which says more than its name.
    public var summary: String?
  }
}
