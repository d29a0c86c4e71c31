#if AllDomains || RideBooking
import IntentKitPlatform

extension GetRideStatusIntent {
  /// The rules by which Maps tracks a ride.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  public var updates: IntentUpdates<Self>? {
    IntentUpdates(
      start: { handler, intent, receive in
        let watcher = KeptWatcher(RideWatcher(receive))
        handler.startSendingUpdates(for: intent, to: watcher.value)
        return IntentUpdates.Started(
          // A handler may hold its observer weakly, so the observer is kept alive until the end.
          stop: { handler, intent in
            withExtendedLifetime(watcher) { handler.stopSendingUpdates(for: intent) }
          },
          isKept: { watcher.isShared })
      },
      worth: { update, first in
        if let flaw = update.flaw { return .invalid(flaw) }
        guard update.rideStatus?.rideIdentifier == first.rideStatus?.rideIdentifier else {
          return .ignored(
            ride: update.rideStatus?.rideIdentifier ?? "",
            expected: first.rideStatus?.rideIdentifier ?? "")
        }
        return update.rideStatus?.phase == .completed ? .last : .shown
      })
  }
}

/// Holds an observer, and reports whether the handler holds it as well.
private final class KeptWatcher: Sendable {
  private let watcher: Locked<RideWatcher>

  init(_ watcher: RideWatcher) { self.watcher = Locked(watcher) }

  var value: RideWatcher { watcher.withLock { $0 } }
  var isShared: Bool { watcher.withLock { !isKnownUniquelyReferenced(&$0) } }
}

/// Forwards updates to a closure.
private final class RideWatcher: GetRideStatusIntentResponseObserver {
  private let receive: @Sendable (GetRideStatusIntentResponse) -> Void

  init(_ receive: @escaping @Sendable (GetRideStatusIntentResponse) -> Void) {
    self.receive = receive
  }

  func didUpdate(getRideStatus response: GetRideStatusIntentResponse) { receive(response) }
}

extension GetRideStatusIntentResponse {
  /// The reason for which Maps can't show this status, or nil if it can.
  fileprivate var flaw: Verdict.UpdateFlaw? {
    guard let status = rideStatus else { return .missing(field: "rideStatus") }
    guard code == .success else { return .code(code.name) }
    guard status.rideIdentifier != nil else { return .missing(field: "rideIdentifier") }
    guard status.phase != .unknown else { return .unknownPhase }
    guard status.phase != .completed || status.completionStatus != nil else {
      return .missing(field: "completionStatus")
    }
    guard status.rideOption != nil else { return .missing(field: "rideOption") }
    return nil
  }
}
#endif
