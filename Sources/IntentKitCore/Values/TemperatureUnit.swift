/// The units of Foundation's `UnitTemperature`; the base unit is the kelvin.
public enum TemperatureUnit: Int, QuantityUnit {
  case kelvin, celsius, fahrenheit

  public var scale: Double {
    switch self {
    case .kelvin, .celsius: 1
    case .fahrenheit: 5.0 / 9
    }
  }

  public var offset: Double {
    switch self {
    case .kelvin: 0
    case .celsius: 273.15
    case .fahrenheit: 459.67 * 5 / 9
    }
  }
}
