/// One row in the table of a record's fields.
///
/// `Value` is the type of the argument that the row gives to the function that creates the record.
public struct RecordField<Record, Value>: Sendable {
  /// The writers of the fields that this row stands for; more than one where it embeds another record.
  let writers: [RecordFieldWriter<Record>]

  private let reading: @Sendable (inout ParameterReader) throws(ParameterError) -> Value

  private init(
    _ writers: [RecordFieldWriter<Record>],
    reading: @escaping @Sendable (inout ParameterReader) throws(ParameterError) -> Value
  ) {
    self.writers = writers
    self.reading = reading
  }

  private init(
    _ schema: ParameterSchema,
    writing: @escaping @Sendable (Record, inout ParameterWriter) -> Void,
    reading: @escaping @Sendable (inout ParameterReader) throws(ParameterError) -> Value
  ) {
    self.init([RecordFieldWriter(schema, writing: writing)], reading: reading)
  }

  /// Reads the value of this row.
  ///
  /// - Throws: ``ParameterError`` when a field is missing or does not fit.
  func read(from reader: inout ParameterReader) throws(ParameterError) -> Value {
    try reading(&reader)
  }
}

extension RecordField where Value: ParameterConvertible {
  /// A field that must be present.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - summary: The meaning of the field, as a sentence.
  public static func required(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, isRequired: true, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      try reader.required(name)
    }
  }

  /// A field whose absence stands for a value; that value is not written.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - absence: The value that the absence of the field stands for.
  ///   - summary: The meaning of the field, as a sentence.
  public static func optional(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, absence: Value,
    summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, summary: summary)) {
      $1.write(name, value($0), unless: absence)
    } reading: { reader throws(ParameterError) in
      try reader.value(name, default: absence)
    }
  }

  /// A field that may be missing when it is read, but is always written.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - default: The value of a field that is missing.
  ///   - summary: The meaning of the field, as a sentence.
  public static func optional(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, default: Value,
    summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      try reader.value(name, default: `default`)
    }
  }
}

extension RecordField {
  /// A field that may be absent.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record, or nil.
  ///   - type: The type in the schema, where that is not the type of the values.
  ///   - summary: The meaning of the field, as a sentence.
  public static func optional<Wrapped: ParameterConvertible>(
    _ name: String, _ value: @escaping @Sendable (Record) -> Wrapped?,
    type: ParameterType = Wrapped.parameterType, summary: String? = nil
  ) -> Self where Value == Wrapped? {
    Self(ParameterSchema(name, type: type, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      try reader.optional(name)
    }
  }

  /// A field that follows from the others: it is written for readers of the JSON, and ignored when it is read.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record; nil leaves the field out.
  ///   - summary: The meaning of the field, as a sentence.
  public static func derived<Written: ParameterConvertible>(
    _ name: String, _ value: @escaping @Sendable (Record) -> Written?, summary: String? = nil
  ) -> Self where Value == Void {
    Self(ParameterSchema(name, Written.self, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      _ = try reader.optional(name) as Written?
    }
  }
}

extension RecordField where Value: DeclaredRecord {
  /// The fields of another record, which stand beside those of this one.
  ///
  /// - Parameter value: The other record in a record.
  public static func embedded(_ value: @escaping @Sendable (Record) -> Value) -> Self {
    Self(
      Value.recordFields.writers.map { field in
        RecordFieldWriter(field.schema) { field.write(value($0), to: &$1) }
      }
    ) { reader throws(ParameterError) in
      try Value.recordFields.read(from: &reader)
    }
  }
}
