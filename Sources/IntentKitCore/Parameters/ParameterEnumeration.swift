/// An enumeration whose cases can be the values of parameters, by name.
///
/// The raw values are SiriKit's. Cases are written and read by name only.
public protocol ParameterEnumeration: ParameterConvertible, Codable, CaseIterable, RawRepresentable
where RawValue == Int {
  /// The names of the cases, in the order of `allCases`.
  static var caseNames: [String] { get }

  /// The description of this type and its cases.
  static var enumerationSchema: EnumerationSchema { get }
}

// MARK: - Default implementations

extension ParameterEnumeration {
  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .enumeration(enumerationSchema) }
  }

  /// By default, the cases have no texts and no synonyms.
  public static var enumerationSchema: EnumerationSchema {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      EnumerationSchema(
        name: "\(Self.self)",
        cases: zip(allCases, caseNames).map { .init(name: $1, rawValue: $0.rawValue) })
    }
  }

  /// The name of this case.
  public var name: String {
    for (candidate, name) in zip(Self.allCases, Self.caseNames) where candidate == self {
      return name
    }
    return "\(rawValue)"
  }

  /// Creates the case with the given name, or returns nil if no case has that name.
  public init?(name: String) {
    // The names are searched by code that all types share.
    let cases = Self.allCases
    guard let place = Self.caseNames.firstIndex(of: name), place < cases.count else { return nil }
    self = cases[cases.index(cases.startIndex, offsetBy: place)]
  }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self = try parameterValue.named(among: Self.caseNames) { Self(name: $0) }
  }

  public var parameterValue: ParameterValue { .string(name) }
  public func writeJSON(to output: JSONOutput) { output.write(name) }
  public var spokenText: String { name.words }

  /// Whether this is SiriKit's zero case for absence, `unknown` or `sourceUnknown`.
  public var isAbsent: Bool { rawValue == 0 && Self.caseNames.first?.hasSuffix("nknown") == true }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
