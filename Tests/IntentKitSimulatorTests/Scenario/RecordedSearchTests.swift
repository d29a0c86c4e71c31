import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite("Recordings of searches while the user types")
struct RecordedSearchTests {
  @Test(
    arguments: [
      // Only the last search matters.
      (["d p", "d pu", "d zzz", "d q", "0"], ["q", "Leek Quiche"]),
      // The first options are back.
      (["d q", "d ", "1"], ["Mushroom Omelet"]),
      (["d zzz", "d zz", "2"], ["Rice Pudding"]),
      // The same words at the first question would be an answer to it.
      (["d q", "d mushroom", "0"], ["q", "mushroom", "Mushroom Risotto"]),
      (["d q", "d ee", "d mushroom", "0"], ["q", "mushroom", "Mushroom Risotto"]),
      // A search that was sent stays.
      (["s p", "d q", "0"], ["p", "q", "Leek Quiche"]),
      (["d zzz", "s zzz", "0"], ["zzz", "Lemon Couscous"]),
      (["d q", "s zzz", "d p", "1"], ["q", "zzz", "p", "Pumpkin Gnocchi"]),
      // The user doesn't finish.
      (["d p", "d q"], ["q", nil]), (["d p", "d q", "s cancel"], ["q", "cancel"]),
    ] as [([String], [String?])])
  func `a recording contains the searches that lead to the answer`(
    _ steps: [String], _ texts: [String?]
  ) async throws {
    let scenario = #"{"app": "RecipeAssistant", "intent": "AddToShoppingList"}"#
    let run = try await Scenarios.run(
      scenario, options: .init(fallback: { _, _, _ in Typist(steps) }))
    let recording = Recording(of: run)
    #expect(recording.scenario.turns.map(\.answer) == texts)
    let again = try await Scenarios.run(recording.text)
    #expect(again.differences == [])
    #expect(again.outcome == run.outcome)
    #expect(Recording(of: again).text == recording.text)
  }

  @Test func `the questions while the user types are one turn of a scenario`() async throws {
    let scenario = """
      {"app": "RecipeAssistant", "intent": "AddToShoppingList", "strict": true,
       "turns": [{"asked": "recipe", "options": ["Lemon Couscous", "Mushroom Omelet", "Rice Pudding"]}],
       "expect": {"outcome": "succeeded"}}
      """
    let run = try await Scenarios.run(
      scenario, options: .init(fallback: { _, _, _ in Typist(["d p", "d q", "0"]) }))
    #expect(run.differences == [])
    #expect(run.trace.prompts.count == 3)
  }

  @Test func `a report shows what the user typed`() async throws {
    let scenario = #"{"app": "RecipeAssistant", "intent": "AddToShoppingList"}"#
    let run = try await Scenarios.run(
      scenario, options: .init(fallback: { _, _, _ in Typist(["d q", "0"]) }))
    var text = ConversationText(schema: run.intent.schema)
    let lines = text.lines(for: run.trace)
    #expect(lines.contains("  You      q…"))
    #expect(lines.contains { $0.hasPrefix("             1  Leek Quiche") })
  }
}

/// A user who types words (`d`), sends words (`s`), or picks an option by its index.
private actor Typist: Dialogue {
  private var steps: ArraySlice<String>

  init(_ steps: [String]) { self.steps = steps[...] }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    await reply(to: prompt, context: context).answer
  }

  func reply(to prompt: Prompt, context: DialogueContext) async -> Reply {
    guard let step = steps.popFirst() else { return Reply(.unavailable) }
    if let index = Int(step) { return Reply(.option(index)) }
    let words = String(step.dropFirst(2))
    if step.hasPrefix("d") { return Reply(.draft(words), words: words) }
    let answer = AnswerReader(.english).answer(from: words, to: prompt, context: context)
    return Reply(answer, words: words)
  }
}
