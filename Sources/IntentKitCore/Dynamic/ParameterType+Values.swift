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
    if countRead < fields.count {
      try ParameterReader(fields).rejectUnknown(RecordSchema(name: name, fields: self))
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
