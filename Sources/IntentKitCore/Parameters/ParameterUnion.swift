/// A value that is one of several record types, as the content of a note is a text or an image.
///
/// It is written as the record it contains, with an additional field named `kind`.
public protocol ParameterUnion: ParameterConvertible, Codable {
  /// The kinds, in SiriKit's order.
  static var kinds: [ParameterUnionKind<Self>] { get }

  /// The name of the kind that a bare text represents; nil if a text is ambiguous.
  static var textKind: String? { get }

  /// The name of this value's kind, and the record it contains.
  var content: (kind: String, value: any ParameterRecord) { get }
}

/// A record type that a union can contain.
public struct ParameterUnionKind<Union: ParameterUnion>: Sendable {
  /// The name of the kind, as the field `kind` contains it.
  public let name: String
  /// The type of the records of this kind.
  public let type: any ParameterRecord.Type
  /// Reads a record of this kind.
  fileprivate let union: @Sendable (ParameterValue) throws(ParameterError) -> Union

  /// Creates a kind from a record type and the union case that wraps it.
  public init<Record: ParameterRecord>(
    _ name: String, _ type: Record.Type, wrap: @escaping @Sendable (Record) -> Union
  ) {
    self.name = name
    self.type = type
    union = { value throws(ParameterError) in wrap(try Record(parameterValue: value)) }
  }
}

// MARK: - Default implementations

extension ParameterUnion {
  public static var textKind: String? { nil }

  /// The name of the field that holds the kind.
  private static var kindField: String { "kind" }

  private static var kindNames: [String] { kinds.map(\.name) }

  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .record(RecordReference(name: "\(Self.self)", type: Self.self) { recordSchema }) }
  }

  /// The field `kind` and the fields of all kinds.
  public static var recordSchema: RecordSchema { unionSchema() }

  /// Returns the schema that follows from the kinds.
  @_semantics("optimize.sil.specialize.generic.never")
  static func unionSchema() -> RecordSchema {
    let cases = kindNames.map { EnumerationSchema.Case(name: $0, rawValue: nil) }
    let kind = ParameterSchema(
      kindField, type: .enumeration(EnumerationSchema(name: "\(Self.self)Kind", cases: cases)),
      isRequired: true)
    var fields = [kind]
    for field in kinds.flatMap({ $0.type.recordSchema.fields })
    where !fields.contains(where: { $0.name == field.name }) {
      // Optional, because other kinds don't have this field.
      fields.append(ParameterSchema(field.name, type: field.type, availability: field.availability))
    }
    let textType = kinds.first { $0.name == textKind }?.type
    return RecordSchema(
      name: "\(Self.self)", textField: textType?.recordSchema.textField,
      spokenFields: textType?.recordSchema.spokenFields, fields: fields)
  }

  /// Creates a value from an object with a kind, or from a bare text if a kind accepts one.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    switch parameterValue {
    case .object(var members):
      guard let kind = members.removeValue(forKey: Self.kindField) else {
        throw ParameterError(
          found: "nothing", expected: "one of \(Self.kindNames.joined(separator: ", "))"
        ).inside(.name(Self.kindField))
      }
      self = try Self.kind(named: kind).union(.object(members))
    case .string, .integer, .number:
      guard let textKind = Self.kinds.first(where: { $0.name == Self.textKind }) else {
        fallthrough
      }
      self = try textKind.union(parameterValue)
    default:
      throw .mismatch(parameterValue, expected: Self.recordSchema.expectation)
    }
  }

  private static func kind(
    named value: ParameterValue
  ) throws(ParameterError) -> ParameterUnionKind<Self> {
    guard case .string(let name) = value else {
      throw .mismatch(value, expected: "the name of a kind").inside(.name(kindField))
    }
    guard let kind = kinds.first(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "kind", known: kindNames).inside(.name(kindField))
    }
    return kind
  }

  public var parameterValue: ParameterValue {
    let (kind, value) = content
    var fields = value.fieldValues
    fields[Self.kindField] = .string(kind)
    return .object(fields)
  }

  public func writeJSON(to output: JSONOutput) {
    let (kind, value) = content
    value.writeFields(to: output, and: Self.kindField, kind)
  }

  public var spokenText: String { content.value.spokenText }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
