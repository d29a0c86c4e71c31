import IntentKitCore
import IntentKitSimulator
import Testing

@Suite struct `The transcript of a run` {
  private struct Handler: SendMessageIntentHandling {
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  @Test func `a transcript is the conversation that is printed`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello"),
      handler: Handler(), dialogue: ScriptedDialogue(["yes"]))
    let lines = run.transcript.split(separator: "\n")
    #expect(lines.first == "SendMessage · App")
    #expect(lines.contains("  You      yes"))
    #expect(lines.last == "✔ succeeded")
  }
}
