/// A response code of an intent.
///
/// Each intent has its own codes, and the same name can have a different raw value elsewhere.
/// Compare codes only within one intent, and use ``meaning`` across intents. The set of codes is
/// open, so that later system versions can extend it.
public protocol ResponseCode: ParameterConvertible, Codable, RawRepresentable
where RawValue == Int {
  /// The known codes, sorted by raw value.
  static var known: [ResponseCodeSchema] { get }

  /// The description of this code, or nil if the intent doesn't declare it.
  var schema: ResponseCodeSchema? { get }

  /// Creates a code from a raw value, known or not.
  init(rawValue: Int)
}

// MARK: - Default implementations

extension ResponseCode {
  /// The description of this code, or nil if the intent doesn't declare it.
  public var schema: ResponseCodeSchema? {
    // Nearly all codes are numbered from zero without gaps, so a direct lookup usually succeeds.
    let known = Self.known
    if known.indices.contains(rawValue), known[rawValue].rawValue == rawValue {
      return known[rawValue]
    }
    return known.first { $0.rawValue == rawValue }
  }

  /// The name of the code, or its raw value if it is unknown.
  public var name: String { schema?.name ?? "\(rawValue)" }

  /// The effect of the code on the assistant.
  public var meaning: CodeMeaning { schema?.meaning ?? .unspecified }

  public static var parameterType: ParameterType {
    .enumeration(
      EnumerationSchema(
        name: "\(Self.self)", cases: known.map { .init(name: $0.name, rawValue: $0.rawValue) }))
  }

  /// Reads a code by its name, or by a raw value without a name.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self.init(rawValue: try Self.known.code(in: parameterValue).rawValue)
  }

  /// The name of a known code; otherwise the raw value.
  public var parameterValue: ParameterValue {
    schema.map { .string($0.name) } ?? .integer(rawValue)
  }

  public var spokenText: String { name.words }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}

extension [ResponseCodeSchema] {
  /// Reads a code by its name, or by a raw value with or without a name.
  ///
  /// - Parameter value: The name or the raw value.
  /// - Returns: The raw value, and the description of the code, or nil if the raw value is unknown.
  /// - Throws: ``ParameterError`` if no code has the name.
  func code(
    in value: ParameterValue
  ) throws(ParameterError) -> (rawValue: Int, schema: ResponseCodeSchema?) {
    switch value {
    case .string(let name):
      guard let code = first(where: { $0.name == name }) else {
        throw .unknownName(name, kind: "code", known: map(\.name))
      }
      return (code.rawValue, code)
    case .integer(let rawValue): return (rawValue, first { $0.rawValue == rawValue })
    default: throw .mismatch(value, expected: "the name of a response code")
    }
  }
}
