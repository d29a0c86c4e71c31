import ChatHandlers
import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import Testing

@Suite struct `Sending a message` {
  private let scenario: Scenario = {
    var scenario = Scenario(intent: "SendMessage")
    scenario.parameters = ["recipients": ["Bill"], "content": "hello"]
    return scenario
  }()
  private let answers = ["recipients": ["Bill Smith"], "confirmation": ["yes"]]

  @Test func `the handler resolves a full name in process`() async {
    let people = [Person(displayName: "Bill James"), Person(displayName: "Bill Smith")]
    let run = await IntentPipeline().run(
      SendMessageIntent(recipients: [Person(displayName: "James")], content: "hello"),
      handler: SendMessageHandler(people: people))
    #expect(run.intent.recipients == [people[0]])
    #expect(run.outcome.result == .awaitingConfirmation)
  }

  @Test func `the extension sends it from a process of its own`() async throws {
    var options = Simulator.Options(answers: answers)
    options.handlers = .installed(try await InstalledExtension.install(at: Self.program))
    let run = try await Simulator(apps: []).run(ScenarioFile(scenario), options: options)
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.verdicts.isEmpty)
    #expect(run.launch?.log == ["sending “hello”"])
  }

  /// The program that was built beside these tests.
  private static var program: String {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ChatExtension").path
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : package.appending(path: ".build/debug/ChatExtension").path
  }
}
