import Foundation
import IntentKitTesting
import Testing

// The README's sample of a test, between the marks, exactly except for its indentation.
@Suite struct `The README about tests` {
  // README {
  @Test func `the message is sent after a confirmation`() async {
    let intent = SendMessageIntent(recipients: ["Bill"], content: "hello")
    await IntentTester(intent, handler: MessageHandler()).expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    }
  }
  // } README

  @Test func `the README's sample is the one that runs`() throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = source.components(separatedBy: "  // README {\n").last?
      .components(separatedBy: "\n  // } README").first
    let sample = try #require(parts).split(separator: "\n").map { $0.dropFirst(2) }
    #expect(readme.contains(sample.joined(separator: "\n")))
  }
}

/// The handler of the README's test.
private struct MessageHandler: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    .init(code: .success)
  }
}
