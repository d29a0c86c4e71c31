/// A value that knows its type as data.
struct DynamicValue: ParameterConvertible {
  let parameterValue: ParameterValue
  let type: ParameterType

  /// Keeps a value that is written as its type writes it.
  init(normalized value: ParameterValue, _ type: ParameterType) {
    parameterValue = value
    self.type = type
  }

  /// Reads a value of a type.
  ///
  /// - Throws: ``ParameterError`` when the value does not fit.
  init(_ value: ParameterValue, _ type: ParameterType) throws(ParameterError) {
    self.init(normalized: try type.rewritten(value), type)
  }

  static var parameterType: ParameterType { .any }

  /// Reads a value of which nothing is known.
  init(parameterValue: ParameterValue) { self.init(normalized: parameterValue, .any) }

  var spokenText: String { type.exactSpokenText(of: parameterValue) }
  var isAbsent: Bool { type.isAbsent(parameterValue) }

  static func == (left: Self, right: Self) -> Bool { left.parameterValue == right.parameterValue }
  func hash(into hasher: inout Hasher) { hasher.combine(parameterValue) }
}
