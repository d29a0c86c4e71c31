import IntentKitCore

/// An enumeration with Apple's raw values, which crosses the bridge by the names of its cases.
protocol BridgedEnumeration: BridgedValue, RawRepresentable where RawValue == Int {
  /// The type in the core, which knows the names.
  associatedtype Core: ParameterEnumeration
}

extension BridgedEnumeration {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    let core = try Core(parameterValue: value)
    guard let value = Self(rawValue: core.rawValue) else {
      throw ParameterError(found: value.summary, expected: "a case of \(Self.self)")
    }
    return value
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    guard let core = Core(rawValue: value.rawValue) else {
      throw ParameterError(
        found: "the raw value \(value.rawValue)", expected: "a case of \(Self.self)")
    }
    return core.parameterValue
  }

  static var absent: Self {
    // Every enumeration has a case: the zero case, or the first one of the few that have none.
    if let zero = Self(rawValue: 0) { return zero }
    for core in Core.allCases { if let first = Self(rawValue: core.rawValue) { return first } }
    preconditionFailure("\(Self.self) has no case.")
  }

  /// The name of this case.
  var caseName: String { Core(rawValue: rawValue)?.name ?? "\(rawValue)" }
}

/// The code of a response, which crosses the bridge by its raw value.
protocol BridgedCode: BridgedValue, RawRepresentable where RawValue == Int {
  /// The type in the core, which knows the names.
  associatedtype Core: ResponseCode
}

extension BridgedCode {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    let core = try Core(parameterValue: value)
    guard let code = Self(rawValue: core.rawValue) else {
      throw ParameterError(found: value.summary, expected: "a code of \(Self.self)")
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

/// A set of options with Apple's raw values, which crosses the bridge by their names.
protocol BridgedOptions: BridgedValue, OptionSet where RawValue == UInt {
  /// The type in the core, which knows the names.
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
