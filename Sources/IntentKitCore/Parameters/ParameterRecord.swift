/// A value with named fields, such as a person, a ride option, an intent, or a response.
///
/// A conforming type declares its fields, reads itself from them and writes itself to them. JSON,
/// dialogues and traces are derived from these declarations.
///
/// ```swift
/// struct Table: ParameterRecord {
///   var number: Int
///   var guest: Person?
///
///   init(number: Int, guest: Person? = nil) {
///     self.number = number
///     self.guest = guest
///   }
///
///   static let recordSchema = RecordSchema(
///     name: "Table",
///     fields: [
///       ParameterSchema("number", Int.self, isRequired: true),
///       ParameterSchema("guest", Person.self),
///     ])
///
///   init(from fields: inout ParameterReader) throws(ParameterError) {
///     number = try fields.required("number")
///     guest = try fields.optional("guest")
///   }
///
///   func write(to fields: inout ParameterWriter) {
///     fields.write("number", number)
///     fields.write("guest", guest)
///   }
/// }
/// ```
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

extension ParameterRecord {
  public static var parameterType: ParameterType {
    .record(RecordReference(name: "\(Self.self)", type: Self.self) { recordSchema })
  }

  /// Creates a record from an object, or from a bare text if the schema has a text field.
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

  /// Returns the schema's text field with the given text, or nil if the schema has no such field.
  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    recordSchema.textShortcut.map { [$0: .string(text)] }
  }

  /// The text that the schema derives from the spoken fields.
  public var spokenText: String { Self.recordSchema.spokenText(of: fieldValues) }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }
}
