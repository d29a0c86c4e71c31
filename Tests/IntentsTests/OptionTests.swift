import IntentKitCore
import Testing

@testable import Intents

/// Options whose classes are those of Foundation, as generated code declares them.
@Suite struct `Options` {
  @Test func `options of dates have the form of the parameter`() async throws {
    let components = NSDateComponents()
    components.hour = 9
    components.minute = 30
    #expect(
      try await values(INObjectCollection(items: [components]))
        == [DateComponents(hour: 9, minute: 30).parameterValue])
  }

  @Test func `options of measurements keep their unit`() async throws {
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

  @Test func `options with a unit of another kind fail with its symbol`() async {
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

/// A handler in the spelling of the time before iOS 14, through generated code.
@Suite struct `Options without sections` {
  private static let expected: [String: ParameterValue] = [
    "dateComponents": DateComponents(hour: 9, minute: 30).parameterValue,
    "url": "https://example.com/runs/7",
    "distance": Quantity<LengthUnit>(value: 5, unit: .miles).parameterValue,
    "string": "Around the lake", "decimal": 2.5,
  ]

  @Test(arguments: expected)
  func `options without sections have the form of the parameter`(
    _ parameter: String, _ value: ParameterValue
  ) async throws {
    let options = try await options(for: parameter, of: ValuesHandler())
    #expect(options == .collection(IntentOptions([value])))
  }

  @Test(arguments: expected.keys.sorted())
  func `options without sections are absent without a method`(_ parameter: String) async throws {
    #expect(try await options(for: parameter, of: HandlerWithoutOptions()) == .values([]))
  }

  private func options(
    for parameter: String, of handler: NSObject
  ) async throws -> DynamicOptions {
    try await BridgedHandler(handler, of: KeepValuesIntent.self).options(
      for: parameter, of: DynamicIntent(IntentDefinitions.everything.schema(named: "KeepValues")),
      searchTerm: nil)
  }
}

private final class ValuesHandler: NSObject, KeepValuesIntentHandling {
  func provideDateComponentsOptions(
    for intent: KeepValuesIntent,
    with completion: @escaping ([DateComponents]?, (any Error)?) -> Void
  ) {
    completion([DateComponents(hour: 9, minute: 30)], nil)
  }

  func provideUrlOptions(
    for intent: KeepValuesIntent, with completion: @escaping ([URL]?, (any Error)?) -> Void
  ) {
    completion(URL(string: "https://example.com/runs/7").map { [$0] }, nil)
  }

  func provideDistanceOptions(
    for intent: KeepValuesIntent,
    with completion: @escaping ([Measurement<UnitLength>]?, (any Error)?) -> Void
  ) {
    completion([Measurement(value: 5, unit: .miles)], nil)
  }

  func provideStringOptions(
    for intent: KeepValuesIntent, with completion: @escaping ([String]?, (any Error)?) -> Void
  ) {
    completion(["Around the lake"], nil)
  }

  func provideDecimalOptions(
    for intent: KeepValuesIntent, with completion: @escaping ([NSNumber]?, (any Error)?) -> Void
  ) {
    completion([2.5], nil)
  }
}

private final class HandlerWithoutOptions: NSObject, KeepValuesIntentHandling {}
