/// The units of Foundation's `UnitSpeed`; the base unit is meters per second.
public enum SpeedUnit: Int, QuantityUnit {
  case metersPerSecond, kilometersPerHour, milesPerHour, knots

  public var scale: Double {
    switch self {
    case .metersPerSecond: 1
    case .kilometersPerHour: 1000.0 / 3600
    case .milesPerHour: 1609.344 / 3600
    case .knots: 1852.0 / 3600
    }
  }
}
