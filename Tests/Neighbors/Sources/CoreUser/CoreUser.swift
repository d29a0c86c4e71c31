import IntentKitCore

/// A user of the core alone.
@main struct CoreUser {
  static func main() { print(SendMessageIntent.schema.siriKitName) }
}
