extension SystemRenderer {
  /// The file of a value type.
  func valueFile(_ value: CatalogValue) -> GeneratedFile {
    let name = SwiftNames.type(value.name)
    let comment = Declaration.comment(
      value.summary, "SiriKit's `\(value.name)`.", value.availability.deprecationNote)
    let body = value.kinds.map { union(value, of: $0) } ?? record(value)
    return file("Values/\(name)", comment + body)
  }

  private func record(_ value: CatalogValue) -> [String] {
    let name = SwiftNames.type(value.name)
    let properties = properties(value.properties ?? [])
    let initializer =
      Declaration.comment("Makes a value of its properties.", indent: 2)
      + memberwiseInitializer(properties)
    var arguments: [Expression.Argument] = [
      .init("name", .string(name)), .init("siriKitName", .string(value.name)),
    ]
    if let textField = value.textField {
      arguments.append(.init("textField", .string(textField)))
    }
    if let spokenFields = value.spokenFields {
      arguments.append(.init("spokenFields", .strings(spokenFields)))
    }
    arguments += [
      .init("availability", value.availability.expression),
      .init("fields", .array(properties.map(\.schema))),
    ]
    return ["public struct \(name): ParameterRecord {"]
      + recordMembers(properties, initializers: initializer) + [""]
      + Expression.call("RecordSchema", arguments).lines(
        prefix: "public static let recordSchema = ", indent: 2)
      + ["}"]
  }

  /// A base class without values of its own becomes an enumeration of its concrete classes.
  private func union(_ value: CatalogValue, of kinds: [CatalogValue.Kind]) -> [String] {
    let name = SwiftNames.type(value.name)
    let table = Expression.array(
      kinds.map { kind in
        .call(
          ".init",
          [
            .init(nil, .string(kind.name)),
            .init(nil, .text("\(SwiftNames.type(kind.type)).self")),
            .init("wrap", .text("\(name).\(kind.name)")),
          ])
      })
    let textKind = value.textKind.map {
      [""] + Declaration.comment("A bare text stands for this kind.", indent: 2)
        + ["  public static var textKind: String? { \"\($0)\" }"]
    }
    return ["public enum \(name): ParameterUnion {"]
      + kinds.map { "  case \($0.name)(\(SwiftNames.type($0.type)))" }
      + [""]
      + table.lines(prefix: "public static let kinds: [ParameterUnionKind<Self>] = ", indent: 2)
      + (textKind ?? [])
      + ["", "  public var content: (kind: String, value: any ParameterRecord) {"]
      + ["    switch self {"]
      + kinds.map { "    case .\($0.name)(let value): (\"\($0.name)\", value)" }
      + ["    }", "  }", "}"]
  }
}
