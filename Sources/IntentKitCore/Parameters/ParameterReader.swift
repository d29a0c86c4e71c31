/// Reads the fields of a record.
public struct ParameterReader {
  // The generic functions are inlinable, so that other modules specialize them for their records.
  @usableFromInline let fields: [String: ParameterValue]
  @usableFromInline var countRead = 0

  /// Creates a reader for named values.
  public init(_ fields: [String: ParameterValue]) {
    self.fields = fields
  }

  /// Creates a reader for the fields of a record.
  ///
  /// - Parameters:
  ///   - value: An object, or a bare text if the schema has a text field.
  ///   - schema: The schema of the record, evaluated only if the value isn't an object.
  ///   - fieldsFromText: Returns the fields that a bare text represents.
  /// - Throws: ``ParameterError`` if the value has no fields.
  init(
    _ value: ParameterValue, of schema: @autoclosure () -> RecordSchema,
    fieldsFromText: (String) -> [String: ParameterValue]?
  ) throws(ParameterError) {
    let fields: [String: ParameterValue]? =
      switch value {
      case .object(let members): members
      case .string(let text): fieldsFromText(text)
      case .integer, .number: schema().textShortcut.map { [$0: value] }
      case .boolean, .array, .null: nil
      }
    guard let fields else { throw .mismatch(value, expected: schema().expectation) }
    self.init(fields)
  }

  /// Reads a required field.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: The value of the field.
  /// - Throws: ``ParameterError`` if the field is missing or its value doesn't fit.
  @inlinable
  public mutating func required<Value: ParameterConvertible>(_ name: String) throws(ParameterError)
    -> Value
  {
    guard let value: Value = try optional(name) else {
      throw ParameterError(found: "nothing", expected: Value.parameterType.singular).inside(
        .name(name))
    }
    return value
  }

  /// Reads an optional field.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: The value of the field, or nil if the field is absent.
  /// - Throws: ``ParameterError`` if the value of the field doesn't fit.
  @inlinable
  public mutating func optional<Value: ParameterConvertible>(_ name: String) throws(ParameterError)
    -> Value?
  {
    guard let value = fields[name] else { return nil }
    countRead += 1
    do throws(ParameterError) {
      return try Value(parameterValue: value)
    } catch {
      throw error.inside(.name(name))
    }
  }

  /// Reads a field that has a default value.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - absence: The value that the field has when it is absent.
  /// - Returns: The value of the field, or the default value.
  /// - Throws: ``ParameterError`` if the value of the field doesn't fit.
  @inlinable
  public mutating func value<Value: ParameterConvertible>(
    _ name: String, default absence: Value
  ) throws(ParameterError) -> Value {
    try optional(name) ?? absence
  }

  /// Checks that every field has been read.
  ///
  /// - Parameter schema: The schema of the record, evaluated only if a field has not been read.
  /// - Throws: ``ParameterError`` that names the first unknown field and lists the known ones.
  public func finish(with schema: @autoclosure () -> RecordSchema) throws(ParameterError) {
    if countRead < fields.count, let error = unknownField(in: schema()) { throw error }
  }

  /// Returns the error for the first field that isn't in the schema, or nil if all are.
  ///
  /// A misspelled name is often the cause of a missing field.
  func unknownField(in schema: RecordSchema) -> ParameterError? {
    let known = schema.fields.map(\.name)
    guard let unknown = fields.keys.sorted().first(where: { !known.contains($0) }) else {
      return nil
    }
    return ParameterError.unknownName(unknown, kind: "key", known: known).inside(.name(unknown))
  }
}
