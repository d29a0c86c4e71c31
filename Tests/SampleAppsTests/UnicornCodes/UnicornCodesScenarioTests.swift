import IntentKitCore
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `The scenarios of UnicornCodes` {
  private let scenarios = AppScenarios(app: UnicornCodes.self)

  @Test func `every scenario of UnicornCodes passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 15)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of UnicornCodes reach every code`() async throws {
    // All codes of the intent except unspecified.
    let known = Set(GetVisualCodeIntent.schema.responseCodes.map(\.name))
    let expected = known.subtracting(["unspecified"])
    #expect(try await scenarios.runs().codes == Set(expected.map { "GetVisualCode.\($0)" }))
    #expect(try scenarios.namesInSources(among: known) == expected)
  }

  @Test func `the scenarios of UnicornCodes reach every result`() async throws {
    let runs = try await scenarios.runs()
    // Instead of all codes, those of the app are offered.
    #expect(runs.resultKinds == ["disambiguation", "success"])
  }

  @Test func `the app continues every activity that its extension creates`() async throws {
    var screens: Set<ParameterValue> = []
    for event in try await scenarios.runs().flatMap(\.trace.events) {
      guard case .handedOver(_, let activity) = event.kind else { continue }
      let screen = try #require(activity.userInfo?["screen"])
      let app = try UnicornCodes(environment: AppEnvironment())
      #expect(await app.application(continue: activity) != nil, "\(screen)")
      screens.insert(screen)
    }
    #expect(screens == ["signIn", "amount"])
  }

  @Test func `a picture is shown exactly if the request succeeds`() async throws {
    for run in try await scenarios.runs() {
      let response = run.response as? GetVisualCodeIntentResponse
      #expect(
        (response?.visualCodeImage != nil) == (run.outcome.result == .succeeded),
        "\(run.file.path ?? "")")
    }
  }

  @Test(
    arguments: [
      ("codes", ["transit"], "transit"), ("bank", "closed", "closed"), ("color", "pink", "color"),
    ] as [(String, ParameterValue, String)])
  func `unknown settings are reported`(
    _ name: String, _ value: ParameterValue, _ found: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      _ = try UnicornCodes(environment: AppEnvironment(settings: [name: value]))
    }
    #expect(error?.description.contains(found) == true)
  }
}
