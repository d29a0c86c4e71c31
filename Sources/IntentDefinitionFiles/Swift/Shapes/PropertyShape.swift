import IntentCatalog

/// A stored property of a generated type: a parameter, or a property of a response or an object.
struct PropertyShape: Sendable, Hashable {
  /// The name in the definition file, in scenarios and on the wire.
  var name: String
  /// The name in Swift, as declarations spell it.
  var identifier: String
  /// The name in Swift, after a period or as a label.
  var reference: String
  /// The label in the initializer, where it differs.
  var label: String?
  /// The type of the value, or of each element.
  var type: TypeSpelling
  var isArray = false
  /// Whether every value has the property.
  var isRequired = false
  /// The text of the property's comment.
  var comment: String?
  /// Whether the type of the property contains the property, directly or indirectly, so that it
  /// needs storage of its own.
  var isRecursive = false

  /// The type without its question mark: `[Soup]`.
  var wrapped: String { isArray ? "[\(type.swift)]" : type.swift }

  /// The value of an absent property, as an expression; nil if the property is required.
  var absence: String? {
    if isRequired { return nil }
    return isArray ? "nil" : type.absence ?? "nil"
  }

  /// The whole type: `[Soup]?`.
  var whole: String { absence == "nil" ? "\(wrapped)?" : wrapped }

  /// The type in a definition: `[Soup]`.
  var definitionType: String { isArray ? "[\(type.definition)]" : type.definition }

  /// The property inside a method whose own parameters might hide it.
  var access: String { name == "fields" ? "self.\(reference)" : identifier }

  /// The name of the storage of a recursive property.
  var storage: String { "\(name)Storage" }
}

extension PropertyShape {
  /// The declaration.
  func declaration(_ access: String) -> [String] {
    let comment = Comment.lines(comment, indent: 2)
    guard isRecursive else { return comment + ["  \(access)var \(identifier): \(whole)"] }
    return comment + ["  \(access)var \(identifier): \(whole) {"]
      + ["    get { \(storage).first }", "    set { \(storage) = newValue.map { [$0] } ?? [] }"]
      + ["  }", ""]
      + Comment.lines(
        "The value of `\(name)`, in an array because a structure can't contain itself.", indent: 2)
      + ["  private var \(storage): [\(wrapped)] = []", ""]
  }

  /// The parameter of the initializer for all properties.
  var parameter: String {
    let label = label.map { "\($0) " } ?? ""
    return "\(label)\(identifier): \(whole)" + (absence.map { " = \($0)" } ?? "")
  }

  /// The statement that reads the property.
  var reading: Statement {
    let call: Expression =
      switch absence {
      case nil: .call("fields.required", ["_": .string(name)])
      case "nil": .call("fields.optional", ["_": .string(name)])
      case let absence?: .call("fields.value", ["_": .string(name), "default": .text(absence)])
      }
    return Statement("\(access) = try ", call)
  }

  /// The statement that writes the property.
  var writing: Statement {
    let absence = absence == "nil" ? nil : absence
    return Statement(
      "",
      .call(
        "fields.write",
        ["_": .string(name), "_": .text(access), "unless": absence.map { .text($0) }]))
  }

  /// The expression that describes the property in a schema.
  func schema(_ scope: NameScope) -> Expression {
    .call(
      scope.core("ParameterSchema"),
      [
        "_": .string(name), "_": .text("\(wrapped).self"),
        "isRequired": .boolean(isRequired, default: false),
      ])
  }
}
