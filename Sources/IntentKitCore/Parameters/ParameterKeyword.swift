/// A string with well-known values, to which an app may add its own.
public protocol ParameterKeyword: ParameterConvertible, Codable, RawRepresentable
where RawValue == String {
  /// The well-known values.
  static var wellKnown: [Self] { get }

  /// Makes a keyword of any text.
  init(rawValue: String)
}

// MARK: - Default implementations

extension ParameterKeyword {
  public static var parameterType: ParameterType {
    .keyword(
      EnumerationSchema(
        name: "\(Self.self)", cases: wellKnown.map { .init(name: $0.rawValue, rawValue: nil) }))
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self.init(rawValue: try String(parameterValue: parameterValue))
  }

  public var parameterValue: ParameterValue { .string(rawValue) }
  public var spokenText: String { rawValue.words }
}
