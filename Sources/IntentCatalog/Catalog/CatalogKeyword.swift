/// A type of strings with well-known values.
public struct CatalogKeyword: Sendable, Decodable {
  /// The name in SiriKit: `INPersonRelationship`.
  public var name: String
  /// One sentence about the type.
  public var summary: String
  /// The names of the well-known values.
  public var values: [String]
}
