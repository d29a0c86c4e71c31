extension ParameterValue: ParameterConvertible {
  public static var parameterType: ParameterType { .any }

  public init(parameterValue: ParameterValue) throws(ParameterError) { self = parameterValue }

  public var parameterValue: ParameterValue { self }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { ParameterType.any.spokenText(of: self) }
}
