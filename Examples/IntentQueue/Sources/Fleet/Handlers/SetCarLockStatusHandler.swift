public import IntentKitCore

/// Locks and unlocks cars.
public struct SetCarLockStatusHandler {
  private let garage: Garage

  /// Creates a handler for one user's cars.
  public init(fleet: Fleet, user: String) {
    garage = Garage(fleet: fleet, user: user)
  }
}

extension SetCarLockStatusHandler: SetCarLockStatusIntentHandling {
  // MARK: - 1. Resolve

  public func resolveLocked(for intent: SetCarLockStatusIntent) async -> BooleanResolutionResult {
    intent.locked.map { .success(with: $0) } ?? .needsValue()
  }

  public func resolveCarName(
    for intent: SetCarLockStatusIntent
  ) async -> SpeakableStringResolutionResult {
    await garage.resolve(intent.carName, requiresConfirmation: intent.locked == false)
  }

  // MARK: - 2. Confirm

  public func confirm(intent: SetCarLockStatusIntent) async -> SetCarLockStatusIntentResponse {
    let isKnown = await garage.vehicle(intent.carName) != nil
    return SetCarLockStatusIntentResponse(code: isKnown ? .ready : .failure)
  }

  // MARK: - 3. Handle

  public func handle(intent: SetCarLockStatusIntent) async -> SetCarLockStatusIntentResponse {
    guard let isLocked = intent.locked, let vehicle = await garage.vehicle(intent.carName) else {
      return SetCarLockStatusIntentResponse(code: .failure)
    }
    do {
      switch try await garage.fleet.setLocks(locked: isLocked, of: vehicle, of: garage.user) {
      case .done: return SetCarLockStatusIntentResponse(code: .success)
      // The car may be unreachable for hours, and the queue must not wait for it.
      case .waiting: return SetCarLockStatusIntentResponse(code: .inProgress)
      }
    } catch {
      return SetCarLockStatusIntentResponse(code: .failure)
    }
  }
}
