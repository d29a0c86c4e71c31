import IntentKitCore

/// A user of the core alone, and of one domain.
@main struct CoreUser {
  static func main() { print(SystemIntents.domains, PauseWorkoutIntent.schema.siriKitName) }
}
