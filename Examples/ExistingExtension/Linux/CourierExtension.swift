import IntentKitCore
import IntentKitExtension
import Intents

/// The extension as a program, with what its property list declares.
@main struct CourierExtension: IntentExtension, INExtensionHosting {
  static let appDescription = AppDescription(
    displayName: "Courier",
    intentsSupported: ["INSendMessageIntent", "INSearchForMessagesIntent", "ShareStatusIntent"])

  static let customIntentClasses: [INIntent.Type] = [ShareStatusIntent.self]

  let hosted: INExtensionApp

  init(environment: AppEnvironment) {
    hosted = INExtensionApp(IntentHandler(), delegate: AppDelegate())
  }
}

extension AppDelegate: INInAppHandling {
  func application(continue activity: NSUserActivity) -> String? {
    show(activity) ? shown : nil
  }
}
