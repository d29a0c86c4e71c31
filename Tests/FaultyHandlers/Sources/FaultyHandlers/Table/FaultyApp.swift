public import IntentKitCore
public import IntentKitExtension
import Foundation

/// The app with all handlers, of which the setting `handler` chooses one.
public struct FaultyApp: IntentExtension {
  public static let appDescription = AppDescription(
    displayName: "Faulty",
    intentsSupported: SystemIntents.all.map { $0.schema.siriKitName } + [
      "OrderCoffeeIntent", "BookTableIntent",
    ])

  /// An order of coffee and a table in a restaurant, for handlers that are reached by name.
  public static let customIntents = IntentDefinitions(
    [
      IntentDefinition(
        "BookTable",
        parameters: [
          .init(
            "restaurant", type: "String", providesOptions: true, searchesOptions: true,
            unsupportedReasons: ["closed"]),
          .init("guests", type: "Int", providesDefault: true),
          .init("seating", type: "Seating", providesDefault: true, defaultValue: "indoors"),
          .init("dishes", type: "[String]", providesOptions: true),
          .init(
            "heater", type: "Bool", relationship: .init(parent: "seating", value: "terrace")),
        ],
        responseProperties: [.init("table", type: "Int")]),
      IntentDefinition(
        "OrderCoffee",
        parameters: [
          .init("roast", type: "Roast", providesOptions: true, prompt: "Which roast?"),
          .init("cups", type: "Int", providesDefault: true),
          .init("extras", type: "[String]"),
        ],
        responseCodes: [.init("failureOutOfBeans")],
        responseProperties: [.init("readyIn", type: "Int")]),
    ],
    types: [
      TypeDefinition("Roast", cases: ["light", "dark", "burnt"]),
      TypeDefinition("Seating", cases: ["unknown", "indoors", "terrace"]),
    ])

  private let provider: any IntentHandlerProvider
  private let delegate: any IntentAppDelegate

  public init(environment: AppEnvironment) throws(ParameterError) {
    var settings = ParameterReader(environment.settings)
    let name: String = try settings.required("handler")
    guard let entry = FaultyHandler.named[name] else {
      throw ParameterError(
        found: "the handler “\(name)”", expected: "the name of a type in the table", hint: nil,
        path: ["handler"])
    }
    // In simulated time, the launch is simulated as well.
    if entry.request.launch > .zero, !(environment.clock is ManualClock) {
      Thread.sleep(forTimeInterval: entry.request.launch / .seconds(1))
    }
    provider = entry.makeApp(environment)
    delegate = provider as? any IntentAppDelegate ?? AppWithoutMethods()
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    provider.handler(for: intent)
  }

  public func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    delegate.application(handlerFor: intent)
  }

  public func application(continue activity: UserActivity) async -> String? {
    await delegate.application(continue: activity)
  }

  /// An app that is only the container of its extension.
  private struct AppWithoutMethods: IntentAppDelegate {}
}
