/// A string with well-known values.
public struct CatalogKeyword: Sendable, Decodable {
  /// The name in SiriKit: `INPersonRelationship`.
  public var name: String
  /// What it is, as a sentence.
  public var summary: String
  /// The names of the well-known values.
  public var values: [String]
}
