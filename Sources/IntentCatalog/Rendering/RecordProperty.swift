/// A stored property of a record that is to be generated: a parameter, or a property of a response or a value.
struct RecordProperty {
  /// The name in Swift, in files and on the wire.
  let name: String
  /// The label in the initialiser, where it is not the name.
  let label: String?
  /// The type in Swift.
  let type: SwiftType
  /// The value that stands for nothing said, as an expression; nil when there must be one.
  let absence: String?
  /// What the property says, as a sentence, where the name does not say it all.
  var summary: String?
  /// Where the property exists, when that differs from its owner.
  let availability: CatalogAvailability?

  /// The name where a declaration needs it.
  var declared: String { SwiftNames.declared(name) }

  /// The property's declaration, with a comment where there is something to say.
  var declaration: [String] {
    Declaration.comment(summary, availability?.deprecationNote)
      + ["public var \(declared): \(type.text)"]
  }

  /// The property in the memberwise initialiser.
  var parameter: String {
    let label = label.map { "\($0) " } ?? ""
    return "\(label)\(declared): \(type.text)" + (absence.map { " = \($0)" } ?? "")
  }

  /// The statement that reads the property.
  var reading: Statement {
    let field = Expression.Argument(nil, .string(name))
    let call: Expression =
      switch absence {
      case nil: .call("fields.required", [field])
      case "nil": .call("fields.optional", [field])
      case let absence?: .call("fields.value", [field, .init("default", .text(absence))])
      }
    return Statement("\(declared) = try ", call)
  }

  /// The statement that writes the property.
  var writing: Statement {
    var arguments: [Expression.Argument] = [
      .init(nil, .string(name)), .init(nil, .text(declared)),
    ]
    if let absence, absence != "nil" { arguments.append(.init("unless", .text(absence))) }
    return Statement("", .call("fields.write", arguments))
  }

  /// The property in a schema.
  var schema: Expression {
    var arguments: [Expression.Argument] = [
      .init(nil, .string(name)), .init(nil, .text("\(type.wrapped).self")),
    ]
    if absence == nil { arguments.append(.init("isRequired", .text("true"))) }
    if let availability { arguments.append(.init("availability", availability.expression)) }
    if let summary { arguments.append(.init("summary", .string(summary))) }
    return .call("ParameterSchema", arguments)
  }
}

extension SystemRenderer {
  /// The properties as they are to be generated.
  func properties(_ properties: [CatalogProperty]) -> [RecordProperty] {
    properties.map { property in
      let type = SwiftType(property.type)
      return RecordProperty(
        name: property.name, label: property.label, type: type, absence: absence(of: type),
        summary: property.summary, availability: property.availability)
    }
  }

  /// The value that stands for nothing said, or nil when SiriKit always has a value.
  private func absence(of type: SwiftType) -> String? {
    if type.isOptional { return "nil" }
    if type.isList { return "[]" }
    if let enumeration = enumeration(of: type) {
      return enumeration.kind == .options ? "[]" : enumeration.absence.map { ".\($0.name)" }
    }
    // SiriKit's classes start with false, as every Objective-C object does.
    return type.name == "Bool" ? "false" : nil
  }

  /// The properties' declarations, and the members that read and write them.
  func recordMembers(_ properties: [RecordProperty], initializers: [String]) -> [String] {
    let reader = Declaration.function(
      "public init", ["from fields: inout ParameterReader"], "throws(ParameterError)",
      body: properties.map(\.reading), indent: 2)
    let writer = Declaration.function(
      "public func write", ["to fields: inout ParameterWriter"],
      body: properties.map(\.writing), indent: 2)
    let declarations = Page.indented(properties.flatMap(\.declaration))
    let parts = [declarations, initializers, reader, writer].filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""]))
  }

  /// The initialiser that takes every property.
  func memberwiseInitializer(_ properties: [RecordProperty]) -> [String] {
    Declaration.function(
      "public init", properties.map(\.parameter),
      body: properties.map { Statement("self.\($0.name) = \($0.declared)") }, indent: 2)
  }
}
