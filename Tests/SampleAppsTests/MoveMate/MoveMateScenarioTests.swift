import IntentKitCore
import SampleApps
import Testing

@Suite struct `The scenarios of MoveMate` {
  private let scenarios = AppScenarios(app: MoveMate.self)

  @Test func `every scenario of MoveMate passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 50)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of MoveMate reach every code`() async throws {
    let start: Set = [
      "continueInApp", "failure", "failureNoMatchingWorkout", "failureOngoingWorkout",
      "failureRequiringAppLaunch", "handleInApp", "ready", "success",
    ]
    let others = start.subtracting(["failureOngoingWorkout", "failureRequiringAppLaunch"])
    var expected = Set(start.map { "StartWorkout.\($0)" })
    for intent in ["PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout"] {
      expected.formUnion(others.map { "\(intent).\($0)" })
    }
    #expect(try await scenarios.runs().codes == expected)

    let known = Set(StartWorkoutIntent.schema.responseCodes.map(\.name))
    #expect(try scenarios.namesInSources(among: known) == start)
  }
}
