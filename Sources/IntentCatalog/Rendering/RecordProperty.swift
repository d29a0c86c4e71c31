/// A stored property of a generated record: a parameter, or a property of a response or a value.
struct RecordProperty: StoredProperty {
  /// The name in Swift, in files and on the wire.
  let name: String
  /// The label in the initializer, where it differs from the name.
  let label: String?
  /// The type in Swift.
  let type: SwiftType
  /// The value of an absent property, as an expression; nil if the property is required.
  let absence: String?
  /// One sentence about the property, if the catalog has one.
  var summary: String?
  /// The platforms and versions of the property, where they differ from those of its owner.
  var availability: CatalogAvailability?
  /// A paragraph for the comment only, for example the availability.
  var note: String?

  /// The name as declarations spell it.
  var declared: String { SwiftNames.declared(name) }
  var access: String { declared }
  var wholeType: String { type.text }

  /// The declaration, with a comment if the catalog has a summary or an availability.
  var declaration: [String] {
    Declaration.comment(summary, note, indent: 2) + ["  public var \(declared): \(type.text)"]
  }

  /// The declaration of a property that is kept in one object with the others.
  var sharedDeclaration: [String] {
    Declaration.comment(summary, note, indent: 2) + [
      "  public var \(declared): \(type.text) {",
      "    get { shared.values.\(declared) }",
      "    set { shared = shared.changed { $0.\(declared) = newValue } }",
      "  }",
    ]
  }

  /// The expression that describes the property in a schema.
  var schema: Expression {
    .call(
      "ParameterSchema",
      [
        "_": .string(name), "_": .text("\(type.wrapped).self"),
        "isRequired": .boolean(absence == nil, default: false),
        "availability": availability?.expression, "summary": summary.map(Expression.string),
      ])
  }
}

extension SystemRenderer {
  /// Returns the properties of a type with an availability as generated code declares them.
  func properties(
    _ properties: [CatalogProperty], of owner: CatalogAvailability
  ) -> [RecordProperty] {
    properties.map { property in
      let type = SwiftType(property.type)
      return RecordProperty(
        name: property.name, label: property.label, type: type, absence: absence(of: type),
        summary: property.summary, availability: property.availability,
        note: property.availability?.memberNote(in: owner))
    }
  }

  /// Returns the value of an absent property as an expression, or nil if SiriKit always has a
  /// value.
  private func absence(of type: SwiftType) -> String? {
    if type.isOptional { return "nil" }
    if type.isList { return "[]" }
    if let enumeration = enumeration(of: type) {
      return enumeration.kind == .options ? "[]" : enumeration.absence.map { ".\($0.name)" }
    }
    // Objective-C initializes a Boolean property with false.
    return type.name == "Bool" ? "false" : nil
  }
}
