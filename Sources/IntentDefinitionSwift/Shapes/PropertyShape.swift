import IntentCatalog
import IntentDefinitionFiles

/// A stored property of a generated type: a parameter, or a property of a response or an object.
struct PropertyShape: StoredProperty, Sendable, Hashable {
  /// The name in the definition file, in scenarios and on the wire.
  var name: String
  /// The name in Swift, as declarations spell it.
  var declared: String
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
  /// needs separate storage.
  var isRecursive = false

  /// The type without its question mark: `[Soup]`.
  var wrapped: String { isArray ? "[\(type.swift)]" : type.swift }

  /// The value of an absent property, as an expression; nil if the property is required.
  var absence: String? {
    if isRequired { return nil }
    return isArray ? "nil" : type.absence ?? "nil"
  }

  /// The whole type: `[Soup]?`.
  var wholeType: String { absence == "nil" ? "\(wrapped)?" : wrapped }

  /// The type in a definition: `[Soup]`.
  var definitionType: String { isArray ? "[\(type.definition)]" : type.definition }

  // The definition of an intent has the facts that a table can also have.
  var summary: String? { nil }
  var availability: CatalogAvailability? { nil }

  /// A required property has a text or a code of an empty response.
  var emptyValue: String { "\"\"" }

  /// The name of the storage of a recursive property.
  var storage: String { "\(name)Storage" }
}

extension PropertyShape {
  /// The declaration.
  func declaration(_ access: String) -> [String] {
    let comment = Comment.lines(comment, indent: 2)
    guard isRecursive else { return comment + ["  \(access)var \(declared): \(wholeType)"] }
    return comment + ["  \(access)var \(declared): \(wholeType) {"]
      + ["    get { \(storage).first }", "    set { \(storage) = newValue.map { [$0] } ?? [] }"]
      + ["  }", ""]
      + Comment.lines(
        "The value of `\(name)`, in an array because a structure can't contain itself.", indent: 2)
      + ["  private var \(storage): [\(wrapped)] = []", ""]
  }
}
