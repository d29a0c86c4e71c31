/// One field of a record as it is described and written.
struct RecordFieldWriter<Record>: Sendable {
  /// The name of the field, the type of its values and its meaning.
  let schema: ParameterSchema

  private let writing: @Sendable (Record, inout ParameterWriter) -> Void

  /// Creates a writer of a field.
  ///
  /// - Parameters:
  ///   - schema: The description of the field.
  ///   - writing: Writes the field of a record under the name in the schema, unless the record
  ///     holds nothing there.
  init(
    _ schema: ParameterSchema,
    writing: @escaping @Sendable (Record, inout ParameterWriter) -> Void
  ) {
    self.schema = schema
    self.writing = writing
  }

  /// Writes the field of a record, unless the record holds nothing there.
  func write(_ record: Record, to writer: inout ParameterWriter) {
    writing(record, &writer)
  }
}
