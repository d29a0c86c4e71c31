import IntentKitCore
import Intents
import Testing

@Suite struct `A handler in every spelling` {
  @Test(arguments: ["completion", "asynchronous"])
  func `a handler in every spelling of its methods gives the same trace`(_ spelling: String)
    async throws
  {
    let first = await run(FirstMessages())
    #expect(first.outcome.result == .succeeded)
    #expect(first.verdicts.isEmpty)
    let other = await run(
      Router(spelling == "completion" ? CompletionMessages() : AsynchronousMessages()))
    // Printing the whole traces would hide where they differ.
    let pairs = zip(other.trace.events, first.trace.events)
    #expect(pairs.allSatisfy { $0.kind == $1.kind })
    #expect(other.trace.events.count == first.trace.events.count)
  }

  @Test func `a handler of 2016 may have a completion that doesn't escape`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(content: "Hello"),
      reachedBy: .dynamicApp(INExtensionApp(Router(ImmediateMessages()))), dialogue: Choices())
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test
  func `a handler in every spelling asks which of two friends is meant, and for the text`() async {
    let run = await run(FirstMessages())
    #expect(run.intent.recipients?.map(\.displayName) == ["Bill Baker"])
    #expect(run.intent.content == "Hello")
    #expect(run.response?.code == .success)
    #expect(run.response?.userActivity?.activityType == "INSendMessageIntent")
  }

  private func run(_ provider: INExtension) async -> IntentRun<SendMessageIntent> {
    await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(recipients: [Person(displayName: "Bill")]),
      reachedBy: .dynamicApp(INExtensionApp(provider)), dialogue: Choices())
  }
}

/// An extension that provides one handler.
final class Router: INExtension {
  private let handler: NSObject

  init(_ handler: NSObject) { self.handler = handler }

  override func handler(for intent: INIntent) -> Any? { handler }
}

/// A handler that completes before its method returns.
private final class ImmediateMessages: NSObject, INSendMessageIntentHandling {
  func handle(
    sendMessage intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// A user who takes the second option, says “Hello” and confirms.
private struct Choices: Dialogue {
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    switch prompt.kind {
    case .choice: .option(1)
    case .value: .value("Hello")
    default: .yes
    }
  }
}
