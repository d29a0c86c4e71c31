/// The platforms and versions in which a symbol of SiriKit exists.
package struct CatalogAvailability: Sendable, Decodable {
  /// The first version with the symbol, by platform.
  package var introduced: [String: String]?
  /// The platforms that never had the symbol.
  package var unavailable: [String]?
  /// The deprecation of the symbol.
  package var deprecated: Deprecation?

  /// The versions and the replacement of a deprecated symbol.
  package struct Deprecation: Sendable, Decodable {
    /// The first version in which the symbol is deprecated, by platform.
    package var versions: [String: String]
    /// The SiriKit name of the symbol to use instead.
    package var replacement: String?
  }
}
