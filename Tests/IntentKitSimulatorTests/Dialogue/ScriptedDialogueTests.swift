import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Answers from a script")
struct ScriptedDialogueTests {
  private static let content = Prompt(.value, parameter: "content")

  @Test func `a script answers a whole request`() async throws {
    let dialogue = ScriptedDialogue(
      ["Bill", "the second one", "hello"], by: ["confirmation": ["yes"]], contacts: .sample)
    let trace = try await UnicornHandler().trace(of: SendMessageIntent(), dialogue)
    #expect(trace.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    let answers = trace.events.compactMap { event in
      if case .answered(let answer, _) = event.kind { answer } else { nil }
    }
    #expect(
      answers == [
        .value(ContactBook.sample.person(named: "Bill").parameterValue), .option(1),
        .value("hello"), .yes,
      ])
    #expect(await dialogue.unused.isEmpty)
  }

  @Test func `answers by parameter precede answers in order`() async {
    let dialogue = ScriptedDialogue(["a", "b"], by: ["content": ["x", "y"], "unlock": ["no"]])
    var answers: [Answer] = []
    for prompt in [Self.content, Prompt(.value, parameter: "note"), Self.content, Self.content] {
      answers.append(await dialogue.answer(to: prompt, context: .message))
    }
    #expect(answers == [.value("x"), .value("a"), .value("y"), .value("b")])
    #expect(await dialogue.answer(to: Self.content, context: .message) == .unavailable)
    #expect(await dialogue.answer(to: Prompt(.unlock), context: .message) == .no)
  }

  @Test func `unused answers are reported`() async {
    let dialogue = ScriptedDialogue(["a", "b"], by: ["z": ["1"], "confirmation": ["yes", "no"]])
    _ = await dialogue.answer(to: Prompt(.request), context: .message)
    _ = await dialogue.answer(to: Self.content, context: .message)
    #expect(await dialogue.unused.map(\.description) == ["confirmation: no", "z: 1", "b"])
  }

  @Test func `the fallback is asked if the script has no answer`() async {
    let dialogue = ScriptedDialogue(["a"], fallback: ScriptedDialogue(["b"]))
    #expect(await dialogue.answer(to: Self.content, context: .message) == .value("a"))
    #expect(await dialogue.answer(to: Self.content, context: .message) == .value("b"))
    #expect(await dialogue.answer(to: Self.content, context: .message) == .unavailable)
  }

  @Test func `a change resolves a parameter again`() async throws {
    let dialogue = ScriptedDialogue(
      ["宛先を変更", "太郎さん", "はい"], language: .japanese, contacts: .sample)
    let intent = SendMessageIntent(
      recipients: [ContactBook.sample.person(named: "Bill James")], content: "やあ")
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      intent, handler: UnicornHandler(), dialogue: dialogue)
    #expect(run.outcome.result == .succeeded)
    #expect(run.intent.recipients?.map(\.displayName) == ["山田太郎"])
  }
}
