// What Swift types know of their values, known by the types' descriptions.

extension ParameterType {
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
  func rewritten(
    _ fields: [String: ParameterValue], context name: String = "fields"
  ) throws(ParameterError) -> [String: ParameterValue] {
    var rewritten: [String: ParameterValue] = [:]
    var countRead = 0
    for parameter in self {
      guard let value = fields[parameter.name] else { continue }
      countRead += 1
      do throws(ParameterError) {
        let value = try parameter.type.rewritten(value)
        if !parameter.type.isAbsent(value) { rewritten[parameter.name] = value }
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
    return rewritten
  }
}

extension RecordReference {
  fileprivate func spokenText(of value: ParameterValue) -> String {
    if let type, let value = try? type.init(parameterValue: value) { return value.spokenText }
    return ParameterType.record(self).spokenText(of: value)
  }
}
