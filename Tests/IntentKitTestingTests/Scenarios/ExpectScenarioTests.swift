import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

private let folder = "../../../Examples/Scenarios/UnicornChat"

@Suite struct `Scenarios in tests` {
  @Test(arguments: try ScenarioFile.all(in: folder))
  func `each scenario of a folder runs as expected`(scenario: ScenarioFile) async {
    await expectScenario(scenario, app: UnicornChat.self)
  }

  @Test func `a single scenario is tested by a single call`() async {
    await expectScenario("\(folder)/which-bill.json", app: UnicornChat.self)
  }

  @Test func `a single handler can play any app's scenario`() async throws {
    let scenario = try file(expecting: #"{"outcome": "succeeded", "elapsed": 2}"#)
    await expectScenario(scenario) { SlowHandler(clock: $0.clock) }
  }

  @Test func `a scenario that ends differently fails and shows the lines to write`() async throws {
    let scenario = try file(expecting: #"{"outcome": "failed", "code": "failure"}"#)
    let failures = await failures {
      await expectScenario(scenario) { SlowHandler(clock: $0.clock) }
    }
    try expectGolden(failures, "scenario-goes-otherwise")
  }

  @Test func `an unexpected verdict fails`() async throws {
    let scenario = try file(expecting: #"{"outcome": "failed"}"#)
    let failures = await failures {
      await expectScenario(scenario) { _ in WrongHandler() }
      await expectScenario(scenario, app: UnicornChat.self)
    }
    try expectGolden(failures, "scenario-with-another-app")
  }

  @Test func `a missing file fails`() async {
    let failures = await failures {
      await expectScenario("/nowhere/which-bill.json", app: UnicornChat.self)
    }
    #expect(
      failures.map(\.message) == [
        "/nowhere/which-bill.json: cannot be read: No such file or directory."
      ])
  }

  @Test func `a folder isn't accepted as a single scenario`() async {
    let failures = await failures { await expectScenario(folder, app: UnicornChat.self) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("ScenarioFile.all(in:") == true)
  }

  private func file(expecting end: String) throws -> ScenarioFile {
    try ScenarioFile(
      path: "hello.json",
      text: Array(
        """
        { "name": "Hello", "app": "SomeChat", "intent": "SendMessage",
          "parameters": { "recipients": ["Tom"], "content": "hello" },
          "turns": ["yes"], "expect": \(end) }
        """.utf8))
  }
}

/// Takes two seconds to send.
private struct SlowHandler: SendMessageIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    try? await clock.sleep(for: .seconds(2))
    return SendMessageIntentResponse(code: .success)
  }
}

/// Handles another intent.
private struct WrongHandler: SetTaskAttributeIntentHandling {
  func handle(intent: SetTaskAttributeIntent) async -> SetTaskAttributeIntentResponse {
    SetTaskAttributeIntentResponse(code: .success)
  }
}
