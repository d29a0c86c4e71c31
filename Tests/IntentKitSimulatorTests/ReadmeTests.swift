import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import Testing

// The README's first sample, between the marks, exactly.
// README {
struct MessageHandler {}

extension MessageHandler: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients else { return [.needsValue()] }
    return recipients.map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
// } README

@Suite struct `The README` {
  @Test func `the first sample does what the README states`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello"),
      handler: MessageHandler(),
      dialogue: ScriptedDialogue(["yes"]))
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `the first sample is the tested one`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let handler = try #require(source.between("// README {\n", "// } README"))
    #expect(readme.contains(handler))
    let call = try #require(source.between("    let run = ", "\n    #expect"))
      .replacing("\n    ", with: "\n")
    #expect(readme.contains("let run = \(call)"))
  }

  @Test func `the run in the README is the actual output`() async throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let path = "Examples/Scenarios/UnicornChat/which-bill.json"
    let file = try ScenarioFile(
      path: path, text: InputFile.bytes(of: Self.root.appending(path: path).path))
    let run = try await Simulator(apps: SampleApps.all).run(file)
    var text = ConversationText(
      schema: SendMessageIntent.schema, now: Simulator.now(in: file.scenario, .init()))
    #expect(readme.contains(text.lines(for: run.trace).joined(separator: "\n")))
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension String {
  /// Returns the text between two marks.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = range(of: start), let last = self[first.upperBound...].range(of: end) else {
      return nil
    }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
