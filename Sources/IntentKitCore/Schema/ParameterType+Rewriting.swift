#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
      cases.contains { $0.name == name } ? name : nil
    }
  }
}
