/// An enumeration whose raw values are the names used in messages and files.
public protocol NamedValue: ParameterConvertible, CaseIterable, RawRepresentable
where RawValue == String {}

// MARK: - Default implementations

extension NamedValue {
  public static var parameterType: ParameterType {
    .enumeration(
      EnumerationSchema(
        name: "\(Self.self)", cases: allCases.map { .init(name: $0.rawValue, rawValue: nil) }))
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .string(let name) = parameterValue else {
      throw .mismatch(parameterValue, expected: "one of \(Self.names.joined(separator: ", "))")
    }
    guard let value = Self(rawValue: name) else {
      throw .unknownName(name, kind: "name", known: Self.names)
    }
    self = value
  }

  private static var names: [String] { allCases.map { $0.rawValue } }

  public var parameterValue: ParameterValue { .string(rawValue) }
  public var spokenText: String { rawValue.words }
}
