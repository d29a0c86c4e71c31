import IntentKitCore
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `The scenarios of UnicornChat` {
  private let scenarios = AppScenarios(app: UnicornChat.self)

  @Test func `every scenario of UnicornChat passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 20)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of UnicornChat reach every code and reason`() async throws {
    let runs = try await scenarios.runs()
    let known = Set(SendMessageIntent.schema.responseCodes.map(\.name))
    let inSources = try scenarios.namesInSources(among: known)
    // No conversation leads to an empty message, for which the handler returns `failure`.
    let reachable = inSources.subtracting(["failure"])
    #expect(reachable.count > 3)
    #expect(runs.codes == Set(reachable.map { "SendMessage.\($0)" }))
    // Like the sample that the app is modeled on, it gives no reason for an unknown contact.
    #expect(runs.reasons == [])
    let reasons = Set(SendMessageRecipientUnsupportedReason.caseNames)
    #expect(try scenarios.namesInSources(among: reasons) == [])
  }

  @Test func `a signed-out user is sent to the sign-in`() async throws {
    let run = try #require(
      try await scenarios.runs().first { $0.file.path == "signed-out.json" })
    #expect(
      run.trace.appLog == [
        AppLogEntry(.launchedInForeground),
        AppLogEntry(.continuedActivity, "INSendMessageIntent"),
        AppLogEntry(.showed, "the sign-in"),
      ])
  }
}
