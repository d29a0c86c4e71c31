/// A type of parameters and properties.
package struct CatalogValue: Sendable, Decodable {
  /// The name of the class in SiriKit: `INPerson`.
  package var name: String
  /// One sentence about the type.
  package var summary: String
  /// The platforms and versions of the type.
  package var availability: CatalogAvailability
  /// The name of the property that a plain string is read into.
  package var textField: String?
  /// The names of the properties to speak, if the text property alone doesn't suffice.
  package var spokenFields: [String]?
  /// The properties, inherited ones included; nil for an abstract base class.
  package var properties: [CatalogProperty]?
  /// The concrete subclasses of such a base class.
  package var kinds: [Kind]?
  /// The name of the kind that a plain string is read into.
  package var textKind: String?
  /// Whether the core has a hand-written type for the class.
  package var isHandWritten: Bool?

  /// One concrete subclass of a base class.
  package struct Kind: Sendable, Decodable {
    /// The name among the kinds: `flight`.
    package var name: String
    /// The name of the class in SiriKit: `INFlightReservation`.
    package var type: String
    /// One sentence about the kind, if it says more than its name.
    package var summary: String?
  }
}
