// As little of a program as uses the core; the linkage test looks at what it needs to start.
import IntentKitCore

let run = await IntentPipeline().run(
  SendMessageIntent(content: "hello"), handler: Handler(), dialogue: SilentDialogue())
print(run.outcome.result.rawValue)

private struct Handler: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
