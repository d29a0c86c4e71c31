import IntentNames

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
  var reference: String { name }
  var wholeType: String { type.text }

  /// The declaration, with a comment if the catalog has a summary or an availability.
  var declaration: [String] {
    Declaration.comment(summary, note, indent: 2) + ["  public var \(declared): \(type.text)"]
  }

  var emptyValue: String {
    switch type.name {
    case "String": "\"\""
    case "Int": "0"
    case "Date": ".distantPast"
    case "DateComponents": "DateComponents()"
    case "Range<Int>": "0..<0"
    default: ".empty"
    }
  }
}

extension SystemRenderer {
  /// Returns the properties of a type with an availability as generated code declares them.
  ///
  /// - Parameters:
  ///   - properties: The properties in the catalog.
  ///   - owner: The availability of the type.
  ///   - isInherited: Whether the table of the type has the owner's availability, so that deprecated
  ///     properties have its first versions.
  /// - Returns: The properties.
  func properties(
    _ properties: [CatalogProperty], of owner: CatalogAvailability, isInherited: Bool = true
  ) -> [RecordProperty] {
    properties.map { property in
      let type = SwiftType(property.type)
      return RecordProperty(
        name: property.name, label: property.label, type: type, absence: absence(of: type),
        summary: property.summary,
        availability: isInherited
          ? property.availability?.withoutVersions(of: owner) : property.availability,
        note: property.availability?.deprecationNote)
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

  /// Returns the declarations of a record: its properties, its initializers and its table.
  func recordMembers(
    _ record: RecordTemplate<RecordProperty>, initializers: [String], table: Expression
  ) -> [String] {
    Page.separated(
      [record.properties.flatMap(\.declaration), initializers, record.table(table)]
        .filter { !$0.isEmpty })
  }
}
