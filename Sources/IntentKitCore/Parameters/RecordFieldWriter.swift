/// One field of a record as it is described and written.
@usableFromInline
struct RecordFieldWriter<Record>: Sendable {
  /// Writes the field of a record under the name in the schema, unless the record holds nothing
  /// there.
  @usableFromInline typealias Write = @Sendable (Record, inout ParameterWriter) -> Void

  /// The name of the field, the type of its values and its meaning.
  @usableFromInline let schema: ParameterSchema

  @usableFromInline let write: Write

  @inlinable
  init(schema: ParameterSchema, write: @escaping Write) {
    self.schema = schema
    self.write = write
  }
}
