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

  /// Creates the table of a generated class.
  ///
  /// Each type must cross the bridge. The lists give less code than a dictionary. That matters for
  /// hundreds of classes; for the same reason, this code isn't repeated for each of them. The
  /// compiler doesn't check the types here, because a list of conformances would be code again, but
  /// it checks the same types where the properties read their values.
  ///
  /// - Parameters:
  ///   - inherited: The table of the superclass.
  ///   - names: The names of the class's own properties.
  ///   - own: The types of these properties, in the same order.
  @inline(never)
  init(_ inherited: FieldTable = .empty, names: [String], types own: [Any.Type]) {
    precondition(names.count == own.count, "A table has a type for each of \(names).")
    var types = inherited.types
    for (name, type) in zip(names, own) {
      guard let type = type as? any BridgedValue.Type else {
        preconditionFailure("The type \(type) of “\(name)” doesn't cross the bridge.")
      }
      types[name] = type
    }
    self.types = types
  }

  /// The type of a property, or nil if the property doesn't cross the bridge.
  subscript(name: String) -> (any BridgedValue.Type)? { types[name] }
}
