// Properties of values that usually come from their Swift types, derived from type descriptions.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ParameterType {
  /// Returns whether a value in the form of this type represents absence.
  func isAbsent(_ value: ParameterValue) -> Bool {
    switch (self, value) {
    case (.enumeration(let schema), .string(let name)):
      schema.cases.first.map { $0.rawValue == 0 && $0.name == name && name.hasSuffix("nknown") }
        ?? false
    case (.options, .array(let names)): names.isEmpty
    default: false
    }
  }

  /// Returns the spoken text of a value, from its Swift type if there is one.
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
  /// Returns fields in the form of their types, without those that represent absence.
  ///
  /// - Parameters:
  ///   - fields: The fields to convert.
  ///   - name: The name of the record, for errors.
  /// - Returns: The converted fields.
  /// - Throws: ``ParameterError`` for a field that is unknown, missing, or doesn't fit.
  func rewritten(
    _ fields: [String: ParameterValue], context name: String = "fields"
  ) throws(ParameterError) -> [String: ParameterValue] {
    var rewritten: [String: ParameterValue] = [:]
    var countRead = 0
    for parameter in self {
      guard let value = fields[parameter.name] else { continue }
      countRead += 1
      let normalized = try inside(.name(parameter.name), try parameter.type.rewritten(value))
      if !parameter.type.isAbsent(normalized) { rewritten[parameter.name] = normalized }
    }
    if countRead < fields.count,
      let error = ParameterReader(fields).unknownField(in: RecordSchema(name: name, fields: self))
    {
      throw error
    }
    for parameter in self where parameter.isRequired && fields[parameter.name] == nil {
      throw ParameterError(
        found: "nothing", expected: parameter.type.singular, path: [.name(parameter.name)])
    }
    return rewritten
  }
}

extension RecordReference {
  fileprivate func spokenText(of value: ParameterValue) -> String {
    if let type, let value = try? type.init(parameterValue: value) { return value.spokenText }
    return ParameterType.record(self).spokenText(of: value)
  }
}

// MARK: - Rewriting

extension ParameterType {
  /// Converts a value to the form in which this type writes it.
  ///
  /// For example, `"12.50 EUR"` becomes an amount with its currency, and `1` becomes the number
  /// 1.0.
  ///
  /// - Parameter value: The value to convert.
  /// - Returns: The value in the form of this type.
  /// - Throws: ``ParameterError`` if the value doesn't fit.
  public func rewritten(_ value: ParameterValue) throws(ParameterError) -> ParameterValue {
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
    case .enumeration(let schema):
      return .string(try schema.name(in: value))
    case .options(let schema):
      let values: [ParameterValue] = if case .array(let values) = value { values } else { [value] }
      var names: Set<String> = []
      for value in values { names.insert(try schema.name(in: value)) }
      // A set that contains the parts of a combined option also contains the combined option.
      var union = 0
      for option in schema.cases where names.contains(option.name) { union |= option.rawValue ?? 0 }
      return .array(
        schema.cases.filter { option in
          option.rawValue.map { union & $0 == $0 } ?? names.contains(option.name)
        }.map { .string($0.name) })
    case .record(let reference): return try reference.rewritten(value)
    case .list(let element):
      guard case .array(let values) = value else { throw .mismatch(value, expected: singular) }
      var elements: [ParameterValue] = []
      for value in values {
        elements.append(try inside(.index(elements.count), try element.rewritten(value)))
      }
      return .array(elements)
    }
  }
}

extension EnumerationSchema {
  /// Returns the name of the case that a value contains.
  fileprivate func name(in value: ParameterValue) throws(ParameterError) -> String {
    try value.named(among: cases.map(\.name)) { name in
      namedCase(name)?.name
    }
  }
}
