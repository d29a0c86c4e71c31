/// The fields of a record that is being read.
public struct ParameterReader {
  private let fields: [String: ParameterValue]
  private var countRead = 0

  /// Makes a reader of named values.
  public init(_ fields: [String: ParameterValue]) {
    self.fields = fields
  }

  /// Reads a field that must be there.
  ///
  /// - Throws: ``ParameterError`` when the field is missing or does not fit.
  public mutating func required<Value: ParameterConvertible>(_ name: String) throws(ParameterError)
    -> Value
  {
    guard let value: Value = try optional(name) else {
      throw ParameterError(found: "nothing", expected: Value.parameterType.singular).inside(
        .name(name))
    }
    return value
  }

  /// Reads a field that may be absent.
  ///
  /// - Throws: ``ParameterError`` when the field is there but does not fit.
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

  /// Reads a field whose absence has a meaning of its own.
  ///
  /// - Throws: ``ParameterError`` when the field is there but does not fit.
  public mutating func value<Value: ParameterConvertible>(
    _ name: String, default absence: Value
  ) throws(ParameterError) -> Value {
    try optional(name) ?? absence
  }

  /// Takes every field, whatever its name.
  mutating func rest() -> [String: ParameterValue] {
    countRead = fields.count
    return fields
  }

  /// Complains about fields that nobody read.
  ///
  /// - Parameter schema: Made only when there is something to complain about.
  /// - Throws: ``ParameterError`` that names the first of them and the fields there are.
  public func finish(with schema: @autoclosure () -> RecordSchema) throws(ParameterError) {
    if countRead < fields.count { try rejectUnknown(schema()) }
  }

  /// Complains about fields that the schema does not have; a misspelt name is behind many a missing
  /// field.
  func rejectUnknown(_ schema: RecordSchema) throws(ParameterError) {
    let known = schema.fields.map(\.name)
    guard let unknown = fields.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw ParameterError.unknownName(unknown, kind: "key", known: known).inside(.name(unknown))
  }
}
