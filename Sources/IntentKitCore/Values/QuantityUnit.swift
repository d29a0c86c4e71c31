/// A unit of a physical dimension.
///
/// The value in the dimension's base unit is `number * scale + offset`.
public protocol QuantityUnit: ParameterEnumeration {
  /// The number of base units in one of this unit.
  var scale: Double { get }

  /// The zero point of this unit in base units; zero for all dimensions but temperature.
  var offset: Double { get }
}

// MARK: - Default implementations

extension QuantityUnit {
  public var offset: Double { 0 }

  /// The names of the Swift cases.
  public static var caseNames: [String] { allCases.map { "\($0)" } }
}
