/// A parameter of an intent, or a property of a response or a value.
package struct CatalogProperty: Sendable, Decodable {
  /// The name in SiriKit.
  package var name: String
  /// The type in SiriKit: `[INPerson]?`.
  package var type: String
  /// The label in SiriKit's initializer, where it differs from the name.
  package var label: String?
  /// One sentence about the property, if it says more than its name.
  package var summary: String?
  /// Whether a property of a response describes the result of a success, so that the assistant says
  /// only the name of the app without it.
  package var describesSuccess: Bool?
  /// The platforms and versions of the property, where they differ from those of its owner.
  package var availability: CatalogAvailability?
}
