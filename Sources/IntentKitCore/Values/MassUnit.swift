/// The units of Foundation's `UnitMass`; the base unit is the kilogram.
public enum MassUnit: Int, QuantityUnit {
  case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms,
    ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs

  public var scale: Double {
    switch self {
    case .kilograms: 1
    case .grams: 0.001
    case .decigrams: 0.0001
    case .centigrams: 0.000_01
    case .milligrams: 0.000_001
    case .micrograms: 1e-9
    case .nanograms: 1e-12
    case .picograms: 1e-15
    case .ounces: 0.028_349_523_125
    case .pounds: 0.453_592_37
    case .stones: 6.350_293_18
    case .metricTons: 1000
    case .shortTons: 907.184_74
    case .carats: 0.0002
    case .ouncesTroy: 0.031_103_476_8
    case .slugs: 14.593_902_937_206_36
    }
  }
}
