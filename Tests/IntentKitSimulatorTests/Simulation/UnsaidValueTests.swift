import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

/// Values that an intent requires and that no user says.
@Suite struct UnsaidValueTests {
  private static let simulator = Simulator(apps: [SimulatedApp(TravelApp.self)])

  private func run(_ sentence: String) async throws -> SimulatorRun {
    var scenario = Scenario(saying: sentence)
    scenario.turns = [.init(answer: "yes")]
    return try await Self.simulator.run(ScenarioFile(scenario))
  }

  private static func parameters(of run: SimulatorRun) -> [String: ParameterValue] {
    guard case .started(_, let parameters, _, _)? = run.trace.events.first?.kind else { return [:] }
    return parameters.fields
  }

  @Test(arguments: ["Cancel my ride", "Give my driver four stars"])
  func `a request without a ride is about the current one`(_ sentence: String) async throws {
    let run = try await run(sentence)
    #expect(run.outcome.result == .succeeded)
    #expect(Self.parameters(of: run)["rideIdentifier"] == "ride-7")
    #expect(run.trace.verdicts == [])
    // The question for the ride isn't part of the request.
    #expect(run.trace.events.count { $0.kind.isStart } == 1)
  }

  @Test func `a restaurant is known by its name`() async throws {
    let run = try await run("Book a table at Luigi's for four tomorrow at 7 pm")
    #expect(run.outcome.result == .succeeded)
    #expect(Self.parameters(of: run)["restaurant"]?["name"] == "Luigi's")
    #expect(Self.parameters(of: run)["partySize"] == 4)
  }

  @Test func `a required value that the sentence leaves out is named`() async throws {
    let error = await #expect(throws: ScenarioError.self) {
      _ = try await run("Book a table at Luigi's tomorrow at 7 pm")
    }
    let text = try #require(error?.description)
    #expect(text.contains("which doesn't say partySize"))
    #expect(text.contains("An example is “Book a table"))
  }
}

extension TraceEvent.Kind {
  fileprivate var isStart: Bool {
    if case .started = self { true } else { false }
  }
}

/// An app with a ride and a restaurant.
private struct TravelApp: IntentApp {
  static let appDescription = AppDescription(
    displayName: "Travel",
    intentsSupported: [
      "INGetRideStatusIntent", "INCancelRideIntent", "INSendRideFeedbackIntent",
      "INBookRestaurantReservationIntent",
    ])

  init(environment: AppEnvironment) {}

  func handler(for intent: any Intent) -> (any IntentHandling)? { TravelHandler() }
}

private struct TravelHandler: GetRideStatusIntentHandling, CancelRideIntentHandling,
  SendRideFeedbackIntentHandling, BookRestaurantReservationIntentHandling
{
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    var response = GetRideStatusIntentResponse(code: .success)
    response.rideStatus = RideStatus(rideIdentifier: "ride-7", phase: .confirmed)
    return response
  }

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    CancelRideIntentResponse(code: .success)
  }

  func handle(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    SendRideFeedbackIntentResponse(code: .success)
  }

  func handle(
    intent: BookRestaurantReservationIntent
  ) async -> BookRestaurantReservationIntentResponse {
    BookRestaurantReservationIntentResponse(code: .success)
  }
}
