/// The platforms and versions in which a symbol of SiriKit exists.
public struct CatalogAvailability: Sendable, Decodable {
  /// The first version with the symbol, by platform.
  public var introduced: [String: String]?
  /// The platforms that never had the symbol.
  public var unavailable: [String]?
  /// The deprecation of the symbol.
  public var deprecated: Deprecation?

  /// The versions and the replacement of a deprecated symbol.
  public struct Deprecation: Sendable, Decodable {
    /// The first version in which the symbol is deprecated, by platform.
    public var versions: [String: String]
    /// The SiriKit name of the symbol to use instead.
    public var replacement: String?
  }
}
