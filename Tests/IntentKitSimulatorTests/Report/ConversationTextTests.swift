import IntentKitCore
import IntentKitSimulator
import Testing

/// Runs a message of UnicornChat and gives its trace.
func messageTrace(
  _ intent: SendMessageIntent, _ dialogue: any Dialogue, handler: UnicornHandler = UnicornHandler(),
  clock: ManualClock = ManualClock(), contacts: ContactBook = .sample
) async throws -> Trace {
  let fields = contacts.filling(intent.fieldValues, of: SendMessageIntent.schema)
  let filled = try SendMessageIntent(parameterValue: .object(fields))
  let pipeline = IntentPipeline(time: .simulated(clock))
  let run = await pipeline.run(
    filled, handler: handler, dialogue: dialogue, app: AppDescription(displayName: "UnicornChat"))
  return run.trace
}

@Suite("The text of a conversation")
struct ConversationTextTests {
  @Test("look") func look() async throws {
    for language in Language.allCases {
      for detail in ConversationText.Detail.allCases {
        let dialogue = ScriptedDialogue(
          ["Bill", "1", "hello", language == .english ? "yes" : "はい"], language: language,
          contacts: .sample)
        let trace = try await messageTrace(SendMessageIntent(), dialogue)
        var text = ConversationText(
          language: language, detail: detail, schema: SendMessageIntent.schema)
        print(text.lines(for: trace).joined(separator: "\n"), "\n")
        let clock = ManualClock()
        let hang = UnicornHandler(wait: { try? await clock.sleep(for: .seconds(60)) })
        let t2 = try await messageTrace(
          SendMessageIntent(recipients: [Person(displayName: "太郎さん")], content: "hello"),
          ScriptedDialogue(["yes"]), handler: hang, clock: clock)
        var text2 = ConversationText(
          language: language, detail: detail, schema: SendMessageIntent.schema)
        print(text2.lines(for: t2).joined(separator: "\n"), "\n")
      }
    }
  }
}
