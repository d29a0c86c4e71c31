/// An enumeration whose raw values are the names used in messages and files.
public protocol NamedValue: ParameterConvertible, CaseIterable, RawRepresentable
where RawValue == String {}

// MARK: - Default implementations

extension NamedValue {
  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      .enumeration(
        EnumerationSchema(
          name: "\(Self.self)", cases: allCases.map { .init(name: $0.rawValue, rawValue: nil) }))
    }
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self = try parameterValue.named(among: Self.names) { Self(rawValue: $0) }
  }

  private static var names: [String] {
    @_semantics("optimize.sil.specialize.generic.never")
    get { allCases.map { $0.rawValue } }
  }

  public var parameterValue: ParameterValue { .string(rawValue) }
  public func writeJSON(to output: JSONOutput) { output.write(rawValue) }
  public var spokenText: String { rawValue.words }
}
