import IntentKitCore

@testable import IntentKitSimulator

/// The tea house with the generated types of its intents, whose handlers play a scenario's script.
struct TeaHouse: IntentApp, IntentAppDelegate {
  static let appDescription = AppDescription(
    displayName: "Tea House", alternativeNames: ["茶屋"],
    intentsSupported: ["OrderTeaIntent", "THShowFavoritesIntent", "StartBrewingIntent"])

  static let customIntentTypes: [any CustomIntent.Type] = [
    OrderTeaIntent.self, THShowFavoritesIntent.self, StartBrewingIntent.self,
  ]

  private let script: HandlerScript

  init(environment: AppEnvironment) throws(ParameterError) {
    let script = try environment.settings["script"].map { value throws(ParameterError) in
      try HandlerScript(parameterValue: value)
    }
    self.script = script ?? HandlerScript()
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    guard let script = try? script.checked(for: intent.schema) else { return nil }
    let player = ScriptPlayer(script)
    return switch intent {
    case is OrderTeaIntent: OrderTeaHandler(script: player)
    case is THShowFavoritesIntent: ShowFavoritesHandler(script: player)
    case is StartBrewingIntent: StartBrewingHandler(script: player)
    default: nil
    }
  }

  /// The app has no screens; its name stands for them, as for a script without generated code.
  func application(continue activity: UserActivity) async -> String? {
    Self.appDescription.displayName
  }
}
