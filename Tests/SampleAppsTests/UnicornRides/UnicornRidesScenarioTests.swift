import IntentKitCore
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `The scenarios of UnicornRides` {
  private let scenarios = AppScenarios(app: UnicornRides.self)

  @Test func `every scenario of UnicornRides passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 70)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of UnicornRides reach every code`() async throws {
    let common: Set = [
      "ready", "success", "failureRequiringAppLaunchMustVerifyCredentials",
      "failureRequiringAppLaunchServiceTemporarilyUnavailable",
    ]
    let offer = common.union([
      "failureRequiringAppLaunch", "failureRequiringAppLaunchNoServiceInArea",
      "failureRequiringAppLaunchPreviousRideNeedsCompletion",
    ])
    let codes: [String: Set<String>] = [
      "ListRideOptions": offer.union(["failurePreviousRideNeedsFeedback"]),
      "RequestRide": offer.union(["failure", "failureRequiringAppLaunchRideScheduledTooFar"]),
      "GetRideStatus": common.union(["failure"]),
      "CancelRide": ["ready", "success", "failure"],
      "SendRideFeedback": ["ready", "success", "failure"],
    ]
    let expected = Set(codes.flatMap { intent, codes in codes.map { "\(intent).\($0)" } })
    #expect(try await scenarios.runs().codes == expected)

    let schemas = [
      ListRideOptionsIntent.schema, RequestRideIntent.schema, GetRideStatusIntent.schema,
      CancelRideIntent.schema, SendRideFeedbackIntent.schema,
    ]
    let known = Set(schemas.flatMap(\.responseCodes).map(\.name))
    #expect(try scenarios.namesInSources(among: known) == Set(codes.values.joined()))
  }

  @Test func `a request that opens the app passes its activity`() async throws {
    let activities = try await scenarios.runs().flatMap(\.trace.events).compactMap { event in
      guard case .handedOver(_, let activity) = event.kind else { return nil as String? }
      return activity.activityType
    }
    let expected: Set = [
      "com.example.UnicornRides.noRideAvailable", "com.example.UnicornRides.completeRequest",
      "com.example.UnicornRides.bookRide",
      "INListRideOptionsIntent", "INRequestRideIntent", "INGetRideStatusIntent",
    ]
    #expect(Set(activities) == expected)
  }
}
