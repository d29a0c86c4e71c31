/// Collects the fields of a record.
public struct ParameterWriter {
  /// The fields written so far.
  public private(set) var fields: [String: ParameterValue] = [:]

  /// Creates a writer without fields.
  public init() {}

  /// Writes a field, unless its value represents absence.
  public mutating func write(_ name: String, _ value: some ParameterConvertible) {
    guard !value.isAbsent else { return }
    fields[name] = value.parameterValue
  }

  /// Writes a field, unless it has its default value.
  public mutating func write<Value: ParameterConvertible>(
    _ name: String, _ value: Value, unless absence: Value
  ) {
    guard value != absence else { return }
    fields[name] = value.parameterValue
  }

  /// Writes an optional field.
  public mutating func write(_ name: String, _ value: (some ParameterConvertible)?) {
    guard let value else { return }
    fields[name] = value.parameterValue
  }
}
