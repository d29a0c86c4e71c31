// A minimal program that uses the core. The linkage test examines the libraries that it loads.
import IntentKitCore

let run = await IntentPipeline().run(
  SendMessageIntent(content: "hello"), handler: Handler(), dialogue: SilentDialogue())
print(run.outcome.result.rawValue)

private struct Handler: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
