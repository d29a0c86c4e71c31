public import IntentKitCore

/// Says which handler answers an intent of a user.
public struct FleetHandlers: IntentHandlerProvider {
  /// What the system knows of the app.
  public static let appDescription = AppDescription(
    displayName: "Fleet",
    intentsSupported: [
      ListCarsIntent.schema.siriKitName, GetCarLockStatusIntent.schema.siriKitName,
      SetCarLockStatusIntent.schema.siriKitName,
    ])

  private let fleet: Fleet
  private let user: String

  /// Makes the handlers for one user’s cars.
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
