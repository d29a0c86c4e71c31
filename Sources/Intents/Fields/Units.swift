import IntentKitCore

// The units of Foundation for those of the core with the same names.

extension UnitEnergy: BridgedUnit {
  static func unit(_ core: EnergyUnit) -> Dimension {
    switch core {
    case .joules: UnitEnergy.joules
    case .kilojoules: UnitEnergy.kilojoules
    case .calories: UnitEnergy.calories
    case .kilocalories: UnitEnergy.kilocalories
    case .kilowattHours: UnitEnergy.kilowattHours
    }
  }
}

extension UnitLength: BridgedUnit {
  static func unit(_ core: LengthUnit) -> Dimension {
    switch core {
    case .meters: UnitLength.meters
    case .megameters: UnitLength.megameters
    case .kilometers: UnitLength.kilometers
    case .hectometers: UnitLength.hectometers
    case .decameters: UnitLength.decameters
    case .decimeters: UnitLength.decimeters
    case .centimeters: UnitLength.centimeters
    case .millimeters: UnitLength.millimeters
    case .micrometers: UnitLength.micrometers
    case .nanometers: UnitLength.nanometers
    case .picometers: UnitLength.picometers
    case .inches: UnitLength.inches
    case .feet: UnitLength.feet
    case .yards: UnitLength.yards
    case .miles: UnitLength.miles
    case .scandinavianMiles: UnitLength.scandinavianMiles
    case .lightyears: UnitLength.lightyears
    case .nauticalMiles: UnitLength.nauticalMiles
    case .fathoms: UnitLength.fathoms
    case .furlongs: UnitLength.furlongs
    case .astronomicalUnits: UnitLength.astronomicalUnits
    case .parsecs: UnitLength.parsecs
    }
  }
}

extension UnitMass: BridgedUnit {
  static func unit(_ core: MassUnit) -> Dimension {
    switch core {
    case .kilograms: UnitMass.kilograms
    case .grams: UnitMass.grams
    case .decigrams: UnitMass.decigrams
    case .centigrams: UnitMass.centigrams
    case .milligrams: UnitMass.milligrams
    case .micrograms: UnitMass.micrograms
    case .nanograms: UnitMass.nanograms
    case .picograms: UnitMass.picograms
    case .ounces: UnitMass.ounces
    case .pounds: UnitMass.pounds
    case .stones: UnitMass.stones
    case .metricTons: UnitMass.metricTons
    case .shortTons: UnitMass.shortTons
    case .carats: UnitMass.carats
    case .ouncesTroy: UnitMass.ouncesTroy
    case .slugs: UnitMass.slugs
    }
  }
}

extension UnitSpeed: BridgedUnit {
  static func unit(_ core: SpeedUnit) -> Dimension {
    switch core {
    case .metersPerSecond: UnitSpeed.metersPerSecond
    case .kilometersPerHour: UnitSpeed.kilometersPerHour
    case .milesPerHour: UnitSpeed.milesPerHour
    case .knots: UnitSpeed.knots
    }
  }
}

extension UnitTemperature: BridgedUnit {
  static func unit(_ core: TemperatureUnit) -> Dimension {
    switch core {
    case .kelvin: UnitTemperature.kelvin
    case .celsius: UnitTemperature.celsius
    case .fahrenheit: UnitTemperature.fahrenheit
    }
  }
}

extension UnitVolume: BridgedUnit {
  static func unit(_ core: VolumeUnit) -> Dimension {
    switch core {
    case .liters: UnitVolume.liters
    case .megaliters: UnitVolume.megaliters
    case .kiloliters: UnitVolume.kiloliters
    case .deciliters: UnitVolume.deciliters
    case .centiliters: UnitVolume.centiliters
    case .milliliters: UnitVolume.milliliters
    case .cubicKilometers: UnitVolume.cubicKilometers
    case .cubicMeters: UnitVolume.cubicMeters
    case .cubicDecimeters: UnitVolume.cubicDecimeters
    case .cubicCentimeters: UnitVolume.cubicCentimeters
    case .cubicMillimeters: UnitVolume.cubicMillimeters
    case .cubicInches: UnitVolume.cubicInches
    case .cubicFeet: UnitVolume.cubicFeet
    case .cubicYards: UnitVolume.cubicYards
    case .cubicMiles: UnitVolume.cubicMiles
    case .acreFeet: UnitVolume.acreFeet
    case .bushels: UnitVolume.bushels
    case .teaspoons: UnitVolume.teaspoons
    case .tablespoons: UnitVolume.tablespoons
    case .fluidOunces: UnitVolume.fluidOunces
    case .cups: UnitVolume.cups
    case .pints: UnitVolume.pints
    case .quarts: UnitVolume.quarts
    case .gallons: UnitVolume.gallons
    case .imperialTeaspoons: UnitVolume.imperialTeaspoons
    case .imperialTablespoons: UnitVolume.imperialTablespoons
    case .imperialFluidOunces: UnitVolume.imperialFluidOunces
    case .imperialPints: UnitVolume.imperialPints
    case .imperialQuarts: UnitVolume.imperialQuarts
    case .imperialGallons: UnitVolume.imperialGallons
    case .metricCups: UnitVolume.metricCups
    }
  }
}
