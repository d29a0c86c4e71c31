/// An untyped value with a description of its type.
struct DynamicValue: ParameterConvertible {
  let parameterValue: ParameterValue
  let type: ParameterType

  /// Creates a value that is already in the form in which its type writes it.
  init(normalized value: ParameterValue, _ type: ParameterType) {
    parameterValue = value
    self.type = type
  }

  /// Reads a value of a type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type.
  /// - Throws: ``ParameterError`` if the value doesn't fit.
  init(_ value: ParameterValue, _ type: ParameterType) throws(ParameterError) {
    self.init(normalized: try type.rewritten(value), type)
  }

  static var parameterType: ParameterType { .any }

  /// Creates a value of unknown type.
  init(parameterValue: ParameterValue) { self.init(normalized: parameterValue, .any) }

  var spokenText: String { type.exactSpokenText(of: parameterValue) }
  var isAbsent: Bool { type.isAbsent(parameterValue) }

  static func == (left: Self, right: Self) -> Bool { left.parameterValue == right.parameterValue }
  func hash(into hasher: inout Hasher) { hasher.combine(parameterValue) }
}
