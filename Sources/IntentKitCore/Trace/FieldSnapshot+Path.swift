// The values inside a snapshot, of which only those on the path are written.

extension FieldSnapshot {
  /// Returns the value at a path of at least one name, or nil if there is none.
  func value(at path: ArraySlice<String>) -> ParameterValue? { value.value(at: path) }

  /// Returns whether there is a value at a key path of at least one name.
  func hasValue(at keyPath: String) -> Bool { value.hasValue(at: keyPath) }
}

extension FieldWritable {
  fileprivate func value(at path: ArraySlice<String>) -> ParameterValue? {
    let rest = path.dropFirst()
    guard let field = field(named: path[path.startIndex]) else { return nil }
    guard !rest.isEmpty else { return field.parameterValue }
    if let record = field as? any FieldWritable { return record.value(at: rest) }
    return rest.reduce(field.parameterValue) { $0?.member($1) }
  }

  fileprivate func hasValue(at keyPath: String) -> Bool {
    guard let point = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return field(named: keyPath) != nil
    }
    guard let field = field(named: String(keyPath[..<point])) else { return false }
    let rest = keyPath[keyPath.utf8.index(after: point)...]
    if let record = field as? any FieldWritable { return record.hasValue(at: String(rest)) }
    return rest.split(separator: ".").reduce(field.parameterValue) { $0?.member(String($1)) } != nil
  }

  /// Returns the value of a field, as it is, or nil if it holds none.
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
