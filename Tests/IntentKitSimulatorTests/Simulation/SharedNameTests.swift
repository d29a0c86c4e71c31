import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

/// A custom intent and one of SiriKit's with the same name, both handled by one app.
@Suite struct `Intents that share their name` {
  private static let simulator = Simulator(apps: [SimulatedApp(TwoMessengers.self)])

  private func run(_ text: String) async throws -> SimulatorRun {
    try await Self.simulator.run(ScenarioFile(path: "board.json", text: Array(text.utf8)))
  }

  @Test func `the name means the custom intent, and the class name SiriKit's`() async throws {
    let custom = try await run(
      #"{"intent": "SendMessage", "parameters": {"topic": "cats"}, "expect": {"outcome": "succeeded"}}"#
    )
    #expect(custom.passes)
    #expect(custom.trace.verdicts == [])
    let system = try await run(
      """
      {"intent": "INSendMessageIntent", "parameters": {"recipients": ["Bill"], "content": "hello"},
       "turns": ["yes"], "expect": {"outcome": "succeeded"}}
      """)
    #expect(system.passes)
    #expect(system.trace.verdicts == [])
  }

  @Test(arguments: [
    ("post about cats", "topic", "[]"),
    ("send a message to Bill saying hello", "recipients", #"["yes"]"#),
  ])
  func `a sentence means the intent whose template it fits`(
    sentence: String, parameter: String, turns: String
  ) async throws {
    let run = try await run(
      """
      {"say": "\(sentence)", "turns": \(turns), "given": {"contacts": ["Bill"]}}
      """)
    guard case .started(_, let parameters, _, _)? = run.trace.events.first?.kind else {
      Issue.record("There is no request: \(run.trace)")
      return
    }
    #expect(parameters.fields[parameter] != nil)
    #expect(run.trace.outcome?.result == .succeeded)
  }

  @Test func `the declarations name both`() throws {
    let custom = [try TwoMessengers.schema()]
    let app = TwoMessengers.appDescription
    #expect(app.intentNames(custom: custom) == ["SendMessage", "INSendMessageIntent"])
    let schemas = try #require(app.declaredIntents(custom: custom))
    #expect(schemas.map(\.isCustom) == [true, false])
    let lines = AppLines(of: app, customIntents: custom, languages: [.english]).lines
    #expect(lines.contains { $0.parameter == "topic" && $0.spoken == "About which topic?" })
    #expect(lines.contains { $0.parameter == "recipients" })
  }

  @Test func `a custom intent doesn't get the sentences of SiriKit's`() throws {
    // Another intent of the domain brings the texts of the domain.
    let app = SpokenApp(
      names: ["Board"],
      intents: [try TwoMessengers.schema(), SearchForMessagesIntent.schema])
    let reader = SentenceReader(apps: [app], now: Simulator.simulatedNow)
    #expect(reader.reading(of: "post about cats").interpretations.map(\.intent) == ["SendMessage"])
    #expect(
      !reader.reading(of: "send a message to Bill").interpretations.contains {
        $0.intent == "SendMessage"
      })
  }
}
