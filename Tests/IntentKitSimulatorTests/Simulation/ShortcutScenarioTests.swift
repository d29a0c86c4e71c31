import IntentKitCore
import IntentKitSimulator
import Testing

@Suite struct `Scenarios of shortcuts` {
  /// An app whose requests without a tea open it.
  private struct TeaApp: IntentApp, IntentAppDelegate {
    static let appDescription = AppDescription(
      displayName: "Teas", intentsSupported: ["OrderTeaIntent"])
    static var customIntents: IntentDefinitions {
      IntentDefinitions([
        IntentDefinition(
          "OrderTea",
          parameters: [
            .init("tea", type: "String", prompt: ["Which tea?", .init("どのお茶？", language: "ja")])
          ],
          combinations: [
            .init([], title: "Order tea", runsInBackground: false),
            .init(["tea"], title: "Order ${tea}"),
          ])
      ])
    }

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { TeaHandler() }

    func application(continue activity: UserActivity) async -> String? { "the order" }
  }

  private struct TeaHandler: DynamicIntentHandling {
    func resolve(
      _ parameter: String, of intent: DynamicIntent
    ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
      [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
    }

    func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try response("ready", intent)
    }

    func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try response("success", intent)
    }

    private func response(
      _ code: String, _ intent: DynamicIntent
    ) throws(HandlerFailure) -> DynamicIntentResponse {
      do throws(ParameterError) {
        return try DynamicIntentResponse(intent.schema, fields: ["code": .string(code)])
      } catch {
        throw .unusableAnswer(error)
      }
    }
  }

  @Test(arguments: ["en", "ja"])
  func `a combination that opens the app ends the request there`(_ language: String) async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "source": "shortcut", "locale": "\(language)", "strict": true,
       "expect": {"outcome": "continuedInApp"}}
      """)
    #expect(run.differences.map(\.message) == [])
    #expect(run.passes)
  }

  @Test(arguments: ["en", "ja"])
  func `a custom intent is resolved in a shortcut`(_ language: String) async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "source": "shortcut", "locale": "\(language)", "strict": true,
       "parameters": {"tea": "Sencha"},
       "expect": {"outcome": "succeeded", "parameters": {"tea": "Sencha"}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  @Test func `the same request to Siri is resolved`() async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "locale": "en", "turns": [{"asked": "tea", "answer": "Assam"}],
       "expect": {"outcome": "succeeded", "parameters": {"tea": "Assam"}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  private func run(_ text: String) async throws -> SimulatorRun {
    try await Simulator(apps: [TeaApp.self]).run(
      ScenarioFile(path: "tea.json", text: Array(text.utf8)))
  }
}
