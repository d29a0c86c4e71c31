import IntentKitCore
import Testing

@Suite("Quantities")
struct QuantityTests {
  @Test(
    arguments: [
      (5, LengthUnit.kilometers, LengthUnit.meters, 5000), (1, .miles, .kilometers, 1.609344),
      (1, .feet, .inches, 12), (3, .yards, .feet, 9), (2, .nauticalMiles, .meters, 3704),
    ] as [(Double, LengthUnit, LengthUnit, Double)])
  func `a length is converted to another unit`(
    _ value: Double, _ unit: LengthUnit, _ other: LengthUnit, _ expected: Double
  ) {
    let converted = Quantity(value: value, unit: unit).converted(to: other)
    #expect(abs(converted.value - expected) < 1e-9)
    #expect(converted.unit == other)
  }

  @Test(
    arguments: [
      (0, TemperatureUnit.celsius, TemperatureUnit.kelvin, 273.15),
      (100, .celsius, .fahrenheit, 212), (32, .fahrenheit, .celsius, 0),
      (-40, .celsius, .fahrenheit, -40),
    ] as [(Double, TemperatureUnit, TemperatureUnit, Double)])
  func `a temperature is converted with its offset`(
    _ value: Double, _ unit: TemperatureUnit, _ other: TemperatureUnit, _ expected: Double
  ) {
    let converted = Quantity(value: value, unit: unit).converted(to: other).value
    #expect(abs(converted - expected) < 1e-9)
  }

  @Test func `energy, mass, speed and volume are converted`() {
    #expect(
      Quantity(value: 1, unit: EnergyUnit.kilowattHours).converted(to: .kilojoules).value == 3600)
    #expect(Quantity(value: 1, unit: MassUnit.metricTons).converted(to: .kilograms).value == 1000)
    let speed = Quantity(value: 36, unit: SpeedUnit.kilometersPerHour).converted(
      to: .metersPerSecond)
    #expect(abs(speed.value - 10) < 1e-12)
    let volume = Quantity(value: 1, unit: VolumeUnit.gallons).converted(to: .quarts)
    #expect(abs(volume.value - 4) < 1e-12)
  }

  @Test func `converting to the same unit keeps the exact number`() {
    let quantity = Quantity(value: 0.1, unit: TemperatureUnit.fahrenheit)
    #expect(quantity.converted(to: .fahrenheit) == quantity)
  }

  @Test func `the text of a quantity consists of a number and a unit`() throws {
    let quantity = try Quantity<LengthUnit>(parameterValue: "5 kilometers")
    #expect(quantity == Quantity(value: 5, unit: .kilometers))
    #expect(quantity.spokenText == "5 kilometers")
    #expect(quantity.parameterValue == ["value": 5.0, "unit": "kilometers"])
  }
}
