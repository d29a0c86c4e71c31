import IntentKitCore
import Intents
import Testing

@Suite struct `Updates of a ride` {
  @Test(arguments: [true, false])
  func `updates of a ride are the same in both spellings`(_ isFirst: Bool) async {
    let handler: NSObject = isFirst ? FirstRide() : Ride()
    let run = await IntentPipeline(time: .simulated(), source: .maps(watching: .seconds(60))).run(
      GetRideStatusIntent(), reachedBy: .dynamicApp(INExtensionApp(Router(handler))))
    #expect(run.verdicts.isEmpty, "\(run.verdicts.map(\.id))")
    #expect(run.response?.rideStatus?.phase == .completed)
  }
}

private func response(_ phase: INRidePhase) -> INGetRideStatusIntentResponse {
  let status = INRideStatus()
  status.rideIdentifier = "7"
  status.phase = phase
  status.rideOption = INRideOption(name: "Car", estimatedPickupDate: Date())
  if phase == .completed { status.completionStatus = .completed() }
  let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
  response.rideStatus = status
  return response
}

private final class Ride: NSObject, INGetRideStatusIntentHandling {
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    response(.confirmed)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    observer.didUpdate(getRideStatus: response(.ongoing))
    observer.didUpdate(getRideStatus: response(.completed))
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}

private final class FirstRide: NSObject, INGetRideStatusIntentHandling {
  func handle(
    getRideStatus intent: INGetRideStatusIntent,
    completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(response(.confirmed))
  }

  func startSendingUpdates(
    forGetRideStatus intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {
    observer.didUpdate(getRideStatus: response(.ongoing))
    observer.didUpdate(getRideStatus: response(.completed))
  }

  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {}
}
