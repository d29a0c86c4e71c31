import IntentNames

extension CatalogAvailability {
  /// The availability as a Swift expression.
  var expression: Expression {
    .row(
      "Availability",
      [
        "introduced": introducedText.map(Expression.string),
        "unavailable": unavailableText.map(Expression.string),
        "deprecated": deprecatedText.map(Expression.string),
        "replacement": replacement.map(Expression.string),
      ])
  }

  /// The first versions, as in `iOS 10.0, watchOS 3.2`; nil if they are unknown.
  var introducedText: String? { introduced.flatMap { $0.isEmpty ? nil : Self.text($0) } }

  /// The platforms that never had the symbol; nil if there is no such list.
  var unavailableText: String? { unavailable.map { $0.joined(separator: ", ") } }

  /// The versions that deprecated the symbol, if any.
  var deprecatedText: String? { (deprecated?.versions).map(Self.text) }

  /// The name in Swift of the symbol to use instead, if any.
  var replacement: String? { deprecated?.replacement.map { SwiftNames.type($0) } }

  /// Returns the availability of a member without the versions that a deprecated one inherits from
  /// its owner.
  func withoutVersions(of owner: CatalogAvailability) -> CatalogAvailability {
    guard deprecated != nil, introduced == owner.introduced else { return self }
    var availability = self
    availability.introduced = nil
    return availability
  }

  /// The deprecation as a sentence, if any.
  var deprecationNote: String? {
    guard let deprecated else { return nil }
    let platform = Self.platforms.first { deprecated.versions[$0] != nil }
    let since = platform.map { " since \($0) \(deprecated.versions[$0] ?? "")" } ?? ""
    let cure = replacement.map { "; replaced by `\($0)`" } ?? ""
    return "Deprecated\(since)\(cure)."
  }

  /// The platforms, in the order of SiriKit's headers.
  static let platforms = ["iOS", "macOS", "watchOS", "tvOS"]

  private static func text(_ versions: [String: String]) -> String {
    platforms.compactMap { platform in versions[platform].map { "\(platform) \($0)" } }
      .joined(separator: ", ")
  }
}
