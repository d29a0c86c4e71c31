/// The units of Foundation's `UnitLength`; the base unit is the meter.
public enum LengthUnit: Int, QuantityUnit {
  case meters, megameters, kilometers, hectometers, decameters, decimeters, centimeters,
    millimeters, micrometers, nanometers, picometers, inches, feet, yards, miles, scandinavianMiles,
    lightyears, nauticalMiles, fathoms, furlongs, astronomicalUnits, parsecs

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
