/// The properties of a class with their types.
struct FieldTable: Sendable {
  private let types: [String: any BridgedValue.Type]

  /// The table of a class without properties.
  static let empty = FieldTable(types: [:])

  private init(types: [String: any BridgedValue.Type]) { self.types = types }

  /// Creates the table of a class with its own properties.
  init(_ own: [String: any BridgedValue.Type]) { types = own }

  /// Creates the table of a class from that of its superclass and its own properties.
  init(_ inherited: FieldTable, _ own: [String: any BridgedValue.Type]) {
    types = inherited.types.merging(own) { $1 }
  }

  /// The type of a property, or nil if the property doesn't cross the bridge.
  subscript(name: String) -> (any BridgedValue.Type)? { types[name] }

  /// Returns this table with the properties that an app declares.
  func adding(_ declared: [INDeclaredField]) -> FieldTable {
    FieldTable(types: declared.reduce(into: types) { $0[$1.name] = $1.type })
  }
}

/// A property of a class that an app defines, with its type.
public struct INDeclaredField: Sendable {
  let name: String
  let type: any BridgedValue.Type

  /// Creates a property, or returns nil if values of the type can't cross the bridge.
  public init?(_ name: String, _ type: Any.Type) {
    guard let type = type as? any BridgedValue.Type else { return nil }
    self.name = name
    self.type = type
  }
}
