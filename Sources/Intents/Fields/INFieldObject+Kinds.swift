import IntentKitCore

// Classes whose values are those of their subclasses: the content of a note.

extension INFieldObject {
  private static var kindField: String { "kind" }

  /// Reads an object of the subclass that the field `kind` names.
  ///
  /// - Throws: ``ParameterError`` if there is no such kind, or a field doesn't fit.
  static func readKind(
    of value: ParameterValue, among kinds: [String: INFieldObject.Type]
  ) throws(ParameterError) -> INFieldObject {
    guard case .object(var members) = value,
      case .string(let name)? = members.removeValue(forKey: kindField), let type = kinds[name]
    else {
      throw ParameterError(
        found: value.summary,
        expected: "an object with the kind \(kinds.keys.sorted().joined(separator: ", "))")
    }
    return try type.readObject(.object(members))
  }

  /// Returns an object in the form of the core, with the name of its kind.
  ///
  /// - Throws: ``ParameterError`` if the object isn't of one of the kinds, or a field doesn't fit.
  static func writeKind(
    of object: INFieldObject, among kinds: [String: INFieldObject.Type]
  ) throws(ParameterError) -> ParameterValue {
    guard let kind = kinds.first(where: { object.isKind(of: $0.value) }) else {
      throw ParameterError(
        found: "a value of the type \(type(of: object))", expected: "one of its subclasses")
    }
    var fields = try object.fieldValues
    fields[kindField] = .string(kind.key)
    return .object(fields)
  }
}
