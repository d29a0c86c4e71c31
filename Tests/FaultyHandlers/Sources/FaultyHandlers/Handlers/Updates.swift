import Dispatch
import Foundation
import IntentKitCore

// Updates of rides that Maps can't show.

extension FaultyHandler {
  static let updates = [
    FaultyHandler(
      SendsUpdatesOfAnotherRide(), asked: .rideStatus,
      truth: .warning(
        .ignoredUpdate, in: .startSendingUpdates, says: "ride-8", "ride-7",
        cure: "only updates of the ride in the first response")),
    FaultyHandler(
      SendsUpdatesWithoutStatus(), asked: .rideStatus,
      truth: .fault(
        .invalidUpdate, in: .startSendingUpdates, says: "lacks rideStatus",
        cure: "success and a rideStatus")),
    FaultyHandler(
      SendsAFailureAsUpdate(), asked: .rideStatus,
      truth: .fault(
        .invalidUpdate, in: .startSendingUpdates, says: "its code is failure",
        cure: "code success")),
    FaultyHandler(
      CompletesWithoutCompletionStatus(), asked: .rideStatus,
      truth: .fault(
        .invalidUpdate, in: .startSendingUpdates, says: "lacks completionStatus",
        cure: "completionStatus once the ride is completed")),
    FaultyHandler(
      ForgetsThePhase(), asked: .rideStatus,
      truth: .fault(
        .invalidUpdate, in: .startSendingUpdates, says: "the phase of the ride is unknown",
        cure: "Set the phase")),
    FaultyHandler(
      AnswersWithoutTheOption(), asked: .rideStatus,
      truth: .fault(
        .invalidUpdate, in: .handle, says: "lacks rideOption", cure: "phase and option")),
    FaultyHandler(
      AnswersWithoutTheRide(), asked: .rideStatus,
      truth: .fault(.invalidUpdate, in: .handle, says: "lacks rideStatus", cure: "a rideStatus")),
    FaultyHandler(
      SendsUpdatesInALoop(), asked: .rideStatus.within(.seconds(3)),
      truth: .fault(
        .noAnswer, in: .startSendingUpdates, says: "blocking its thread", cure: "Don't wait")),
    FaultyHandler(
      WaitsForItsTimerWhenItStops(), asked: .rideStatus.within(.seconds(4)),
      truth: .fault(
        .noAnswer, in: .stopSendingUpdates, says: "blocking its thread", cure: "Don't wait")),
    FaultyHandler(
      asked: .rideStatus,
      truth: .warning(
        .ignoredUpdate, in: .stopSendingUpdates, says: "sent an update",
        "after stopSendingUpdates(for:) had returned", cure: "end the timers, tasks")
    ) { SendsUpdatesAfterItStops(clock: $0.clock) },
  ]
}

/// Returns the state of a ride.
private func status(
  _ phase: RidePhase, of ride: String = "ride-7", option: Bool = true,
  completion: RideCompletionStatus? = nil
) -> RideStatus {
  let car = RideOption(name: "Car", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))
  return RideStatus(
    rideIdentifier: ride, phase: phase, completionStatus: completion,
    rideOption: option ? car : nil)
}

private func answer(_ status: RideStatus?) -> GetRideStatusIntentResponse {
  GetRideStatusIntentResponse(code: .success, rideStatus: status)
}

/// Observes all rides of the account.
struct SendsUpdatesOfAnotherRide: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(status(.approachingPickup, of: "ride-8"))) }
}

/// Sends an empty response as a sign of life.
struct SendsUpdatesWithoutStatus: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(nil)) }
}

/// Reports a lost connection by the code of a response.
struct SendsAFailureAsUpdate: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) {
    observer.didUpdate(
      getRideStatus: GetRideStatusIntentResponse(code: .failure, rideStatus: status(.confirmed)))
  }
}

/// Ends a ride without saying how.
struct CompletesWithoutCompletionStatus: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.ongoing))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(status(.completed))) }
}

/// Creates a new status without a phase.
struct ForgetsThePhase: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.received))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(status(.unknown))) }
}

/// Gives a status without the option that was booked.
struct AnswersWithoutTheOption: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed, option: false))
  }
}

/// Answers success when there is no ride.
struct AnswersWithoutTheRide: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse { answer(nil) }
}

/// Sends updates in the method that only starts them.
struct SendsUpdatesInALoop: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) {
    for _ in 0..<1000 {
      observer.didUpdate(getRideStatus: answer(status(.approachingPickup)))
      Thread.sleep(forTimeInterval: 0.2)
    }
  }
}

/// Waits for the end of its timer, although that ends only after the method.
struct WaitsForItsTimerWhenItStops: GetRideStatusIntentHandling {
  private let hasEnded = DispatchSemaphore(value: 0)

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(status(.approachingPickup))) }

  func stopSendingUpdates(for intent: GetRideStatusIntent) { hasEnded.wait() }
}

/// Forgets the task that sends the updates.
struct SendsUpdatesAfterItStops: GetRideStatusIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(status(.confirmed))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) {
    Task {
      while (try? await clock.sleep(for: .milliseconds(120))) != nil {
        observer.didUpdate(getRideStatus: answer(status(.approachingPickup)))
      }
    }
  }
}
