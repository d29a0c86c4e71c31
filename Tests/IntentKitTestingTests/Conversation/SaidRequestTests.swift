import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

@Suite("Requests that are sentences")
struct SaidRequestTests {
  @Test func `a sentence is the request of a test`() async throws {
    let tester = try IntentTester<SendMessageIntent>(
      saying: "Send Bill a message with UnicornChat saying hello", app: UnicornChat.self)
    await tester.expectConversation { siri in
      await siri.asks(\.recipients, options: ["Bill James", "Bill Smith"])
      await siri.answers("Bill James")
      await siri.asksForConfirmation()
      await siri.shows("hello", "Bill James", "Draft")
      await siri.answers("yes")
      let run = await siri.ends(.succeeded, code: .success)
      await siri.shows("Sent")
      #expect(run?.intent.content == "hello")
    }
  }

  @Test func `a sentence in the language of the world reaches a handler`() throws {
    var world = TestWorld(
      contacts: ContactBook([Person(displayName: "太郎")]), language: .japanese)
    world.app = AppDescription(displayName: "柿の種", intentsSupported: ["INSendMessageIntent"])
    let tester = try IntentTester<SendMessageIntent>(
      saying: "柿の種で太郎さんにメッセージ送って", handler: SilentHandler(), given: world)
    #expect(tester.intent.recipients?.map(\.displayName) == ["太郎"])
  }

  @Test(arguments: [
    ("Start a run", "“Start a run” isn't understood, expected SendMessage."),
    (
      "Send Bill a message unless it rains",
      "“Send Bill a message unless it rains” isn't understood, expected SendMessage. It could mean"
    ),
  ])
  func `a sentence that means something else is an error`(
    _ sentence: String, _ description: String
  ) {
    let error = #expect(throws: SentenceError.self) {
      try IntentTester<SendMessageIntent>(saying: sentence, app: UnicornChat.self)
    }
    #expect(error?.description.hasPrefix(description) == true, "\(error?.description ?? "")")
  }

  @Test func `a sentence for another intent of the app is an error`() {
    let error = #expect(throws: SentenceError.self) {
      try IntentTester<CreateNoteIntent>(
        saying: "Add the task WWDC in TasksNotes", app: TasksNotes.self)
    }
    #expect(
      error?.description
        == "“Add the task WWDC in TasksNotes” means AddTasks, expected CreateNote.")
  }
}

private struct SilentHandler {}

extension SilentHandler: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
