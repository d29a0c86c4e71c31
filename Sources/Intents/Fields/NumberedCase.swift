import IntentKitCore

/// The way of a case across the bridge by its raw value, for all enumerations.
///
/// The functions take the type in the core as a value, because the compiler would otherwise repeat
/// their code for each of the many enumerations.
enum NumberedCase {
  /// Returns the raw value of a case in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the type in the core has no such case.
  static func read(
    _ value: ParameterValue, as core: any ParameterEnumeration.Type
  ) throws(ParameterError) -> Int {
    try core.init(parameterValue: value).rawValue
  }

  /// Returns the raw value of a code in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the type in the core has no such code.
  static func readCode(
    _ value: ParameterValue, as core: any ResponseCode.Type
  ) throws(ParameterError) -> Int {
    try core.init(parameterValue: value).rawValue
  }

  /// Returns a case of a type in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if the type in the core has no such case.
  static func write(
    _ rawValue: Int, of type: Any.Type, as core: any ParameterEnumeration.Type
  ) throws(ParameterError) -> ParameterValue {
    guard let value = core.init(rawValue: rawValue) else {
      throw ParameterError(found: "the raw value \(rawValue)", expected: "a case of \(type)")
    }
    return value.parameterValue
  }

  /// Returns the name of a case, or its raw value if the type in the core has no such case.
  static func name(_ rawValue: Int, in core: any ParameterEnumeration.Type) -> String {
    core.init(rawValue: rawValue)?.name ?? "\(rawValue)"
  }

  /// Returns the error for a case that exists only in the core.
  static func unknown(_ value: ParameterValue, _ type: Any.Type) -> ParameterError {
    ParameterError(found: value.summary, expected: "a case of \(type)")
  }
}
