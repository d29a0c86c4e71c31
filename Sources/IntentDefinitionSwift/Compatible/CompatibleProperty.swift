import IntentCatalog
import IntentDefinitionFiles

/// A property of a generated class that reads and writes a value by name.
struct CompatibleProperty: Sendable, Hashable {
  /// The name in the definition file.
  var name: String
  /// The name in Swift, as declarations spell it.
  var declared: String
  /// The name in Swift, after a period.
  var reference: String
  var spelling: CompatibleSpelling
  var isArray: Bool
  /// The text of the property's comment.
  var comment: String?

  /// The type without its question mark.
  var wrapped: String {
    guard isArray else { return spelling.swift }
    return spelling.kind == .ownEnumeration ? "[NSNumber]" : "[\(spelling.swift)]"
  }

  /// Whether the property is never nil.
  var isEnumeration: Bool { !isArray && spelling.kind != .object }

  private var key: String { Expression.string(name).flat }

  private var accessors: (get: String, set: String) {
    if isArray, spelling.kind == .ownEnumeration {
      return (
        "_numbers(\(key), of: \(spelling.swift).self)",
        "_setNumbers(\(key), newValue, of: \(spelling.swift).self)"
      )
    }
    switch isArray ? .object : spelling.kind {
    case .object: return ("_value(\(key))", "_setValue(\(key), newValue)")
    case .ownEnumeration: return ("_enumeration(\(key))", "_setEnumeration(\(key), newValue)")
    case .systemEnumeration:
      return ("_systemEnumeration(\(key))", "_setValue(\(key), newValue)")
    }
  }

  /// Returns the declaration.
  func declaration(_ access: String) -> [String] {
    Comment.lines(comment, indent: 2) + [
      "  \(access)var \(declared): \(wrapped)\(isEnumeration ? "" : "?") {",
      "    get { \(accessors.get) }", "    set { \(accessors.set) }", "  }",
    ]
  }

  /// The entry in the table of the class's properties.
  var entry: Expression {
    let type = isArray ? "[\(spelling.swift)].self" : "\(spelling.swift).self"
    return .text("\(key): \(type)")
  }

  /// Returns the shape of the property in functions.
  var shape: PropertyShape {
    PropertyShape(
      name: name, declared: declared, reference: reference,
      type: TypeSpelling(
        swift: isArray && spelling.kind == .ownEnumeration ? "NSNumber" : spelling.swift,
        definition: "", result: spelling.result),
      isArray: isArray)
  }
}
