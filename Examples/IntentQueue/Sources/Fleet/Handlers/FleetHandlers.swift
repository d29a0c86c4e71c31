public import IntentKitCore

/// Provides the handlers for the intents of a user.
public struct FleetHandlers: IntentHandlerProvider {
  /// The app description with the supported intents.
  public static let appDescription = AppDescription(
    displayName: "Fleet",
    intentsSupported: [
      ListCarsIntent.schema.siriKitName, GetCarLockStatusIntent.schema.siriKitName,
      SetCarLockStatusIntent.schema.siriKitName,
    ])

  private let fleet: Fleet
  private let user: String

  /// Creates the handlers for one user's cars.
  public init(fleet: Fleet, user: String) {
    self.fleet = fleet
    self.user = user
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is ListCarsIntent: ListCarsHandler(fleet: fleet, user: user)
    case is GetCarLockStatusIntent: GetCarLockStatusHandler(fleet: fleet, user: user)
    case is SetCarLockStatusIntent: SetCarLockStatusHandler(fleet: fleet, user: user)
    default: nil
    }
  }
}
