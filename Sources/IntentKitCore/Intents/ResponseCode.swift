/// The codes of one intent's responses.
///
/// Each intent has codes of its own: the same name can have another number elsewhere. Compare codes of one intent, and
/// ask ``meaning`` for what they have in common. The set is open, so that a later system may add to it.
public protocol ResponseCode: ParameterConvertible, Codable, RawRepresentable
where RawValue == Int {
  /// The codes that are known, by rising raw value.
  static var known: [ResponseCodeSchema] { get }

  /// What is known of this code, or nil for a number that the intent does not declare.
  var schema: ResponseCodeSchema? { get }

  /// Makes a code of a number, known or not.
  init(rawValue: Int)
}

// MARK: - Default implementations

extension ResponseCode {
  /// What is known of this code, or nil for a number that the intent does not declare.
  public var schema: ResponseCodeSchema? {
    // Codes are numbered from zero without gaps nearly everywhere, so the first look mostly finds it.
    let known = Self.known
    if known.indices.contains(rawValue), known[rawValue].rawValue == rawValue {
      return known[rawValue]
    }
    return known.first { $0.rawValue == rawValue }
  }

  /// The code's name, or its number when it is not known.
  public var name: String { schema?.name ?? "\(rawValue)" }

  /// What the code makes the assistant do.
  public var meaning: CodeMeaning { schema?.meaning ?? .unspecified }

  public static var parameterType: ParameterType {
    .enumeration(
      EnumerationSchema(
        name: "\(Self.self)", cases: known.map { .init(name: $0.name, rawValue: $0.rawValue) }))
  }

  /// Reads a code by its name, or by a number that has no name.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    switch parameterValue {
    case .string(let name):
      guard let code = Self.known.first(where: { $0.name == name }) else {
        throw .unknownName(name, kind: "code", known: Self.known.map(\.name))
      }
      self.init(rawValue: code.rawValue)
    case .integer(let rawValue):
      self.init(rawValue: rawValue)
    default:
      throw .mismatch(parameterValue, expected: "the name of a response code")
    }
  }

  /// A known code goes by its name, any other by its number.
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
