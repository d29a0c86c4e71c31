// Defaults, bounds, and the words for values.

extension DefinitionReader {
  func readMetadata(_ metadata: FileObject, into parameter: inout DefinedParameter) {
    parameter.allowsNegativeNumbers = metadata.boolean("SupportsNegativeNumbers")
    parameter.defaultValue = defaultValue(metadata, parameter.type)
    switch parameter.type {
    case .integer, .decimal:
      parameter.minimum = metadata.number("MinimumValue")
      parameter.maximum = metadata.number("MaximumValue")
    case .timeInterval:
      parameter.minimum = seconds(metadata, "Minimum")
      parameter.maximum = seconds(metadata, "Maximum")
    case .boolean:
      parameter.trueName = metadata.text("TrueDisplayName")
      parameter.falseName = metadata.text("FalseDisplayName")
    case .dateComponents:
      parameter.dateKind = metadata.string("Type").flatMap {
        DefinedParameter.DateKind(rawValue: $0.value)
      }
    default: break
    }
  }

  private func defaultValue(_ metadata: FileObject, _ type: DefinedValueType) -> DefinedValue? {
    switch type {
    case .string: metadata.text("DefaultValue").map { .string($0) }
    case .integer: metadata.integer("DefaultValue").map { .integer($0.value) }
    case .decimal: metadata.number("DefaultValue").map { .number($0.value) }
    case .timeInterval: seconds(metadata, "Default").map { .number($0.value) }
    case .boolean: metadata.boolean("DefaultValue").map { .boolean($0) }
    case .enumeration: metadata.string("DefaultValue").map { .enumerationCase($0) }
    default: nil
    }
  }

  /// Returns a duration in any unit as a number of seconds.
  private func seconds(_ metadata: FileObject, _ name: String) -> Located<Double>? {
    guard let number = metadata.number(name + "Value") else { return nil }
    let factor: Double
    switch metadata.string(name + "Unit")?.value {
    case nil, "Seconds": factor = 1
    case "Minutes": factor = 60
    case "Hours": factor = 3600
    case "Days": factor = 86_400
    case let unit?:
      metadata.report(
        .unknownName,
        "Found the unit \(unit.quoted), expected Seconds, Minutes, Hours or Days. The number is "
          + "read as seconds.", at: name + "Unit")
      factor = 1
    }
    return Located(number.value * factor, at: number.place)
  }
}
