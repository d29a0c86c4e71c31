import IntentKitCore
import Testing

/// Section 2.3 of “What Siri does”: answers after which a question stays open.
@Suite struct `Open questions` {
  @Test func `a user can hear a question again without being misunderstood`() async {
    let text = InTurn<Trial.TextResult>(.needsValue(), .success(with: "y"))
    let run = await Trial().run(
      .init(text: { await text($0) }), .again, .again, .notUnderstood("hm"), .again, .value("y"))
    #expect(run.trace.prompts.map(\.isRepeated) == [false, false, false, true, true])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a user who only wants to hear the question again doesn't go on forever`() async {
    struct Again: Dialogue {
      func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .again }
    }
    let run = await IntentPipeline(time: .simulated()).run(
      Trial(), handler: .init(text: { _ in .needsValue() }), dialogue: Again())
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
  }

  @Test func `an answer that fits some of the options leaves these`() async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Bill C", "Ann", "Bill D"]), .success(with: "Bill D"))
    let bills = Answer.narrowed(options: [0, 2], text: "Bill")
    let run = await Trial(text: "B").run(.init(text: { await text($0) }), bills, .option(1))
    #expect(run.trace.prompts.map { $0.options.map(\.title) }[1] == ["Bill C", "Bill D"])
    #expect(run.trace.prompts.map(\.isRepeated) == [false, false])
    #expect(run.trace.changes == [#"text "Bill D""#])
  }

  @Test func `all options are offered again after an answer that fits none of those left`() async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Bill C", "Ann", "Bill D"]), .success(with: "Ann"))
    let bills = Answer.narrowed(options: [0, 2], text: "Bill")
    let run = await Trial(text: "B").run(
      .init(text: { await text($0) }), bills, .notUnderstood("Ann"), .option(1))
    #expect(run.trace.prompts.map(\.options.count) == [3, 2, 3])
    #expect(run.trace.changes == [#"text "Ann""#])
  }

  @Test(arguments: [[0, 1, 2], [1], [], [7, -1]])
  func `an answer that leaves all options, or fewer than two, isn't understood`(
    _ options: [Int]
  ) async {
    let text = InTurn<Trial.TextResult>(.disambiguation(with: ["Bill C", "Ann", "Bill D"]))
    let narrowed = Answer.narrowed(options: options, text: "x")
    let run = await Trial(text: "B").run(.init(text: { await text($0) }), narrowed, narrowed)
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .notUnderstood))
  }
}
