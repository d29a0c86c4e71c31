/// One field of a record as it is described and written.
struct RecordFieldWriter<Record>: Sendable {
  /// The name of the field, the type of its values and its meaning.
  let schema: ParameterSchema

  /// Writes the field of a record under the name in the schema, unless the record holds nothing
  /// there.
  let write: @Sendable (Record, inout ParameterWriter) -> Void
}
