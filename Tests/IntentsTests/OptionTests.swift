import IntentKitCore
import Testing

@testable import Intents

/// Options whose classes are those of Foundation, as generated code declares them.
@Suite struct `Options` {
  @Test func `of dates have the form of the parameter`() async throws {
    let components = NSDateComponents()
    components.hour = 9
    components.minute = 30
    #expect(
      try await values(INObjectCollection(items: [components]))
        == [DateComponents(hour: 9, minute: 30).parameterValue])
  }

  @Test func `of measurements keep their unit`() async throws {
    let options = INObjectCollection(items: [
      NSMeasurement(doubleValue: 85, unit: UnitTemperature.celsius),
      NSMeasurement(doubleValue: 3, unit: UnitLength.miles),
    ])
    #expect(
      try await values(options)
        == [
          Quantity<TemperatureUnit>(value: 85, unit: .celsius).parameterValue,
          Quantity<LengthUnit>(value: 3, unit: .miles).parameterValue,
        ])
  }

  @Test func `with a unit of another kind fail with its symbol`() async {
    let options = INObjectCollection(items: [
      NSMeasurement(doubleValue: 60, unit: UnitFrequency.hertz)
    ])
    await #expect {
      try await values(options)
    } throws: { error in
      "\(error)".contains("an option with the unit Hz, expected a unit of the parameter")
    }
  }

  private func values<Item>(
    _ collection: INObjectCollection<Item>
  ) async throws -> [ParameterValue] {
    let provided = await INProvidedOptions { collection }
    guard case .collection(let options) = try provided.answer.get() else { return [] }
    return options.sections.flatMap(\.items)
  }
}
