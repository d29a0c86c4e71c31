/// The facts about SiriKit in `system-intents.json`.
///
/// Names are SiriKit's own; ``SwiftNames`` translates them. The order is SiriKit's too and has a
/// meaning: the pipeline calls resolve methods in the order in which the headers declare them.
package struct SystemCatalog: Sendable, Decodable {
  /// The domains with their intents.
  package var domains: [CatalogDomain]
  /// The types of parameters and properties.
  package var values: [CatalogValue]
  /// The enumerations: closed sets of cases, option sets, response codes and reasons.
  package var enumerations: [CatalogEnumeration]
  /// The descriptions of response codes, sorted by name.
  package var responseCodes: [CatalogResponseCode]
  /// The types of strings with well-known values.
  package var keywords: [CatalogKeyword]
  /// The types of the results of resolve methods.
  package var resolutionResults: [CatalogResolutionResult]
}

extension SystemCatalog {
  /// The path of the catalog inside the package.
  package static let path = "Sources/IntentCatalog/Catalog/system-intents.json"

  /// Reads the catalog of a package.
  ///
  /// - Throws: ``CatalogError`` if the file doesn't exist or isn't valid. Show its description to
  ///   the user of the tool.
  package init(packagePath: String) throws(CatalogError) {
    self = try CatalogFile.read("\(packagePath)/\(Self.path)")
  }

  /// All intents, domain by domain.
  package var intents: [CatalogIntent] { domains.flatMap(\.intents) }
}
