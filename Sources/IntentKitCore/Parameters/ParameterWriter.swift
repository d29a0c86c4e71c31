/// Collects the fields of a record, or writes them as the members of a JSON object.
public struct ParameterWriter {
  /// The fields written so far; empty if they are written as JSON.
  public private(set) var fields: [String: ParameterValue] = [:]
  private let destination: Destination
  /// The value of the only field that is kept, if it has been written.
  private(set) var found: (any ParameterConvertible)?

  private enum Destination {
    case fields
    /// The JSON that contains the object, and the number of members outside it.
    case json(JSONOutput, outer: Int)
    /// Only one field is kept.
    case field(String)
    /// All fields are kept as they are.
    case list(PresentFields.List)
  }

  /// Creates a writer without fields.
  public init() { destination = .fields }

  /// Creates a writer of the members of a JSON object that has begun.
  init(_ json: JSONOutput, after outer: Int) { destination = .json(json, outer: outer) }

  /// Creates a writer that adds all fields to a list, as they are.
  init(listingIn list: PresentFields.List) { destination = .list(list) }

  /// Creates a writer that keeps only the value of one field, as it is.
  init(searching name: String) { destination = .field(name) }

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
    switch destination {
    case .fields: fields[name] = .object(snapshot.fields)
    case .json(let json, let outer):
      json.beginMember(name, after: outer)
      snapshot.writeJSON(to: json)
    case .field(let sought): if name == sought { found = ParameterValue.object(snapshot.fields) }
    case .list(let list): list.fields.append((name, ParameterValue.object(snapshot.fields)))
    }
  }

  private mutating func put(_ name: String, _ value: some ParameterConvertible) {
    switch destination {
    case .fields: fields[name] = value.parameterValue
    case .json(let json, let outer):
      json.beginMember(name, after: outer)
      value.writeJSON(to: json)
    case .field(let sought): if name == sought { found = value }
    case .list(let list): list.fields.append((name, value))
    }
  }
}
