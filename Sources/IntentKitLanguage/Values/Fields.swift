import LanguageFiles

/// The fields of a spoken value: the hour of a time, the currency of an amount.
struct Fields: Sendable, Hashable {
  /// The content of a field.
  enum Value: Sendable, Hashable {
    case number(Double)
    case text(String)

    /// Creates the value that a text in a language file states.
    init(_ text: String) {
      if let number = Double(text) { self = .number(number) } else { self = .text(text) }
    }
  }

  private(set) var values: [String: Value] = [:]

  /// Returns the number in a field, or nil.
  func number(_ name: String) -> Double? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  /// Returns the whole number in a field, or nil.
  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// Returns the text in a field, or nil.
  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  /// Returns whether a field has a value.
  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Returns the fields as those of a part with a name.
  ///
  /// {hour:number} is a number that becomes the hour; {from:day} has the fields `from.weekday` ….
  func received(by name: String, as value: Value?) -> Fields {
    var fields = Fields()
    for (field, value) in values { fields["\(name).\(field)"] = value }
    if let value { fields[name] = value }
    return fields
  }

  /// Returns the fields of a part with a name.
  func part(_ name: String) -> Fields {
    var fields = Fields()
    for (field, value) in values where field.hasPrefix(name + ".") {
      fields[String(field.dropFirst(name.count + 1))] = value
    }
    return fields
  }

  /// Adds the fields of a part, or returns false if a field has another value already.
  mutating func merge(_ other: Fields) -> Bool {
    for (name, value) in other.values {
      if let known = values[name], known != value { return false }
      values[name] = value
    }
    return true
  }

  /// Changes a field as a pattern says.
  mutating func apply(_ assignment: LanguageTable.Assignment) {
    let value = Value(assignment.value)
    guard assignment.change != .set, case .number(let operand) = value else {
      values[assignment.field] = value
      return
    }
    switch assignment.change {
    case .set: break
    case .multiply: values[assignment.field] = .number((number(assignment.field) ?? 1) * operand)
    case .add: values[assignment.field] = .number((number(assignment.field) ?? 0) + operand)
    }
  }
}
