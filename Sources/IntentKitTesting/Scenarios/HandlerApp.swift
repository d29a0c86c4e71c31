import IntentKitCore

/// The app around the handler of a test, since a scenario needs an app.
struct HandlerApp: IntentHandlerProvider, IntentAppDelegate {
  var handler: any IntentHandling

  func handler(for intent: any Intent) -> (any IntentHandling)? { handler }
}
