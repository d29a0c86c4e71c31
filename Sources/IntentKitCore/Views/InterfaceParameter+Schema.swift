// The parameters of an intent, of its response, and of the values inside.

extension IntentSchema {
  /// Returns whether the intent or its response has a parameter.
  public func hasInterfaceParameter(_ parameter: InterfaceParameter) -> Bool {
    let path = parameter.parameterKeyPath
    return switch parameter.parameterClass {
    // The description is a property of every intent.
    case intentTypeName: Self.has(path, in: parameters) || path == "intentDescription"
    case responseTypeName: Self.has(path, in: responseFields)
    default: false
    }
  }

  private static func has(_ keyPath: String, in fields: [ParameterSchema]) -> Bool {
    // Nearly all key paths are one name.
    guard keyPath.utf8.contains(.point) else { return fields.contains { $0.name == keyPath } }
    let names = keyPath.split(separator: ".").map { String($0) }
    return !names.isEmpty && has(names[...], in: fields)
  }

  private static func has(_ names: ArraySlice<String>, in fields: [ParameterSchema]) -> Bool {
    guard let name = names.first else { return true }
    guard let field = fields.first(where: { $0.name == name }) else { return false }
    return has(names.dropFirst(), inside: field.type)
  }

  private static func has(_ names: ArraySlice<String>, inside type: ParameterType) -> Bool {
    guard !names.isEmpty else { return true }
    return switch type {
    case .list(let element): has(names, inside: element)
    case .record(let reference): has(names, in: reference.schema.fields)
    case .dictionary, .any: true
    default: false
    }
  }
}

extension Interaction {
  /// Returns the value of a parameter of the intent or of its response, or nil.
  ///
  /// Behind a list without an index, the value is the list of the elements' values, as in
  /// `accounts.nickname`.
  public func parameterValue(for parameter: InterfaceParameter) -> ParameterValue? {
    parameter.value(of: intentTypeName, intentFields, responseFields)
  }
}

extension InterfaceParameter {
  /// Returns the value in an intent or its response.
  ///
  /// - Parameters:
  ///   - type: The name of the intent's type.
  ///   - intent: The parameters of the intent.
  ///   - response: The fields of the response.
  /// - Returns: The value, or nil.
  package func value(
    of type: String, _ intent: FieldSnapshot, _ response: FieldSnapshot?
  ) -> ParameterValue? {
    guard let fields = fields(of: type, intent, response) else { return nil }
    guard hasIndexes else { return fields.value(at: names[...]) }
    var value = ParameterValue.object(fields.fields)
    for step in steps {
      guard var next = value.member(step.name) else { return nil }
      if let index = step.index {
        guard let element = next[index] else { return nil }
        next = element
      }
      value = next
    }
    return value
  }

  /// Returns the fields of the type that the parameter belongs to.
  private func fields(
    of type: String, _ intent: FieldSnapshot, _ response: FieldSnapshot?
  ) -> FieldSnapshot? {
    guard !parameterKeyPath.isEmpty else { return nil }
    if parameterClass == type { return intent }
    let ending = parameterClass.utf8.dropFirst(type.utf8.count)
    let isResponse = ending.elementsEqual("Response".utf8) && parameterClass.hasPrefix(type)
    return isResponse ? response : nil
  }
}
