/// One field of a record as it is described and written.
@usableFromInline
struct RecordFieldWriter<Record>: Sendable {
  /// The name of the field, the type of its values and its meaning.
  @usableFromInline let schema: ParameterSchema

  /// Writes the field of a record under the name in the schema, unless the record holds nothing
  /// there.
  @usableFromInline let write: @Sendable (Record, inout ParameterWriter) -> Void

  @inlinable
  init(
    schema: ParameterSchema, write: @escaping @Sendable (Record, inout ParameterWriter) -> Void
  ) {
    self.schema = schema
    self.write = write
  }
}
