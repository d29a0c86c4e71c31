// The values inside a snapshot, of which only those on the path are written.

extension FieldSnapshot {
  /// Returns the value at a path of at least one name, or nil.
  func value(at path: ArraySlice<String>) -> ParameterValue? { value.value(at: path) }
}

extension FieldWritable {
  fileprivate func value(at path: ArraySlice<String>) -> ParameterValue? {
    let rest = path.dropFirst()
    guard let field = field(named: path[path.startIndex]) else { return nil }
    guard !rest.isEmpty else { return field.parameterValue }
    if let record = field as? any FieldWritable { return record.value(at: rest) }
    return rest.reduce(field.parameterValue) { $0?.member($1) }
  }

  /// Returns the value of a field, or nil.
  package func fieldValue(named name: String) -> ParameterValue? {
    field(named: name)?.parameterValue
  }

  /// Returns the typed value of a field, or nil.
  private func field(named name: String) -> (any ParameterConvertible)? {
    var writer = ParameterWriter(searching: name)
    write(to: &writer)
    return writer.found
  }
}

extension ParameterValue {
  /// Returns the member of an object, or the members of the objects in an array.
  func member(_ name: String) -> ParameterValue? {
    guard case .array(let elements) = self else { return self[name] }
    let members = elements.compactMap { $0.member(name) }
    return members.isEmpty ? nil : .array(members)
  }
}
