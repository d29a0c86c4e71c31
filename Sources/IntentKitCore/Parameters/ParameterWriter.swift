/// Collects the fields of a record, or writes them as the members of a JSON object.
public struct ParameterWriter {
  /// The fields written so far; none if they are written as JSON.
  public private(set) var fields: [String: ParameterValue] = [:]
  /// The JSON that contains the object, and the number of members outside it.
  private let output: (json: JSONOutput, outer: Int)?
  /// The only field that is of interest; nil for all.
  private let sought: String?
  /// The value of that field, if it has been written.
  private(set) var found: (any ParameterConvertible)?

  /// Creates a writer without fields.
  public init() { (output, sought) = (nil, nil) }

  /// Creates a writer of the members of a JSON object that has begun.
  init(_ json: JSONOutput, after outer: Int) { (output, sought) = ((json, outer), nil) }

  /// Creates a writer that keeps only the value of one field, as it is.
  init(searching name: String) { (output, sought) = (nil, name) }

  /// Writes a field, unless its value represents absence.
  public mutating func write(_ name: String, _ value: some ParameterConvertible) {
    guard !value.isAbsent else { return }
    put(name, value)
  }

  /// Writes a field, unless it has its default value.
  public mutating func write<Value: ParameterConvertible>(
    _ name: String, _ value: Value, unless absence: Value
  ) {
    guard value != absence else { return }
    put(name, value)
  }

  /// Writes an optional field.
  public mutating func write(_ name: String, _ value: (some ParameterConvertible)?) {
    guard let value else { return }
    put(name, value)
  }

  /// Writes the fields of a snapshot as one field.
  mutating func write(_ name: String, _ snapshot: FieldSnapshot) {
    if let output {
      output.json.beginMember(name, after: output.outer)
      snapshot.writeJSON(to: output.json)
    } else if let sought {
      if name == sought { found = ParameterValue.object(snapshot.fields) }
    } else {
      fields[name] = .object(snapshot.fields)
    }
  }

  private mutating func put(_ name: String, _ value: some ParameterConvertible) {
    if let output {
      output.json.beginMember(name, after: output.outer)
      value.writeJSON(to: output.json)
    } else if let sought {
      if name == sought { found = value }
    } else {
      fields[name] = value.parameterValue
    }
  }
}
