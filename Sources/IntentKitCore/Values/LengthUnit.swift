/// The units of Foundation's `UnitLength`; the base unit is the meter.
public enum LengthUnit: Int, QuantityUnit {
  case meters
  case megameters
  case kilometers
  case hectometers
  case decameters
  case decimeters
  case centimeters
  case millimeters
  case micrometers
  case nanometers
  case picometers
  case inches
  case feet
  case yards
  case miles
  case scandinavianMiles
  case lightyears
  case nauticalMiles
  case fathoms
  case furlongs
  case astronomicalUnits
  case parsecs

  public var scale: Double {
    switch self {
    case .meters: 1
    case .megameters: 1_000_000
    case .kilometers: 1000
    case .hectometers: 100
    case .decameters: 10
    case .decimeters: 0.1
    case .centimeters: 0.01
    case .millimeters: 0.001
    case .micrometers: 0.000_001
    case .nanometers: 1e-9
    case .picometers: 1e-12
    case .inches: 0.0254
    case .feet: 0.3048
    case .yards: 0.9144
    case .miles: 1609.344
    case .scandinavianMiles: 10_000
    case .lightyears: 9.460_730_472_580_8e15
    case .nauticalMiles: 1852
    case .fathoms: 1.8288
    case .furlongs: 201.168
    case .astronomicalUnits: 149_597_870_700
    case .parsecs: 3.085_677_581_491_367e16
    }
  }
}
