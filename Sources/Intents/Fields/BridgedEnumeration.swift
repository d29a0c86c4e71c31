import IntentKitCore

/// A type whose cases have raw values, alone or in a list.
protocol BridgedCase: BridgedValue {
  /// Returns the case with a raw value in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if there is no such case.
  static func written(rawValue: Int) throws(ParameterError) -> ParameterValue
}

extension Array: BridgedCase where Element: BridgedCase {
  static func written(rawValue: Int) throws(ParameterError) -> ParameterValue {
    try Element.written(rawValue: rawValue)
  }
}

/// A case by its raw value, whose type the parameter decides.
struct UntypedCase: BridgedValue {
  let rawValue: Int

  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    Self(rawValue: try Int(parameterValue: value))
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    .integer(value.rawValue)
  }

  static var absent: Self { Self(rawValue: 0) }
}

/// An enumeration with Apple's raw values that crosses the bridge by the names of its cases.
protocol BridgedEnumeration: BridgedCase, RawRepresentable where RawValue == Int {
  /// The type in the core, with the names.
  associatedtype Core: ParameterEnumeration
}

extension BridgedEnumeration {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    guard let own = Self(rawValue: try NumberedCase.read(value, as: Core.self)) else {
      throw NumberedCase.unknown(value, Self.self)
    }
    return own
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    try written(rawValue: value.rawValue)
  }

  static func written(rawValue: Int) throws(ParameterError) -> ParameterValue {
    try NumberedCase.write(rawValue, of: Self.self, as: Core.self)
  }

  static var absent: Self {
    // Every enumeration has a case: the zero case, or the first one of the few without a zero case.
    if let zero = Self(rawValue: 0) { return zero }
    for core in Core.allCases { if let first = Self(rawValue: core.rawValue) { return first } }
    preconditionFailure("\(Self.self) has no case.")
  }

  /// The name of this case.
  var caseName: String { NumberedCase.name(rawValue, in: Core.self) }
}

/// The code of a response, which crosses the bridge by its raw value.
protocol BridgedCode: BridgedValue, RawRepresentable where RawValue == Int {
  /// The type in the core, with the names.
  associatedtype Core: ResponseCode
}

extension BridgedCode {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    guard let code = Self(rawValue: try NumberedCase.readCode(value, as: Core.self)) else {
      throw NumberedCase.unknown(value, Self.self)
    }
    return code
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    .integer(value.rawValue)
  }

  static var absent: Self {
    if let zero = Self(rawValue: 0) { return zero }
    for core in Core.known { if let first = Self(rawValue: core.rawValue) { return first } }
    preconditionFailure("\(Self.self) has no code.")
  }
}

/// A set of options with Apple's raw values that crosses the bridge by their names.
protocol BridgedOptions: BridgedValue, OptionSet where RawValue == UInt {
  /// The type in the core, with the names.
  associatedtype Core: ParameterOptions
}

extension BridgedOptions {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    Self(rawValue: UInt(bitPattern: try Core(parameterValue: value).rawValue))
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    Core(rawValue: Int(bitPattern: value.rawValue)).parameterValue
  }

  static var absent: Self { [] }
}

/// A string with well-known values.
protocol BridgedKeyword: BridgedValue, RawRepresentable where RawValue == String {
  init(rawValue: String)
}

extension BridgedKeyword {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    Self(rawValue: try String(parameterValue: value))
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    .string(value.rawValue)
  }

  static var absent: Self { Self(rawValue: "") }
}
