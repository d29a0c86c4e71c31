/// The facts about SiriKit in `system-intents.json`.
///
/// Names are SiriKit's own; ``SwiftNames`` translates them. The order is SiriKit's too and has a
/// meaning: the pipeline calls resolve methods in the order in which the headers declare them.
public struct SystemCatalog: Sendable, Decodable {
  /// The domains with their intents.
  public var domains: [CatalogDomain]
  /// The types of parameters and properties.
  public var values: [CatalogValue]
  /// The enumerations: closed sets of cases, option sets, response codes and reasons.
  public var enumerations: [CatalogEnumeration]
  /// The descriptions of response codes, sorted by name.
  public var responseCodes: [CatalogResponseCode]
  /// The types of strings with well-known values.
  public var keywords: [CatalogKeyword]
  /// The types of the results of resolve methods.
  public var resolutionResults: [CatalogResolutionResult]
}

extension SystemCatalog {
  /// The path of the catalog inside the package.
  public static let path = "Sources/IntentCatalog/Catalog/system-intents.json"

  /// Reads the catalog of a package.
  ///
  /// - Throws: ``CatalogError`` if the file doesn't exist or isn't valid. Show its description to
  ///   the user of the tool.
  public init(packagePath: String) throws(CatalogError) {
    let path = "\(packagePath)/\(Self.path)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogError(path: path, reason: nil)
    }
    do {
      self = try JSONDecoder().decode(SystemCatalog.self, from: data)
    } catch {
      throw CatalogError(path: path, reason: "\(error)")
    }
  }

  /// All intents, domain by domain.
  public var intents: [CatalogIntent] { domains.flatMap(\.intents) }

  /// Returns the enumeration with a SiriKit name, or nil if none exists.
  public func enumeration(named name: String) -> CatalogEnumeration? {
    enumerations.first { $0.name == name }
  }

  /// Returns the resolution result with a SiriKit name, or nil if none exists.
  public func resolutionResult(named name: String) -> CatalogResolutionResult? {
    resolutionResults.first { $0.name == name }
  }

  /// Returns the description of the response codes with a name, or nil if none exists.
  public func responseCode(named name: String) -> CatalogResponseCode? {
    responseCodes.first { $0.name == name }
  }

  /// Returns the value type with a SiriKit name, or nil if none exists.
  public func value(named name: String) -> CatalogValue? {
    values.first { $0.name == name }
  }
}
