import IntentKitCore

@testable import IntentKitSimulator
@testable import Intents

/// The tea house with the classes that Xcode generates, whose handlers play a scenario's script.
struct TeaHouse: INExtensionHosting {
  static let appDescription = AppDescription(
    displayName: "Tea House", alternativeNames: ["茶屋"],
    intentsSupported: ["OrderTeaIntent", "THShowFavoritesIntent", "StartBrewingIntent"])

  static let customIntentClasses: [INIntent.Type] = [
    OrderTeaIntent.self, THShowFavoritesIntent.self, StartBrewingIntent.self,
  ]

  let hosted: INExtensionApp

  init(environment: AppEnvironment) throws(ParameterError) {
    let script = try environment.settings["script"].map { value throws(ParameterError) in
      try HandlerScript(parameterValue: value)
    }
    hosted = INExtensionApp(TeaHouseExtension(script ?? HandlerScript()), delegate: TeaHouseApp())
  }
}

/// The app has no screens; its name stands for them, as for a script without generated code.
private final class TeaHouseApp: INInAppHandling {
  func application(continue activity: NSUserActivity) -> String? {
    TeaHouse.appDescription.displayName
  }
}

private final class TeaHouseExtension: INExtension {
  private let script: HandlerScript

  init(_ script: HandlerScript) { self.script = script }

  override func handler(for intent: INIntent) -> Any? {
    guard let schema = type(of: intent)._schema, let script = try? script.checked(for: schema)
    else { return nil }
    let player = ScriptPlayer(script)
    return switch intent {
    case is OrderTeaIntent: OrderTeaHandler(player)
    case is THShowFavoritesIntent: ShowFavoritesHandler(player)
    case is StartBrewingIntent: StartBrewingHandler(player)
    default: nil
    }
  }
}
