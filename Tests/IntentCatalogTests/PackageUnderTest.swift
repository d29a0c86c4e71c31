import IntentCatalog

/// The package that contains these tests.
enum Package {
  /// The path of its directory, three steps up from this file.
  static let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}

extension SystemCatalog {
  /// Returns the enumeration with a SiriKit name, or nil.
  func enumeration(named name: String) -> CatalogEnumeration? {
    enumerations.first { $0.name == name }
  }

  /// Returns the resolution result with a SiriKit name, or nil.
  func resolutionResult(named name: String) -> CatalogResolutionResult? {
    resolutionResults.first { $0.name == name }
  }

  /// Returns the description of the response codes with a name, or nil.
  func responseCode(named name: String) -> CatalogResponseCode? {
    responseCodes.first { $0.name == name }
  }

  /// Returns the value type with a SiriKit name, or nil.
  func value(named name: String) -> CatalogValue? {
    values.first { $0.name == name }
  }
}
