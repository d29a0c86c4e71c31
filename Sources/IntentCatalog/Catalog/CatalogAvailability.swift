/// Where something exists, since when, and until when.
public struct CatalogAvailability: Sendable, Decodable {
  /// The first version, by platform.
  public var introduced: [String: String]?
  /// The platforms that never had it.
  public var unavailable: [String]?
  /// Since when it should not be used.
  public var deprecated: Deprecation?

  /// The end of something, announced.
  public struct Deprecation: Sendable, Decodable {
    /// The version that announced it, by platform.
    public var versions: [String: String]
    /// What to use instead, by its name in SiriKit.
    public var replacement: String?
  }
}
