/// A value made of named fields: a person, a ride option, an intent, a response.
///
/// Records of your own conform to ``DeclaredRecord``, which derives the requirements of this protocol from one table of
/// fields; JSON, dialogues and traces follow from them.
///
/// ```swift
/// struct Table: DeclaredRecord {
///   var number: Int
///   var guest: Person?
///
///   static let recordFields = RecordFields<Table>(
///     .required("number", \.number, summary: "The number on the table."),
///     .optional("guest", \.guest),
///     make: Table.init)
/// }
/// ```
///
/// A type whose fields depend on each other, such as an enumeration with other fields in each case, implements the
/// requirements directly.
public protocol ParameterRecord: ParameterConvertible, Codable {
  /// The name and the fields of this type.
  static var recordSchema: RecordSchema { get }

  /// Reads the fields.
  ///
  /// - Throws: ``ParameterError`` when a field is missing or does not fit.
  init(from fields: inout ParameterReader) throws(ParameterError)

  /// Writes the fields that hold something.
  func write(to fields: inout ParameterWriter)

  /// The fields that a bare text stands for, or nil when it stands for none.
  static func fields(fromText text: String) -> [String: ParameterValue]?
}

// MARK: - Default implementations

extension ParameterRecord {
  public static var parameterType: ParameterType {
    .record(RecordReference(name: "\(Self.self)", type: Self.self) { recordSchema })
  }

  /// Reads a record from an object, or from a bare text where the schema names the field which that stands for.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let fields: [String: ParameterValue]? =
      switch parameterValue {
      case .object(let members): members
      case .string(let text): Self.fields(fromText: text)
      case .integer, .number: Self.recordSchema.textShortcut.map { [$0: parameterValue] }
      case .boolean, .array: nil
      }
    guard let fields else {
      throw .mismatch(parameterValue, expected: Self.recordSchema.expectation)
    }
    var reader = ParameterReader(fields)
    do throws(ParameterError) {
      self = try Self(from: &reader)
    } catch {
      try reader.rejectUnknown(Self.recordSchema)
      throw error
    }
    try reader.finish(with: Self.recordSchema)
  }

  /// A text stands for the field that the schema names, if that one field makes a record.
  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    recordSchema.textShortcut.map { [$0: .string(text)] }
  }

  public var parameterValue: ParameterValue { .object(fieldValues) }

  /// The fields of this value that hold something.
  public var fieldValues: [String: ParameterValue] {
    var writer = ParameterWriter()
    write(to: &writer)
    return writer.fields
  }

  /// What the schema says that is spoken of a record.
  public var spokenText: String { Self.recordSchema.spokenText(of: fieldValues) }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
