import IntentKitCore

/// A type of properties whose values cross the bridge to the core.
protocol BridgedValue: Sendable {
  /// Reads a value in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the value doesn't fit.
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self

  /// Returns a value in the form of the core.
  ///
  /// The type decides the form, not the value: a note's content is written with its kind where a
  /// property can contain any content.
  ///
  /// - Throws: ``ParameterError`` if the value or a part of it can't be written.
  static func write(_ value: Self) throws(ParameterError) -> ParameterValue

  /// The value of a property that can't be nil and was never set.
  static var absent: Self { get }
}

extension BridgedValue {
  /// Returns any value in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the value isn't of this type.
  static func write(any value: Any) throws(ParameterError) -> ParameterValue {
    guard let value = value as? Self else {
      throw ParameterError(
        found: "a value of the type \(type(of: value))",
        expected: "a value of the type \(Self.self)")
    }
    return try write(value)
  }
}

/// The values whose form the core itself defines.
extension BridgedValue where Self: ParameterConvertible {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    try Self(parameterValue: value)
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue { value.parameterValue }
}

// MARK: - Collections

extension Array: BridgedValue where Element: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    guard case .array(let values) = value else { return [try Element.read(value)] }
    var elements: [Element] = []
    for value in values {
      elements.append(try inside(.index(elements.count), try Element.read(value)))
    }
    return elements
  }

  static func write(_ elements: Self) throws(ParameterError) -> ParameterValue {
    var values: [ParameterValue] = []
    for element in elements {
      values.append(try inside(.index(values.count), try Element.write(element)))
    }
    return .array(values)
  }

  static var absent: Self { [] }
}

extension Set: BridgedValue where Element: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    Set(try [Element].read(value))
  }

  static func write(_ elements: Self) throws(ParameterError) -> ParameterValue {
    // A set has no order, and the same set must give the same trace.
    guard case .array(let values) = try [Element].write(Array(elements)) else { return .array([]) }
    return .array(
      values.map { (JSONWriter.text($0, style: .compact), $0) }.sorted { $0.0 < $1.0 }.map(\.1))
  }

  static var absent: Self { [] }
}
