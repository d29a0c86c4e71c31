/// A unit of one physical dimension.
///
/// A number in this unit is turned into the dimension's base unit by `number * scale + offset`.
public protocol QuantityUnit: ParameterEnumeration {
  /// How many base units one of this unit is.
  var scale: Double { get }

  /// Where this unit's zero lies, in base units; zero for all but temperatures.
  var offset: Double { get }
}

// MARK: - Default implementations

extension QuantityUnit {
  public var offset: Double { 0 }

  /// The names are those of the cases.
  public static var caseNames: [String] { allCases.map { "\($0)" } }
}
