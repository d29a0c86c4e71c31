import IntentKitPlatform

extension Duration: ParameterConvertible {
  public static var parameterType: ParameterType { .number }

  /// Reads a number of seconds, rounded to the nanosecond.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let seconds = try Double(parameterValue: parameterValue)
    guard abs(seconds) < 9_000_000_000 else {
      throw .mismatch(parameterValue, expected: "a number of seconds")
    }
    self = .nanoseconds(Int64((seconds * 1_000_000_000).rounded()))
  }

  /// The duration in seconds.
  public var parameterValue: ParameterValue { .number(inSeconds) }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { "\(inSeconds.spokenText) s" }
}
