/// A string with well-known values that an app can extend with its own.
public protocol ParameterKeyword: ParameterConvertible, Codable, RawRepresentable
where RawValue == String {
  /// The well-known values.
  static var wellKnown: [Self] { get }

  /// Creates a keyword from any text.
  init(rawValue: String)
}

// MARK: - Default implementations

extension ParameterKeyword {
  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      .keyword(
        EnumerationSchema(
          name: "\(Self.self)", cases: wellKnown.map { .init(name: $0.rawValue, rawValue: nil) }))
    }
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self.init(rawValue: try String(parameterValue: parameterValue))
  }

  public var parameterValue: ParameterValue { .string(rawValue) }
  public func writeJSON(to output: JSONOutput) { output.write(rawValue) }
  public var spokenText: String { rawValue.words }
}
