extension CatalogAvailability {
  /// The availability as a Swift expression.
  var expression: Expression {
    let hasVersions = introduced?.isEmpty == false
    return .call(
      "Availability",
      [
        "introduced": hasVersions ? introduced.map(Self.literal) : nil,
        "unavailable": unavailable.map { .string($0.joined(separator: ", ")) },
        "deprecated": (deprecated?.versions).map(Self.literal),
        "replacement": (deprecated?.replacement).map { .string(SwiftNames.type($0)) },
      ])
  }

  /// The deprecation as a sentence, if any.
  var deprecationNote: String? {
    guard let deprecated else { return nil }
    let platform = Self.platforms.first { deprecated.versions[$0] != nil }
    let since = platform.map { " since \($0) \(deprecated.versions[$0] ?? "")" } ?? ""
    let cure = deprecated.replacement.map { "; replaced by `\(SwiftNames.type($0))`" } ?? ""
    return "Deprecated\(since)\(cure)."
  }

  /// The platforms, in the order of SiriKit's headers.
  static let platforms = ["iOS", "macOS", "watchOS", "tvOS"]

  private static func literal(_ versions: [String: String]) -> Expression {
    let known = platforms.compactMap { platform in
      versions[platform].map { "\(platform) \($0)" }
    }
    return .string(known.joined(separator: ", "))
  }
}
