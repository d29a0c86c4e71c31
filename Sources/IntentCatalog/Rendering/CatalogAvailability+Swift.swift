extension CatalogAvailability {
  /// The availability as a Swift expression.
  var expression: Expression {
    var arguments: [Expression.Argument] = []
    if let introduced, !introduced.isEmpty {
      arguments.append(.init("introduced", .text(Self.literal(introduced))))
    }
    if let unavailable { arguments.append(.init("unavailable", .strings(unavailable))) }
    if let deprecated {
      var ending: [Expression.Argument] = [.init(nil, .text(Self.literal(deprecated.versions)))]
      if let replacement = deprecated.replacement {
        ending.append(.init("replacement", .string(SwiftNames.type(replacement))))
      }
      arguments.append(.init("deprecation", .call(".init", ending)))
    }
    return .call("Availability", arguments)
  }

  /// The deprecation as a sentence, or nil if there is none.
  var deprecationNote: String? {
    guard let deprecated else { return nil }
    let platform = Self.platforms.first { deprecated.versions[$0] != nil }
    let since = platform.map { " since \($0) \(deprecated.versions[$0] ?? "")" } ?? ""
    let cure = deprecated.replacement.map { "; replaced by `\(SwiftNames.type($0))`" } ?? ""
    return "Deprecated\(since)\(cure)."
  }

  /// The platforms, in the order of SiriKit's headers.
  static let platforms = ["iOS", "macOS", "watchOS", "tvOS"]

  private static func literal(_ versions: [String: String]) -> String {
    let known = platforms.compactMap { platform in
      versions[platform].map { "\"\(platform)\": \"\($0)\"" }
    }
    return known.isEmpty ? "[:]" : "[\(known.joined(separator: ", "))]"
  }
}
