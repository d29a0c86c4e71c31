/// One row in the table of a record's fields.
///
/// `Value` is the type of the argument that the row gives to the function that creates the record.
public struct RecordField<Record, Value>: Sendable {
  /// The writers of the fields that this row stands for; more than one where it embeds another
  /// record.
  @usableFromInline let writers: [RecordFieldWriter<Record>]

  /// Reads the value of this row; throws an error if a field is missing or a value doesn't fit.
  @usableFromInline let read: @Sendable (inout ParameterReader) throws(ParameterError) -> Value

  @inlinable
  init(
    writers: [RecordFieldWriter<Record>],
    read: @escaping @Sendable (inout ParameterReader) throws(ParameterError) -> Value
  ) {
    self.writers = writers
    self.read = read
  }
}

extension RecordField {
  @inlinable
  init(
    _ schema: ParameterSchema, writing: @escaping @Sendable (Record, inout ParameterWriter) -> Void,
    reading: @escaping @Sendable (inout ParameterReader) throws(ParameterError) -> Value
  ) {
    writers = [RecordFieldWriter(schema: schema, write: writing)]
    read = reading
  }

  /// Returns this row with a function that checks or changes the values that are read.
  ///
  /// - Parameter transform: Returns the value to use, or throws an error for a value that can't be
  ///   used; the path of the error begins below the field.
  /// - Returns: The row.
  @inlinable
  public func mapped(
    by transform: @escaping @Sendable (Value) throws(ParameterError) -> Value
  ) -> Self {
    Self(writers: writers) { reader throws(ParameterError) in
      let value = try read(&reader)
      do throws(ParameterError) {
        return try transform(value)
      } catch {
        // A row that embeds a record has several fields, and its record no place in the path.
        guard writers.count == 1 else { throw error }
        throw error.inside(.name(writers[0].schema.name))
      }
    }
  }
}

extension RecordField where Value: ParameterConvertible {
  /// Returns a required field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - summary: A sentence that describes the field.
  /// - Returns: The row of the field.
  @inlinable
  public static func required(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, isRequired: true, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      try reader.required(name)
    }
  }

  /// Returns a field whose default value isn't written.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - absence: The value of an absent field.
  ///   - summary: A sentence that describes the field.
  /// - Returns: The row of the field.
  @inlinable
  public static func optional(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, absence: Value,
    summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, summary: summary)) {
      $1.write(name, value($0), unless: absence)
    } reading: { reader throws(ParameterError) in
      try reader.optional(name) ?? absence
    }
  }

  /// Returns a field that is optional in input but always written.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record.
  ///   - default: The value of an absent field.
  ///   - summary: A sentence that describes the field.
  /// - Returns: The row of the field.
  @inlinable
  public static func optional(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value, default: Value,
    summary: String? = nil
  ) -> Self {
    Self(ParameterSchema(name, Value.self, summary: summary)) {
      $1.write(name, value($0))
    } reading: { reader throws(ParameterError) in
      try reader.optional(name) ?? `default`
    }
  }
}

extension RecordField {
  /// Returns an optional field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record, or nil.
  ///   - type: The type in the schema, if it differs from the type of the values.
  ///   - summary: A sentence that describes the field.
  /// - Returns: The row of the field.
  @inlinable
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

  /// Returns a field computed from the others.
  ///
  /// The field is written for readers of the JSON, and ignored in input.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field in a record; nil leaves the field out.
  ///   - summary: A sentence that describes the field.
  /// - Returns: The row of the field.
  @inlinable
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
  /// Returns a row for the fields of another record, in addition to those of this one.
  ///
  /// - Parameter value: The other record in a record.
  /// - Returns: The row.
  @inlinable
  public static func embedded(_ value: @escaping @Sendable (Record) -> Value) -> Self {
    Self(
      writers: Value.recordFields.writers.map { field in
        RecordFieldWriter(schema: field.schema) { field.write(value($0), &$1) }
      }
    ) { reader throws(ParameterError) in
      try Value.recordFields.read(&reader)
    }
  }
}
