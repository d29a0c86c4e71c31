import IntentNames

extension SystemRenderer {
  /// Returns the file of a value type.
  func valueFile(_ value: CatalogValue) -> GeneratedFile {
    let name = SwiftNames.type(value.name)
    let comment = Declaration.comment(
      value.summary, value.availability.origin(value.name), value.availability.deprecationNote)
    let body = value.kinds.map { union(value, of: $0) } ?? record(value)
    return file("Values/\(name)", traits: traits(ofValue: value.name), comment + body)
  }

  private func record(_ value: CatalogValue) -> [String] {
    let name = SwiftNames.type(value.name)
    let record = RecordTemplate(properties(value.properties ?? [], of: value.availability))
    let table = Expression.row(
      "RecordFields<Self>",
      [
        "_": record.empty, "siriKitName": .string(value.name),
        "textField": value.textField.map(Expression.string),
        "spokenFields": value.spokenFields.map(Expression.strings),
        "availability": value.availability.expression, "_": record.rows,
      ])
    return ["public struct \(name): DeclaredRecord {"]
      + recordMembers(
        record, initializers: record.initializer("Creates a value with the given properties."),
        table: table)
      + ["}"]
  }

  /// Returns an abstract base class as an enumeration of its concrete subclasses.
  private func union(_ value: CatalogValue, of kinds: [CatalogValue.Kind]) -> [String] {
    let name = SwiftNames.type(value.name)
    let table = Expression.array(
      kinds.map { kind in
        .call(
          ".init",
          [
            "_": .string(kind.name), "_": .text("\(SwiftNames.type(kind.type)).self"),
            "wrap": .text("\(name).\(kind.name)"),
          ])
      })
    let textKind = value.textKind.map {
      [""] + Declaration.comment("The kind that a plain string is read into.", indent: 2)
        + ["  public static var textKind: String? { \"\($0)\" }"]
    }
    return ["public enum \(name): ParameterUnion {"]
      + kinds.flatMap { kind in
        Declaration.comment(kind.summary, indent: 2)
          + ["  case \(kind.name)(\(SwiftNames.type(kind.type)))"]
      }
      + [""]
      + table.lines(prefix: "public static let kinds: [ParameterUnionKind<Self>] = ", indent: 2)
      + (textKind ?? [])
      + ["", "  public static let recordSchema = unionSchema()"]
      + ["", "  public var content: (kind: String, value: any ParameterRecord) {"]
      + ["    switch self {"]
      + kinds.map { "    case .\($0.name)(let value): (\"\($0.name)\", value)" }
      + ["    }", "  }", "}"]
  }
}
