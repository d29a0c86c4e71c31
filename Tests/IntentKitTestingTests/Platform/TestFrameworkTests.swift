import IntentKitCore
import IntentKitTesting
import SampleApps
import Testing

@Suite struct `Failures in Swift Testing` {
  @Test func `a failure is recorded as an issue of the running test`() async {
    await withKnownIssue {
      await IntentTester(SendMessageIntent(), app: UnicornChat.self).expectConversation { siri in
        await siri.asksForConfirmation()
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Siri asks about a different subject.") }
        && issue.sourceLocation?.line == #line - 4
        && issue.sourceLocation?.fileID == #fileID
    }
  }
}
