/// A record whose fields are declared once, in one table.
///
/// The table gives the schema, the reader and the writer of the record. Adding a field is one
/// property and one row of the table; ``ParameterRecord`` shows an example.
public protocol DeclaredRecord: ParameterRecord {
  /// The table of the fields.
  ///
  /// Store it in a `static let`, because every value that is read or written uses it.
  static var recordFields: RecordFields<Self> { get }
}

// MARK: - Default implementations

extension DeclaredRecord {
  @inlinable public static var recordSchema: RecordSchema { recordFields.schema }

  @inlinable
  public init(from fields: inout ParameterReader) throws(ParameterError) {
    self = try Self.recordFields.read(&fields)
  }

  @inlinable
  public func write(to fields: inout ParameterWriter) {
    Self.recordFields.write(self, to: &fields)
  }
}
