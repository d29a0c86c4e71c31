public import IntentKitCore

/// Reports whether a car is locked.
public struct GetCarLockStatusHandler {
  private let garage: Garage

  /// Creates a handler for one user's cars.
  public init(fleet: Fleet, user: String) {
    garage = Garage(fleet: fleet, user: user)
  }
}

extension GetCarLockStatusHandler: GetCarLockStatusIntentHandling {
  public func resolveCarName(
    for intent: GetCarLockStatusIntent
  ) async -> SpeakableStringResolutionResult {
    await garage.resolve(intent.carName)
  }

  public func handle(intent: GetCarLockStatusIntent) async -> GetCarLockStatusIntentResponse {
    guard let vehicle = await garage.vehicle(intent.carName) else {
      return GetCarLockStatusIntentResponse(code: .failure)
    }
    return GetCarLockStatusIntentResponse(code: .success, locked: vehicle.isLocked)
  }
}
