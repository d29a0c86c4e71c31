/// A stored property of a generated record, with the row that describes it in the record's table.
package protocol StoredProperty {
  /// The name in files and on the wire.
  var name: String { get }
  /// The name in Swift, as declarations spell it.
  var declared: String { get }
  /// The name in Swift, after a period or as a label.
  var reference: String { get }
  /// The label in the initializer, where it differs from the name.
  var label: String? { get }
  /// The whole type in Swift: `[Person]?`.
  var wholeType: String { get }
  /// The value of an absent property, as an expression; nil if the property is required.
  var absence: String? { get }
  /// The value that a required property has in an empty record, as an expression.
  var emptyValue: String { get }
  /// One sentence for the schema, if any.
  var summary: String? { get }
  /// The platforms and versions of the property, where they differ from those of its owner.
  var availability: CatalogAvailability? { get }
}

extension StoredProperty {
  /// The parameter of the memberwise initializer.
  fileprivate var parameter: String {
    let label = label.map { "\($0) " } ?? ""
    return "\(label)\(declared): \(wholeType)" + (absence.map { " = \($0)" } ?? "")
  }

  /// The row of the property.
  fileprivate var row: Expression {
    let kind = absence == nil ? "required" : absence == "nil" ? "optional" : "value"
    return .row(
      ".\(kind)",
      [
        "_": .string(name), "_": .text("\\.\(reference)"), "_": summary.map(Expression.string),
        "since": availability?.introducedText.map(Expression.string),
        "unavailable": availability?.unavailableText.map(Expression.string),
        "deprecated": availability?.deprecatedText.map(Expression.string),
        "replacement": availability?.replacement.map(Expression.string),
      ])
  }
}

/// The members of a generated record that follow from its properties.
///
/// System and custom intents, their responses and their values have the same form.
package struct RecordTemplate<Property: StoredProperty> {
  /// The properties, in the order of the initializer.
  package var properties: [Property]
  /// The modifier of members, followed by a space, or nothing.
  package var access: String
  /// Returns the name of a type of the core as the file spells it.
  package var core: (String) -> String

  /// Creates a template.
  package init(
    _ properties: [Property], access: String = "public ",
    core: @escaping (String) -> String = { $0 }
  ) {
    self.properties = properties
    self.access = access
    self.core = core
  }

  /// Returns the initializer with a parameter for each property.
  package func initializer(_ comment: String) -> [String] {
    Declaration.comment(comment, indent: 2)
      + Declaration.function(
        "\(access)init", properties.map(\.parameter),
        body: properties.map { Statement("self.\($0.reference) = \($0.declared)") }, indent: 2)
  }

  /// The rows of the table.
  package var rows: Expression { .array(properties.map(\.row)) }

  /// A record without values.
  package var empty: Expression {
    .filled(
      "Self",
      properties.filter { $0.absence == nil }.map {
        ($0.label ?? $0.reference, .text($0.emptyValue))
      })
  }

  /// Returns the declaration of the table.
  package func table(_ value: Expression) -> [String] {
    value.lines(prefix: "\(access)static let recordFields = ", indent: 2)
  }
}
