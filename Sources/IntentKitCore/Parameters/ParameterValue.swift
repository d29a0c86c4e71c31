/// The value of a parameter without its Swift type.
///
/// Scenario files, traces, recordings and messages between processes all carry this closed set of
/// kinds. A date is represented as a string, an enumeration case as its name, and a person as an
/// object. An absent value is omitted; ``null`` is only for files that distinguish a value which
/// must be absent from one that isn't mentioned.
public enum ParameterValue: Sendable, Hashable {
  /// A Boolean value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or one beyond `Int`.
  case number(Double)
  /// A text, also used for dates, decimal numbers and the names of enumeration cases.
  case string(String)
  /// Values in order.
  case array([ParameterValue])
  /// Values by name.
  case object([String: ParameterValue])
  /// The explicit statement that there is no value.
  ///
  /// Parameters, responses and messages never contain it. In a scenario, it is an expectation that
  /// a value is absent, or the user's wish to be asked for a parameter.
  case null
}

extension ParameterValue {
  /// A short description for messages: `the string “Bill”`, `an object`.
  public var summary: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .string(let value): "the string “\(value.shortened(to: 60))”"
    case .array(let values): values.isEmpty ? "an empty array" : "an array"
    case .object: "an object"
    case .null: "null"
    }
  }

  /// Returns the member of an object with the given name, or nil if there is no such member or this
  /// value isn't an object.
  public subscript(name: String) -> ParameterValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// Returns the element of an array at the given index, or nil if there is no such element.
  public subscript(index: Int) -> ParameterValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

// MARK: - Literals

extension ParameterValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: ParameterValue...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, ParameterValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}

// MARK: - Codable

extension ParameterValue: Codable {
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: ParameterName.self) {
      var object: [String: ParameterValue] = [:]
      for name in members.allKeys where try !members.decodeNil(forKey: name) {
        object[name.stringValue] = try members.decode(ParameterValue.self, forKey: name)
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [ParameterValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(ParameterValue.self)) }
      self = .array(array)
    } else {
      let single = try decoder.singleValueContainer()
      if let value = try? single.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? single.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .boolean(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let values):
      var elements = encoder.unkeyedContainer()
      for value in values { try elements.encode(value) }
    case .object(let object):
      var members = encoder.container(keyedBy: ParameterName.self)
      for (name, value) in object { try members.encode(value, forKey: ParameterName(name)) }
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    }
  }
}

/// The name of a member in decoded data.
private struct ParameterName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
