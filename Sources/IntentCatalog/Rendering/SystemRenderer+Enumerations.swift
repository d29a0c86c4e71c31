extension SystemRenderer {
  /// The file of an enumeration or an option set.
  func enumerationFile(_ enumeration: CatalogEnumeration) -> GeneratedFile {
    let name = SwiftNames.type(enumeration.name)
    let comment = Declaration.comment(
      summary(of: enumeration), "SiriKit's `\(enumeration.name)`.",
      enumeration.availability.deprecationNote)
    let body = enumeration.kind == .options ? options(enumeration) : cases(enumeration)
    return file("Enumerations/\(name)", formatNote(for: enumeration) + comment + body)
  }

  /// What an enumeration is, as a sentence.
  private func summary(of enumeration: CatalogEnumeration) -> String {
    if let summary = enumeration.summary { return summary }
    let result = catalog.resolutionResults.first { $0.unsupportedReason == enumeration.name }
    let type = result.map { "a ``\(SwiftNames.type($0.name))``" } ?? "a resolution result"
    return "Why \(type) does not support a value."
  }

  /// SiriKit writes some abbreviations in capitals, which the formatter would not have.
  private func formatNote(for enumeration: CatalogEnumeration) -> [String] {
    let hasCapitals = enumeration.cases.contains { $0.name.first?.isUppercase == true }
    return hasCapitals ? ["// swift-format-ignore: AlwaysUseLowerCamelCase"] : []
  }

  private func cases(_ enumeration: CatalogEnumeration) -> [String] {
    let cases = enumeration.properCases
    var inherited = ["Int", "ParameterEnumeration"]
    if enumeration.kind == .reason { inherited.append("UnsupportedReason") }
    return Declaration.type("public enum \(SwiftNames.type(enumeration.name))", inherited)
      + cases.flatMap { member in
        Declaration.comment(member.availability?.deprecationNote, indent: 2)
          + ["  case \(SwiftNames.declared(member.name)) = \(member.rawValue)"]
      }
      + aliases(enumeration) + [""]
      + Expression.strings(cases.map(\.name)).lines(
        prefix: "public static let caseNames = ", indent: 2)
      + absence(enumeration) + ["}"]
  }

  /// Earlier names of cases.
  private func aliases(_ enumeration: CatalogEnumeration) -> [String] {
    enumeration.cases.flatMap { member -> [String] in
      guard let original = member.aliasOf else { return [] }
      return [""] + Declaration.comment("An earlier name of ``\(original)``.", indent: 2)
        + ["  public static var \(member.name): Self { .\(original) }"]
    }
  }

  /// The protocol knows that `unknown` stands for nothing said; it cannot know other spellings.
  private func absence(_ enumeration: CatalogEnumeration) -> [String] {
    guard let zero = enumeration.properCases.first, zero.rawValue == 0,
      zero.name.hasSuffix("Unknown")
    else { return [] }
    return [""] + Declaration.comment("SiriKit's name for nothing said.", indent: 2)
      + ["  public var isAbsent: Bool { self == .\(zero.name) }"]
  }

  private func options(_ enumeration: CatalogEnumeration) -> [String] {
    let named = Expression.array(
      enumeration.cases.map {
        .text("(\"\($0.name)\", .\($0.name))")
      })
    return ["public struct \(SwiftNames.type(enumeration.name)): ParameterOptions {"]
      + ["  public let rawValue: Int", ""]
      + Declaration.comment("Makes a set of SiriKit's number for it.", indent: 2)
      + ["  public init(rawValue: Int) {", "    self.rawValue = rawValue", "  }", ""]
      + enumeration.cases.map {
        "  public static let \(SwiftNames.declared($0.name)) = Self(rawValue: \($0.rawValue))"
      }
      + [""]
      + named.lines(
        prefix: "public static let namedOptions: [(name: String, option: Self)] = ", indent: 2)
      + ["}"]
  }

  /// The file of a string with well-known values.
  func keywordFile(_ keyword: CatalogKeyword) -> GeneratedFile {
    let name = SwiftNames.type(keyword.name)
    let lines =
      Declaration.comment(keyword.summary, "SiriKit's `\(keyword.name)`.")
      + ["public struct \(name): ParameterKeyword {"]
      + ["  public var rawValue: String", ""]
      + Declaration.comment("Makes a keyword of any text.", indent: 2)
      + ["  public init(rawValue: String) {", "    self.rawValue = rawValue", "  }", ""]
      + keyword.values.map {
        "  public static let \(SwiftNames.declared($0)) = Self(rawValue: \"\($0)\")"
      }
      + [""]
      + Expression.array(keyword.values.map { .text(".\($0)") }).lines(
        prefix: "public static let wellKnown: [Self] = ", indent: 2)
      + ["}"]
    return file("Keywords/\(name)", lines)
  }
}
