/// The units of Foundation's `UnitEnergy`; the base unit is the joule.
public enum EnergyUnit: Int, QuantityUnit {
  case joules, kilojoules, calories, kilocalories, kilowattHours

  public var scale: Double {
    switch self {
    case .joules: 1
    case .kilojoules: 1000
    case .calories: 4.184
    case .kilocalories: 4184
    case .kilowattHours: 3_600_000
    }
  }
}
