/// The units of Foundation's `UnitVolume`; the base unit is the liter.
public enum VolumeUnit: Int, QuantityUnit {
  case liters, megaliters, kiloliters, deciliters, centiliters, milliliters, cubicKilometers,
    cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet,
    cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups, pints,
    quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces, imperialPints,
    imperialQuarts, imperialGallons, metricCups

  public var scale: Double {
    switch self {
    case .liters: 1
    case .megaliters: 1_000_000
    case .kiloliters: 1000
    case .deciliters: 0.1
    case .centiliters: 0.01
    case .milliliters: 0.001
    case .cubicKilometers: 1e12
    case .cubicMeters: 1000
    case .cubicDecimeters: 1
    case .cubicCentimeters: 0.001
    case .cubicMillimeters: 0.000_001
    case .cubicInches: 0.016_387_064
    case .cubicFeet: 28.316_846_592
    case .cubicYards: 764.554_857_984
    case .cubicMiles: 4.168_181_825_440_58e12
    case .acreFeet: 1_233_481.837_547_52
    case .bushels: 35.239_070_166_88
    case .teaspoons: 0.004_928_921_593_75
    case .tablespoons: 0.014_786_764_781_25
    case .fluidOunces: 0.029_573_529_562_5
    case .cups: 0.236_588_236_5
    case .pints: 0.473_176_473
    case .quarts: 0.946_352_946
    case .gallons: 3.785_411_784
    case .imperialTeaspoons: 0.005_919_388_020_833_3
    case .imperialTablespoons: 0.017_758_164_062_5
    case .imperialFluidOunces: 0.028_413_062_5
    case .imperialPints: 0.568_261_25
    case .imperialQuarts: 1.136_522_5
    case .imperialGallons: 4.546_09
    case .metricCups: 0.25
    }
  }
}
