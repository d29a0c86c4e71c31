/// An enumeration whose cases can stand in a parameter, by name.
///
/// The raw values are SiriKit's; a case is written by its name, and read by its name only.
public protocol ParameterEnumeration: ParameterConvertible, Codable, CaseIterable, RawRepresentable
where RawValue == Int {
  /// The names of the cases, in the order of `allCases`.
  static var caseNames: [String] { get }
}

// MARK: - Default implementations

extension ParameterEnumeration {
  public static var parameterType: ParameterType { .enumeration(enumerationSchema) }

  /// The name of this type and its cases, as data.
  public static var enumerationSchema: EnumerationSchema {
    EnumerationSchema(
      name: "\(Self.self)",
      cases: zip(allCases, caseNames).map { .init(name: $1, rawValue: $0.rawValue) })
  }

  /// The name of this case.
  public var name: String {
    for (candidate, name) in zip(Self.allCases, Self.caseNames) where candidate == self {
      return name
    }
    return "\(rawValue)"
  }

  /// The case with a name, or nil when there is none.
  public init?(name: String) {
    for (candidate, candidateName) in zip(Self.allCases, Self.caseNames) where candidateName == name
    {
      self = candidate
      return
    }
    return nil
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .string(let name) = parameterValue else {
      throw .mismatch(parameterValue, expected: "one of \(Self.caseNames.joined(separator: ", "))")
    }
    guard let value = Self(name: name) else {
      throw .unknownName(name, kind: "name", known: Self.caseNames)
    }
    self = value
  }

  public var parameterValue: ParameterValue { .string(name) }
  public var spokenText: String { name.words }

  /// SiriKit's zero case `unknown`, or `sourceUnknown`, means that nothing was said.
  public var isAbsent: Bool { rawValue == 0 && Self.caseNames.first?.hasSuffix("nknown") == true }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
