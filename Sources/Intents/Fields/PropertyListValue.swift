import IntentKitCore

/// Values of any type that a property list can contain, as in the `userInfo` of an activity.
enum PropertyListValue {
  /// Returns a value in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the value isn't one of a property list.
  static func write(_ value: Any) throws(ParameterError) -> ParameterValue {
    switch value {
    // A cast to a value of Swift would take the number 1 for a Boolean.
    case let number as NSNumber where type(of: value) is NSNumber.Type:
      return try NSNumber.write(number)
    case let value as Bool: return .boolean(value)
    case let value as Int: return .integer(value)
    case let value as Double: return .number(value)
    case let value as String: return .string(value)
    case let value as [Any]:
      var values: [ParameterValue] = []
      for element in value {
        values.append(try inside(.index(values.count), try write(element)))
      }
      return .array(values)
    case let value as [AnyHashable: Any]: return .object(try members(of: value))
    case let value as any BridgedValue: return try type(of: value).write(any: value)
    // The other types of numbers, and objects of Foundation for values of Swift.
    case let value as NSNumber: return try NSNumber.write(value)
    case let value as Date: return try Date.write(value)
    case let value as Data: return try Data.write(value)
    case let value as URL: return try URL.write(value)
    default:
      throw ParameterError(
        found: "a value of the type \(type(of: value))", expected: "a value of a property list")
    }
  }

  /// Returns a dictionary with keys of type `String` in the form of the core.
  static func members(
    of dictionary: [AnyHashable: Any]
  ) throws(ParameterError) -> [String: ParameterValue] {
    var members: [String: ParameterValue] = [:]
    for (key, value) in dictionary {
      let name = key as? String ?? "\(key)"
      members[name] = try inside(.name(name), try write(value))
    }
    return members
  }

  /// Returns a value of Swift or Foundation.
  static func read(_ value: ParameterValue) -> Any {
    switch value {
    case .boolean(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let values): values.map(read)
    case .object(let members): members.mapValues(read)
    case .null: NSNull()
    }
  }
}

/// A dictionary of a property.
///
/// `@unchecked` because `Any` isn't `Sendable`. The values of property lists are Swift values or
/// immutable.
struct PropertyListDictionary: BridgedValue, @unchecked Sendable {
  var members: [String: Any]

  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    Self(
      members: try [String: ParameterValue](parameterValue: value).mapValues(PropertyListValue.read)
    )
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    .object(try PropertyListValue.members(of: value.members))
  }

  static var absent: Self { Self(members: [:]) }
}
