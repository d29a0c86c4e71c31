/// Everything IntentKit knows of SiriKit, as it stands in `system-intents.json`.
///
/// Names are SiriKit's own throughout; ``SwiftNames`` says what they become. The order is SiriKit's too, since it carries
/// meaning: resolve methods are asked in the order in which the headers declare them.
public struct SystemCatalog: Sendable, Decodable {
  /// The domains with their intents.
  public var domains: [CatalogDomain]
  /// The types that parameters and responses are made of.
  public var values: [CatalogValue]
  /// The enumerations: closed sets of cases, option sets, response codes and reasons.
  public var enumerations: [CatalogEnumeration]
  /// The strings with well-known values.
  public var keywords: [CatalogKeyword]
  /// The types of what resolve methods answer.
  public var resolutionResults: [CatalogResolutionResult]
}

extension SystemCatalog {
  /// Where the catalog lies inside the package.
  public static let path = "Sources/IntentCatalog/Catalog/system-intents.json"

  /// Reads the catalog of a package.
  ///
  /// - Throws: ``CatalogError`` when it is not there or cannot be understood. Show it to whoever ran the generator.
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

  /// The enumeration with a SiriKit name, or nil when there is none.
  public func enumeration(named name: String) -> CatalogEnumeration? {
    enumerations.first { $0.name == name }
  }

  /// The resolution result with a SiriKit name, or nil when there is none.
  public func resolutionResult(named name: String) -> CatalogResolutionResult? {
    resolutionResults.first { $0.name == name }
  }

  /// The value type with a SiriKit name, or nil when there is none.
  public func value(named name: String) -> CatalogValue? {
    values.first { $0.name == name }
  }
}
