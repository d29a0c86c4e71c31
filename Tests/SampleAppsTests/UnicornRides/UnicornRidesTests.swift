import Foundation
import IntentKitCore
import Testing

@testable import SampleApps
import TestSupport

/// Each request creates a new app, like the system.
///
/// They share only the container.
@Suite struct `The app UnicornRides` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func handler<Handler>(
    _ type: Handler.Type, for intent: any Intent, after time: Duration = .zero,
    settings: [String: ParameterValue] = [:]
  ) throws -> Handler {
    let app = try UnicornRides(
      environment: AppEnvironment(
        now: .booking + time, settings: settings, containerFolder: scratch.path))
    return try #require(app.handler(for: intent) as? Handler)
  }

  private func request(
    after time: Duration = .zero, partySize: Int? = nil, to dropOff: String? = "Perlan",
    settings: [String: ParameterValue] = [:]
  ) async throws -> RequestRideIntentResponse {
    func place(_ name: String) -> Placemark { City.places(matching: Placemark(name: name))[0] }
    // Maps neither resolves nor confirms.
    let intent = RequestRideIntent(
      pickupLocation: place("Harpa"), dropOffLocation: dropOff.map(place), partySize: partySize)
    return try await handler(
      RequestRideHandler.self, for: intent, after: time, settings: settings
    ).handle(intent: intent)
  }

  @Test(
    arguments: [
      (nil, nil, RideKind.sedan), (nil, 2, .sedan), (nil, 5, .suv), ("compact", 2, .compact),
      ("SUV", nil, .suv), ("suv", 5, .suv), ("小さい車", 1, .compact),
    ] as [(String?, Int?, RideKind)])
  func `without a kind, the party decides which ride is booked`(
    kind: String?, partySize: Int?, expected: RideKind
  ) {
    let request = RequestRideIntent(
      rideOptionName: kind.map { SpeakableString(spokenPhrase: $0) }, partySize: partySize)
    #expect(request.rideKind == expected)
  }

  @Test func `places are known by their Japanese names`() {
    func names(_ name: String) -> [String?] {
      City.places(matching: Placemark(name: name)).map(\.name)
    }
    #expect(names("ハルパ") == ["Harpa"])
    #expect(names("空港") == ["Reykjavik Airport", "Keflavik Airport"])
  }

  private func status(after time: Duration) async throws -> GetRideStatusIntentResponse {
    let intent = GetRideStatusIntent()
    return try await handler(GetRideStatusHandler.self, for: intent, after: time)
      .handle(intent: intent)
  }

  private func cancel(
    _ identifier: String, after time: Duration
  ) async throws -> CancelRideIntentResponse {
    let intent = CancelRideIntent(rideIdentifier: identifier)
    return try await handler(CancelRideHandler.self, for: intent, after: time)
      .handle(intent: intent)
  }

  private func sendFeedback(
    rating: Double? = nil, tip: Int? = nil, after time: Duration
  ) async throws -> SendRideFeedbackIntentResponseCode {
    let intent = SendRideFeedbackIntent(
      rideIdentifier: "ride-1", rating: rating, tip: tip.map(CurrencyAmount.init(krónur:)))
    return try await handler(SendRideFeedbackHandler.self, for: intent, after: time)
      .handle(intent: intent).code
  }

  @Test func `a booked ride has all its details`() async throws {
    let response = try await request()
    #expect(response.code == .success)
    let status = try #require(response.rideStatus)
    #expect(status.rideIdentifier == "ride-1")
    #expect(status.phase == .confirmed)
    #expect(status.driver?.displayName == "Einar")
    #expect(status.vehicle?.model == "Gallop")
    #expect(status.estimatedPickupDate == .booking + .minutes(6))
    #expect(status.pickupLocation?.name == "Harpa")
    #expect(status.rideOption?.name == "Sedan")
    #expect(status.rideOption?.priceRange?.currencyCode == "ISK")
  }

  @Test func `a ride moves from phase to phase`() async throws {
    _ = try await request()
    var phases: [RidePhase] = []
    for seconds in [60, 300, 400, 500, 800] {
      let status = try #require(try await status(after: .seconds(seconds)).rideStatus)
      #expect(status.rideIdentifier == "ride-1")
      phases.append(status.phase)
    }
    #expect(phases == [.confirmed, .approachingPickup, .pickup, .ongoing, .completed])
  }

  @Test func `nothing is booked before the confirmation`() async throws {
    let intent = RequestRideIntent(
      pickupLocation: City.places[0], dropOffLocation: City.places[1])
    let response = try await handler(RequestRideHandler.self, for: intent).confirm(intent: intent)
    #expect(response.code == .ready)
    #expect(response.rideStatus?.rideIdentifier == nil)
    #expect(response.rideStatus?.driver == nil)
    #expect(response.rideStatus?.phase == .received)
    #expect(response.rideStatus?.rideOption?.priceRange != nil)
    #expect(try await status(after: .zero).code == .failure)
  }

  @Test func `only one ride can be booked at a time`() async throws {
    _ = try await request()
    let second = try await request(after: .minutes(3))
    #expect(second.code == .failureRequiringAppLaunchPreviousRideNeedsCompletion)
    #expect(second.rideStatus?.rideIdentifier == "ride-1")
    #expect(try await request(after: .minutes(20)).rideStatus?.rideIdentifier == "ride-2")
  }

  @Test func `a request without a ride continues in the app`() async throws {
    let response = try await request(settings: ["freeVehicles": []])
    #expect(response.code == .failureRequiringAppLaunch)
    #expect(response.userActivity?.activityType == "com.example.UnicornRides.noRideAvailable")
    #expect(response.rideStatus?.phase == .received)
    #expect(response.rideStatus?.dropOffLocation?.name == "Perlan")
  }

  @Test func `a request that the user must complete continues in the app`() async throws {
    for (response, missing) in [
      (try await request(to: nil), "placeMissing"),
      (try await request(partySize: 12), "vehicleTooSmall"),
    ] {
      #expect(response.code == .failureRequiringAppLaunch)
      #expect(response.userActivity?.activityType == "com.example.UnicornRides.completeRequest")
      #expect(response.userActivity?.userInfo == ["missing": .string(missing)])
    }
  }

  @Test func `canceling is free at first`() async throws {
    _ = try await request()
    let response = try await cancel("ride-1", after: .seconds(119))
    #expect(response.code == .success)
    #expect(response.cancellationFee == nil)
    let status = try await status(after: .minutes(3)).rideStatus
    #expect(status?.phase == .completed)
    #expect(status?.completionStatus == .canceledByUser())
  }

  @Test func `canceling has a fee later and isn't possible during the ride`() async throws {
    _ = try await request()
    #expect(try await cancel("ride-1", after: .minutes(7)).code == .failure)
    let response = try await cancel("ride-1", after: .minutes(2))
    #expect(response.code == .success)
    #expect(response.cancellationFee == CurrencyAmount(amount: 900, currencyCode: "ISK"))
    #expect(
      response.cancellationFeeThreshold
        == DateComponents(year: 2026, month: 1, day: 1, hour: 9, minute: 2))
  }

  @Test func `the end of free cancellation is announced`() async throws {
    _ = try await request()
    let intent = CancelRideIntent(rideIdentifier: "ride-1")
    let response = try await handler(CancelRideHandler.self, for: intent).confirm(intent: intent)
    #expect(response.code == .ready)
    #expect(response.cancellationFee == nil)
    #expect(
      response.cancellationFeeThreshold
        == DateComponents(year: 2026, month: 1, day: 1, hour: 9, minute: 2))
  }

  @Test func `a ride is rated and tipped later`() async throws {
    _ = try await request()
    #expect(try await sendFeedback(rating: 5, after: .minutes(5)) == .failure)
    let before = try await status(after: .minutes(20)).rideStatus?.completionStatus
    #expect(before?.feedbackType == [.rate, .tip])
    #expect(before?.defaultTippingOptions?.count == 3)
    #expect(try await sendFeedback(rating: 5, after: .minutes(20)) == .success)
    let rated = try await status(after: .minutes(21)).rideStatus?.completionStatus
    #expect(rated?.feedbackType == [.tip])
    #expect(try await sendFeedback(tip: 500, after: .minutes(22)) == .success)
    let tipped = try await status(after: .minutes(23)).rideStatus?.completionStatus
    #expect(tipped?.feedbackType == [])
  }

  @Test func `available vehicles are offered with and without a price`() async throws {
    for (dropOff, isMetered) in [(City.places[1], false), (nil, true)] as [(Placemark?, Bool)] {
      let intent = ListRideOptionsIntent(pickupLocation: City.places[0], dropOffLocation: dropOff)
      let response = try await handler(
        ListRideOptionsHandler.self, for: intent, settings: ["freeVehicles": ["Compact", "SUV"]]
      ).handle(intent: intent)
      #expect(response.code == .success)
      #expect(response.rideOptions?.map(\.name) == ["Compact", "SUV"])
      #expect(response.rideOptions?.map(\.usesMeteredFare) == [isMetered, isMetered])
      #expect(response.expirationDate == .booking + .minutes(5))
      #expect(response.paymentMethods?.map(\.type) == [.credit, .applePay])
    }
  }

  @Test func `unreadable rides are reported as an unavailable service`() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("not a log", to: "rides.json")
    let app = try UnicornRides(environment: AppEnvironment(containerFolder: scratch.path))
    let intent = GetRideStatusIntent()
    let handler = try #require(app.handler(for: intent) as? GetRideStatusHandler)
    let response = await handler.handle(intent: intent)
    #expect(response.code == .failureRequiringAppLaunchServiceTemporarilyUnavailable)
  }

  @Test(
    arguments: [
      ["signedin": true],
      ["rides": [["identifier": "1", "pickup": "Harpa", "dropOff": "Mars", "bookedAt": 0]]],
      ["rides": [["identifier": "1", "pickup": "Harpa", "dropOff": "Akureyri", "bookedAt": 0]]],
      ["freeVehicles": ["Unicorn"]],
    ] as [[String: ParameterValue]])
  func `unknown settings are rejected`(settings: [String: ParameterValue]) {
    #expect(throws: ParameterError.self) {
      try UnicornRides(environment: AppEnvironment(settings: settings))
    }
  }

  @Test func `each phase is sent until the observation stops`() async throws {
    _ = try await request()
    let clock = ManualClock()
    let intent = GetRideStatusIntent()
    let app = try UnicornRides(
      environment: AppEnvironment(clock: clock, now: .booking, containerFolder: scratch.path))
    let handler = try #require(app.handler(for: intent) as? GetRideStatusHandler)
    let listener = Listener()
    handler.startSendingUpdates(for: intent, to: listener)
    var phases = listener.phases.makeAsyncIterator()
    for (minutes, phase) in [(4, .approachingPickup), (2, .pickup)] as [(Int, RidePhase)] {
      await clock.waitForSleepers(1)
      clock.advance(by: .minutes(minutes))
      #expect(await phases.next() == phase)
    }
    _ = try await cancel("ride-1", after: .minutes(6))
    await clock.waitForSleepers(1)
    clock.advance(by: .minutes(1))
    #expect(await phases.next() == .completed)
    #expect(clock.sleeperCount == 0)

    _ = try await request(after: .minutes(8))
    handler.startSendingUpdates(for: intent, to: listener)
    handler.stopSendingUpdates(for: intent)
    listener.finish()
    #expect(await phases.next() == nil)
  }
}

/// An observer of a ride.
private final class Listener: GetRideStatusIntentResponseObserver {
  let phases: AsyncStream<RidePhase>
  private let continuation: AsyncStream<RidePhase>.Continuation

  init() {
    (phases, continuation) = AsyncStream.makeStream()
  }

  func didUpdate(getRideStatus response: GetRideStatusIntentResponse) {
    if let status = response.rideStatus { continuation.yield(status.phase) }
  }

  func finish() { continuation.finish() }
}
