import IntentKitPlatform

/// The fields of a value, which are written when they are first read.
struct LazyFields: Sendable {
  private enum Source {
    case fields([String: ParameterValue])
    case value(any FieldWritable, written: Locked<[String: ParameterValue]?>)
  }

  private let source: Source

  init(_ fields: [String: ParameterValue]) {
    source = .fields(fields)
  }

  init(of value: some FieldWritable) {
    source = .value(value, written: Locked(nil))
  }

  /// All fields that hold a value.
  var all: [String: ParameterValue] {
    switch source {
    case .fields(let fields): return fields
    case .value(let value, let written):
      return written.withLock { written in
        if let written { return written }
        let fields = value.fieldValues
        written = fields
        return fields
      }
    }
  }

  /// The value itself, if there is one.
  var original: (any FieldWritable)? {
    if case .value(let value, _) = source { value } else { nil }
  }

  /// Returns whether there is a value at a path of names.
  func hasValue(at path: ArraySlice<String>) -> Bool {
    if case .value(let value, _) = source, !path.isEmpty { return value.hasValue(at: path) }
    return value(at: path) != nil
  }

  /// Returns the value at a path of names, or nil if there is none.
  ///
  /// Only what is on the path is written.
  func value(at path: ArraySlice<String>) -> ParameterValue? {
    guard let name = path.first else { return .object(all) }
    switch source {
    case .fields(let fields):
      return path.dropFirst().reduce(fields[name]) { $0?.member($1) }
    case .value(let value, _):
      return value.value(at: path)
    }
  }
}

extension LazyFields: Hashable {
  static func == (left: LazyFields, right: LazyFields) -> Bool { left.all == right.all }
  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension FieldWritable {
  /// Returns the value at a path of at least one name, or nil if there is none.
  fileprivate func value(at path: ArraySlice<String>) -> ParameterValue? {
    let rest = path.dropFirst()
    guard let field = field(named: path[path.startIndex]) else { return nil }
    guard !rest.isEmpty else { return field.parameterValue }
    if let record = field as? any FieldWritable { return record.value(at: rest) }
    return rest.reduce(field.parameterValue) { $0?.member($1) }
  }

  /// Returns whether there is a value at a path of at least one name.
  fileprivate func hasValue(at path: ArraySlice<String>) -> Bool {
    let rest = path.dropFirst()
    guard let field = field(named: path[path.startIndex]) else { return false }
    guard !rest.isEmpty else { return true }
    if let record = field as? any FieldWritable { return record.hasValue(at: rest) }
    return rest.reduce(field.parameterValue) { $0?.member($1) } != nil
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
