import IntentKitCore
import Testing

@Suite("Default implementations of handlers")
struct SystemHandlingTests {
  @Test func `missing resolve methods are notImplemented and a missing confirm is ready`() async {
    let handler = CallHandler()
    let intent = StartCallIntent(contacts: [Person(displayName: "Bill")])
    #expect(await handler.resolveContacts(for: intent) == [.notImplemented])
    #expect(await handler.resolveCallCapability(for: intent) == .notImplemented)
    #expect(await intent.confirm(with: handler).code == .ready)
    #expect(await intent.handle(with: handler).code == .continueInApp)
  }

  @Test func `a completion handler gives the same trace as an async handler`() async {
    let handler = CallCompletionHandler()
    let intent = StartCallIntent(contacts: [Person(displayName: "Bill")])
    #expect(
      await handler.resolveContacts(for: intent) == [.unsupported(forReason: .noContactFound)])
    #expect(await handler.resolveDestinationType(for: intent) == .notImplemented)
    #expect(await intent.confirm(with: handler).code == .ready)
    #expect(await intent.handle(with: handler).code == .failureCallInProgress)
  }

  @Test func `restaurant intents confirm with success because they have no ready code`() async {
    let handler = GuestHandler()
    #expect(await GetRestaurantGuestIntent().confirm(with: handler).code == .success)
    #expect(await GetRestaurantGuestIntent().handle(with: handler).code == .failure)
  }

  @Test func `a handler without updates can be asked for them`() {
    let handler = RideStatusHandler()
    let observer = Observer()
    handler.startSendingUpdates(for: GetRideStatusIntent(), to: observer)
    handler.stopSendingUpdates(for: GetRideStatusIntent())
  }
}

private struct CallHandler: StartCallIntentHandling {
  func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
    StartCallIntentResponse(code: .continueInApp)
  }
}

private struct CallCompletionHandler: StartCallIntentCompletionHandling {
  func resolveContacts(
    for intent: StartCallIntent,
    with completion: @escaping @Sendable ([StartCallContactResolutionResult]) -> Void
  ) {
    completion([.unsupported(forReason: .noContactFound)])
  }

  func handle(
    intent: StartCallIntent, completion: @escaping @Sendable (StartCallIntentResponse) -> Void
  ) {
    completion(StartCallIntentResponse(code: .failureCallInProgress))
  }
}

private struct GuestHandler: GetRestaurantGuestIntentHandling {
  func handle(intent: GetRestaurantGuestIntent) async -> GetRestaurantGuestIntentResponse {
    GetRestaurantGuestIntentResponse(code: .failure)
  }
}

private struct RideStatusHandler: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    GetRideStatusIntentResponse(code: .success)
  }
}

private final class Observer: GetRideStatusIntentResponseObserver {
  func didUpdate(getRideStatus response: GetRideStatusIntentResponse) {}
}
