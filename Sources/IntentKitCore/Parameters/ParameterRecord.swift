/// A value with named fields: a person, a ride option, an intent, or a response.
///
/// Your own records conform to ``DeclaredRecord``. It derives the requirements of this protocol
/// from one table of fields; JSON, dialogues and traces follow from them.
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
/// A type whose fields depend on each other, such as an enumeration with other fields in each case,
/// implements the requirements directly.
public protocol ParameterRecord: ParameterConvertible, FieldWritable, Codable {
  /// The name and the fields of this type.
  static var recordSchema: RecordSchema { get }

  /// Creates a record from its fields.
  ///
  /// - Parameter fields: The reader of the fields.
  /// - Throws: ``ParameterError`` if a field is missing or its value doesn't fit.
  init(from fields: inout ParameterReader) throws(ParameterError)

  /// Returns the fields that a bare text represents, or nil if a text can't represent this type.
  static func fields(fromText text: String) -> [String: ParameterValue]?
}

// MARK: - Default implementations

// Compiled once for all records, except for what writes a trace. The core has 230 records, and a
// specialized copy of an initializer has 2 kB.

extension ParameterRecord {
  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get { .record(RecordReference(name: "\(Self.self)", type: Self.self) { recordSchema }) }
  }

  /// Creates a record from an object, or from a bare text if the schema has a text field.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    var reader = try ParameterReader(parameterValue, of: Self.recordSchema) {
      Self.fields(fromText: $0)
    }
    do throws(ParameterError) {
      self = try Self(from: &reader)
    } catch {
      throw reader.unknownField(in: Self.recordSchema) ?? error
    }
    try reader.finish(with: Self.recordSchema)
  }

  public func writeJSON(to output: JSONOutput) { writeFields(to: output) }

  /// Returns the schema's text field with the given text, or nil if the schema has no such field.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    recordSchema.textShortcut.map { [$0: .string(text)] }
  }

  /// The text that the schema derives from the spoken fields.
  public var spokenText: String {
    @_semantics("optimize.sil.specialize.generic.never")
    get { Self.recordSchema.spokenText(of: fieldValues) }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }
}
