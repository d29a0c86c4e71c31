/// A type that parameters and responses are made of.
public struct CatalogValue: Sendable, Decodable {
  /// The class in SiriKit: `INPerson`.
  public var name: String
  /// What it is, as a sentence.
  public var summary: String
  /// Where it exists.
  public var availability: CatalogAvailability
  /// The property that a bare text stands for.
  public var textField: String?
  /// The properties that are spoken for the value, when that is more than the text.
  public var spokenFields: [String]?
  /// The properties, inherited ones included; nil for a base class without values of its own.
  public var properties: [CatalogProperty]?
  /// The concrete classes of such a base class.
  public var kinds: [Kind]?
  /// The kind that a bare text stands for.
  public var textKind: String?
  /// Whether the core has the type from somebody's hand, so that none is generated.
  public var isHandWritten: Bool?

  /// One concrete class of a base class.
  public struct Kind: Sendable, Decodable {
    /// What it is called among its siblings: `flight`.
    public var name: String
    /// The class in SiriKit: `INFlightReservation`.
    public var type: String
  }
}
