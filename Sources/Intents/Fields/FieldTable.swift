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
}
