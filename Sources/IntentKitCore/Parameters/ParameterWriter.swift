/// The fields of a record that is being written.
public struct ParameterWriter {
  /// What was written so far.
  public private(set) var fields: [String: ParameterValue] = [:]

  /// Makes a writer without fields.
  public init() {}

  /// Writes a field, unless its value stands for absence.
  public mutating func write(_ name: String, _ value: some ParameterConvertible) {
    guard !value.isAbsent else { return }
    fields[name] = value.parameterValue
  }

  /// Writes a field, unless its value is the one that its absence stands for.
  public mutating func write<Value: ParameterConvertible>(
    _ name: String, _ value: Value, unless absence: Value
  ) {
    guard value != absence else { return }
    fields[name] = value.parameterValue
  }

  /// Writes a field that may hold nothing.
  public mutating func write(_ name: String, _ value: (some ParameterConvertible)?) {
    guard let value else { return }
    fields[name] = value.parameterValue
  }
}
