import IntentKitCore

/// A dimension whose measurements cross the bridge, by the names of its units.
protocol BridgedUnit: Dimension {
  /// The type in the core.
  associatedtype Core: QuantityUnit

  /// The unit for each unit of the core.
  static func unit(_ core: Core) -> Dimension
}

extension Measurement: BridgedValue where UnitType: BridgedUnit {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    let quantity = try Quantity<UnitType.Core>(parameterValue: value)
    guard let unit = UnitType.unit(quantity.unit) as? UnitType else {
      throw ParameterError(found: value.summary, expected: "a unit of \(UnitType.self)")
    }
    return Measurement(value: quantity.value, unit: unit)
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    // An app may define its own unit. The value is then converted to the base unit.
    let core = UnitType.Core.allCases.first { UnitType.unit($0) == value.unit }
    if let core { return Quantity(value: value.value, unit: core).parameterValue }
    let base = UnitType.baseUnit()
    guard let core = UnitType.Core.allCases.first(where: { UnitType.unit($0) == base }) else {
      throw ParameterError(
        found: "the unit \(value.unit.symbol)", expected: "a unit of \(UnitType.self)")
    }
    return Quantity(value: value.converted(to: base).value, unit: core).parameterValue
  }

  static var absent: Self { Measurement(value: 0, unit: UnitType.baseUnit()) }
}
