// What Swift types do for their values, done by the types' descriptions: reading any writing of a value, and writing it
// in the one way that its type has.

extension ParameterType {
  /// The value as its type writes it.
  ///
  /// - Throws: ``ParameterError`` when the value does not fit.
  func normalized(_ value: ParameterValue) throws(ParameterError) -> ParameterValue {
    switch self {
    case .boolean: return try Bool(parameterValue: value).parameterValue
    case .integer: return try Int(parameterValue: value).parameterValue
    case .number: return try Double(parameterValue: value).parameterValue
    case .decimal: return try Decimal(parameterValue: value).parameterValue
    case .string, .keyword: return try String(parameterValue: value).parameterValue
    case .date: return try Date(parameterValue: value).parameterValue
    case .dateComponents: return try DateComponents(parameterValue: value).parameterValue
    case .url: return try URL(parameterValue: value).parameterValue
    case .data: return try Data(parameterValue: value).parameterValue
    case .range: return try Range<Int>(parameterValue: value).parameterValue
    case .dictionary: return try [String: ParameterValue](parameterValue: value).parameterValue
    case .any: return value
    case .enumeration(let schema): return .string(try schema.name(in: value))
    case .options(let schema): return try schema.names(in: value)
    case .record(let reference): return try reference.normalized(value)
    case .list(let element):
      guard case .array(let values) = value else {
        throw .mismatch(value, expected: "an array of \(element.plural)")
      }
      var normalized: [ParameterValue] = []
      normalized.reserveCapacity(values.count)
      for value in values {
        do throws(ParameterError) {
          normalized.append(try element.normalized(value))
        } catch {
          throw error.inside(.index(normalized.count))
        }
      }
      return .array(normalized)
    }
  }

  /// Whether a value, written as its type writes it, stands for "nothing was said".
  func isAbsent(_ value: ParameterValue) -> Bool {
    switch (self, value) {
    case (.enumeration(let schema), .string(let name)):
      schema.cases.first.map { $0.rawValue == 0 && $0.name == name && name.hasSuffix("nknown") }
        ?? false
    case (.options, .array(let names)): names.isEmpty
    default: false
    }
  }

  /// What the assistant says for a value that is written as its type writes it, by the Swift type where there is one.
  func exactSpokenText(of value: ParameterValue) -> String {
    switch (self, value) {
    case (.list(let element), .array(let values)):
      values.map { element.exactSpokenText(of: $0) }.joined(separator: ", ")
    case (.record(let reference), _): reference.spokenText(of: value)
    case (.date, _): (try? Date(parameterValue: value))?.spokenText ?? spokenText(of: value)
    case (.dateComponents, _):
      (try? DateComponents(parameterValue: value))?.spokenText ?? spokenText(of: value)
    case (.data, _): (try? Data(parameterValue: value))?.spokenText ?? spokenText(of: value)
    case (.range, _): (try? Range<Int>(parameterValue: value))?.spokenText ?? spokenText(of: value)
    case (.dictionary, .object(let members)): members.keys.sorted().joined(separator: ", ")
    default: spokenText(of: value)
    }
  }
}

extension [ParameterSchema] {
  /// Fields as their types write them, without those that stand for absence.
  ///
  /// - Throws: ``ParameterError`` that names the field which is unknown, does not fit, or is missing.
  func normalized(
    _ fields: [String: ParameterValue], context name: String = "fields"
  ) throws(ParameterError) -> [String: ParameterValue] {
    var normalized: [String: ParameterValue] = [:]
    var countRead = 0
    for parameter in self {
      guard let value = fields[parameter.name] else { continue }
      countRead += 1
      do throws(ParameterError) {
        let value = try parameter.type.normalized(value)
        if !parameter.type.isAbsent(value) { normalized[parameter.name] = value }
      } catch {
        throw error.inside(.name(parameter.name))
      }
    }
    if countRead < fields.count {
      try ParameterReader(fields).rejectUnknown(RecordSchema(name: name, fields: self))
    }
    for parameter in self where parameter.isRequired && fields[parameter.name] == nil {
      throw ParameterError(found: "nothing", expected: parameter.type.singular).inside(
        .name(parameter.name))
    }
    return normalized
  }
}

extension EnumerationSchema {
  /// The name of a case.
  fileprivate func name(in value: ParameterValue) throws(ParameterError) -> String {
    guard case .string(let name) = value else {
      throw .mismatch(value, expected: "one of \(caseNames)")
    }
    guard cases.contains(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "name", known: cases.map(\.name))
    }
    return name
  }

  /// The names of options, each once and in their order, or of one alone.
  fileprivate func names(in value: ParameterValue) throws(ParameterError) -> ParameterValue {
    let values: [ParameterValue]
    switch value {
    case .array(let elements): values = elements
    case .string: values = [value]
    default: throw .mismatch(value, expected: "an array of \(caseNames)")
    }
    var names: Set<String> = []
    for (index, value) in values.enumerated() {
      guard case .string(let name) = value else {
        throw ParameterError.mismatch(value, expected: "the name of an option").inside(
          .index(index))
      }
      guard cases.contains(where: { $0.name == name }) else {
        throw ParameterError.unknownName(name, kind: "name", known: cases.map(\.name)).inside(
          .index(index))
      }
      names.insert(name)
    }
    // An option that is the union of others is named with them.
    var union = 0
    for option in cases where names.contains(option.name) { union |= option.rawValue ?? 0 }
    return .array(
      cases.filter { option in
        option.rawValue.map { union & $0 == $0 } ?? names.contains(option.name)
      }.map { .string($0.name) })
  }
}

extension RecordReference {
  /// The record as its Swift type writes it, else by its fields.
  fileprivate func normalized(_ value: ParameterValue) throws(ParameterError) -> ParameterValue {
    if let type { return try type.init(parameterValue: value).parameterValue }
    let schema = schema
    let fields: [String: ParameterValue]? =
      switch value {
      case .object(let members): members
      case .string, .integer, .number: schema.textShortcut.map { [$0: value] }
      case .boolean, .array: nil
      }
    guard let fields else { throw .mismatch(value, expected: schema.expectation) }
    return .object(try schema.fields.normalized(fields, context: schema.name))
  }

  fileprivate func spokenText(of value: ParameterValue) -> String {
    if let type, let value = try? type.init(parameterValue: value) { return value.spokenText }
    return ParameterType.record(self).spokenText(of: value)
  }
}
