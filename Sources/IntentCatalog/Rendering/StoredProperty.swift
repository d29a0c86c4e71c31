/// A stored property of a generated record, with the statements that read and write it.
package protocol StoredProperty {
  /// The name in files and on the wire.
  var name: String { get }
  /// The name in Swift, as declarations spell it.
  var declared: String { get }
  /// The property inside a method of its owner.
  var access: String { get }
  /// The label in the initializer, where it differs from the name.
  var label: String? { get }
  /// The whole type in Swift: `[Person]?`.
  var wholeType: String { get }
  /// The value of an absent property, as an expression; nil if the property is required.
  var absence: String? { get }
}

extension StoredProperty {
  /// The parameter of the memberwise initializer.
  package var parameter: String {
    let label = label.map { "\($0) " } ?? ""
    return "\(label)\(declared): \(wholeType)" + (absence.map { " = \($0)" } ?? "")
  }

  /// The statement that reads the property.
  package var reading: Statement { reading(into: "\(access) = ") }

  /// Returns the statement that reads the property, with a beginning such as `name = `.
  package func reading(into target: String) -> Statement {
    let call: Expression =
      switch absence {
      case nil: .call("fields.required", ["_": .string(name)])
      case "nil": .call("fields.optional", ["_": .string(name)])
      case let absence?: .call("fields.value", ["_": .string(name), "default": .text(absence)])
      }
    return Statement("\(target)try ", call)
  }

  /// The statement that writes the property.
  package var writing: Statement {
    let absence = absence == "nil" ? nil : absence
    return Statement(
      "",
      .call(
        "fields.write",
        ["_": .string(name), "_": .text(access), "unless": absence.map { .text($0) }]))
  }
}
