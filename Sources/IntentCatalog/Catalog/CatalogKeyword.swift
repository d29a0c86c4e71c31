/// A type of strings with well-known values.
package struct CatalogKeyword: Sendable, Decodable {
  /// The name in SiriKit: `INPersonRelationship`.
  package var name: String
  /// One sentence about the type.
  package var summary: String
  /// The names of the well-known values.
  package var values: [String]
}
