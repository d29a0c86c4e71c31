import IntentNames

extension SystemRenderer {
  /// Returns the file of an enumeration or an option set.
  func enumerationFile(_ enumeration: CatalogEnumeration) -> GeneratedFile {
    let name = SwiftNames.type(enumeration.name)
    let comment = Declaration.comment(
      summary(of: enumeration), enumeration.availability.origin(enumeration.name),
      enumeration.availability.deprecationNote)
    let body = enumeration.kind == .options ? options(enumeration) : cases(enumeration)
    return file("Enumerations/\(name)", formatNote(for: enumeration) + comment + body)
  }

  /// Returns a sentence about an enumeration; for reasons, it names their parameter.
  private func summary(of enumeration: CatalogEnumeration) -> String {
    if let summary = enumeration.summary { return summary }
    let results = catalog.resolutionResults.filter { $0.unsupportedReason == enumeration.name }
      .map(\.name)
    let owner = catalog.intents.lazy.compactMap { intent in
      intent.resolveMethods.first { results.contains($0.result) }.map { (intent, $0) }
    }.first
    let value = owner.map { intent, method in
      " of `\(method.parameter)` in `\(SwiftNames.type(intent.name))`"
    }
    return "A reason why a handler doesn't support a value\(value ?? "")."
  }

  /// Returns the comment of a case: its summary and its availability, where the catalog has them.
  private func comment(
    on member: CatalogEnumeration.Case, of enumeration: CatalogEnumeration
  ) -> [String] {
    // `ParameterEnumeration` recognizes an absent value by the same spelling.
    let isAbsence = member.rawValue == 0 && member.name.hasSuffix("nknown")
    let summary = member.summary ?? (isAbsence ? "An unspecified value." : nil)
    return Declaration.comment(
      summary, member.availability?.memberNote(in: enumeration.availability), indent: 2)
  }

  /// Returns a note for swift-format if SiriKit spells a case in capitals.
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
        comment(on: member, of: enumeration)
          + ["  case \(SwiftNames.declared(member.name)) = \(member.rawValue)"]
      }
      + aliases(enumeration) + [""]
      + Expression.strings(cases.map(\.name)).lines(
        prefix: "public static let caseNames = ", indent: 2)
      + absence(enumeration) + ["}"]
  }

  /// Returns static properties for the earlier names of cases.
  private func aliases(_ enumeration: CatalogEnumeration) -> [String] {
    enumeration.cases.flatMap { member -> [String] in
      guard let original = member.aliasOf else { return [] }
      return [""] + Declaration.comment("An earlier name of ``\(original)``.", indent: 2)
        + ["  public static var \(member.name): Self { .\(original) }"]
    }
  }

  /// Returns a property for a case such as `sourceUnknown`: the protocol recognizes `unknown` only.
  private func absence(_ enumeration: CatalogEnumeration) -> [String] {
    guard let zero = enumeration.properCases.first, zero.rawValue == 0,
      zero.name.hasSuffix("Unknown")
    else { return [] }
    return [""] + Declaration.comment("Whether the value is unspecified.", indent: 2)
      + ["  public var isAbsent: Bool { self == .\(zero.name) }"]
  }

  private func options(_ enumeration: CatalogEnumeration) -> [String] {
    let named = Expression.array(
      enumeration.cases.map {
        .text("(\"\($0.name)\", .\($0.name))")
      })
    return ["public struct \(SwiftNames.type(enumeration.name)): ParameterOptions {"]
      + rawValue("let", "Int")
      + enumeration.cases.flatMap { member in
        let name = SwiftNames.declared(member.name)
        return comment(on: member, of: enumeration)
          + ["  public static let \(name) = Self(rawValue: \(member.rawValue))"]
      }
      + [""]
      + named.lines(
        prefix: "public static let namedOptions: [(name: String, option: Self)] = ", indent: 2)
      + ["}"]
  }

  /// Returns the raw value of a structure, and the initializer that sets it.
  func rawValue(_ keyword: String, _ type: String) -> [String] {
    [
      "  public \(keyword) rawValue: \(type)",
      "  public init(rawValue: \(type)) { self.rawValue = rawValue }", "",
    ]
  }

  /// Returns the file of a type of strings with well-known values.
  func keywordFile(_ keyword: CatalogKeyword) -> GeneratedFile {
    let name = SwiftNames.type(keyword.name)
    let lines =
      Declaration.comment(keyword.summary, origin(keyword.name))
      + ["public struct \(name): ParameterKeyword {"]
      + rawValue("var", "String")
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
