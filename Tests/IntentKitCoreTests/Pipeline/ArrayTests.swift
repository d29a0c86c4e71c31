import IntentKitCore
import Testing

/// Section 2.4 of “What Siri does”: one result for each element, in the same order.
@Suite struct `Array parameters` {
  @Test func `an array has one result for each element`() async {
    let run = await Trial(items: ["a", "b"]).run(
      .init(items: { ($0.items ?? []).map { .success(with: $0.uppercased()) } }))
    #expect(run.intent.items == ["A", "B"])
    #expect(run.trace.changes == [#"items ["A","B"]"#])
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    (Answer.value("a"), ["a"]), (.value(["a", "b"]), ["a", "b"]), (.value([]), []),
  ])
  func `a single needsValue asks for the whole array`(_ answer: Answer, _ items: [String]) async {
    let results = InTurn<[Trial.TextResult]>(
      [.needsValue()], items.isEmpty ? [.notRequired()] : items.map { .success(with: $0) })
    let run = await Trial().run(.init(items: { await results($0) }), answer)
    #expect(run.trace.prompts == [Prompt(.value, parameter: "items", cause: .needsValue)])
    #expect(await results.seen.map(\.items) == [nil, items])
    #expect(run.intent.items == (items.isEmpty ? nil : items))
  }

  @Test(arguments: [nil, ["a"], ["a", "b"]])
  func `a single notRequired clears the whole array`(_ items: [String]?) async {
    let run = await Trial(items: items).run(.init(items: { _ in [.notRequired()] }))
    #expect(run.intent.items == nil)
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [nil, ["a"]])
  func `an empty array of results clears the parameter with a warning`(_ items: [String]?) async {
    let run = await Trial(items: items).run(.init(items: { _ in [] }))
    #expect(run.intent.items == nil)
    #expect(run.trace.judgements == [.emptyResult])
    #expect(!run.trace.hasFault)
  }

  @Test func `an empty array needs no results`() async {
    let run = await Trial(items: []).run(.init(items: { _ in [] }))
    #expect(run.intent.items == [])
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [[Trial.TextResult.notImplemented], [.notImplemented, .notImplemented]])
  func `an array without a resolve method keeps its value`(_ results: [Trial.TextResult]) async {
    let run = await Trial(items: ["a", "b"]).run(.init(items: { _ in results }))
    #expect(run.intent.items == ["a", "b"])
    #expect(run.trace.changes.isEmpty)
  }

  @Test func `elements are settled from left to right before the method is called again`() async {
    let results = InTurn<[Trial.TextResult]>(
      [
        .success(with: "A"), .disambiguation(with: ["b1", "b2"]), .unsupported(forReason: .tooLong),
        .confirmationRequired(with: "D"),
      ],
      ["A", "b2", "c", "D"].map { .success(with: $0) })
    let run = await Trial(items: ["a", "b", "cccc", "d"]).run(
      .init(items: { await results($0) }), .option(1), .value("c"), .yes)
    #expect(run.trace.prompts.map(\.element) == [1, 2, 3])
    #expect(
      run.trace.prompts.map(\.cause) == [.disambiguation, .unsupported, .confirmationRequired])
    #expect(run.trace.prompts.map(\.value) == ["b", "cccc", "D"])
    #expect(await results.seen.map(\.items) == [["a", "b", "cccc", "d"], ["A", "b2", "c", "D"]])
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `the confirmation of each element is remembered`() async {
    let run = await Trial(items: ["a", "b"]).run(
      .init(items: { ($0.items ?? []).map { .confirmationRequired(with: $0) } }), .yes, .yes)
    #expect(run.trace.prompts.count == 2)
    #expect(run.intent.items == ["a", "b"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a rejected element is removed`() async {
    let run = await Trial(items: ["a", "b", "c"]).run(
      .init(items: { ($0.items ?? []).map { .confirmationRequired(with: $0) } }), .yes, .no, .yes)
    #expect(run.trace.prompts.count == 3)
    #expect(run.intent.items == ["a", "c"])
  }

  @Test func `an unsupported element without a replacement is removed`() async {
    let results = InTurn<[Trial.TextResult]>(
      [.success(with: "a"), .unsupported()], [.success(with: "a")])
    let run = await Trial(items: ["a", "x"]).run(
      .init(items: { await results($0) }), .skip)
    #expect(await results.seen.map(\.items) == [["a", "x"], ["a"]])
    #expect(run.intent.items == ["a"])
  }

  @Test func `an array without remaining elements has no value`() async {
    let results = InTurn<[Trial.TextResult]>(
      [.unsupported(), .unsupported(), .unsupported(), .unsupported()], [.notRequired()])
    let run = await Trial(items: ["w", "x", "y", "z"]).run(
      .init(items: { await results($0) }), .skip, .skip, .skip, .skip)
    #expect(await results.seen.map(\.items) == [["w", "x", "y", "z"], nil])
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    ([Trial.TextResult.success(with: "A")], ["A", "b"]),
    ([.success(with: "A"), .success(with: "B"), .success(with: "C")], ["A", "B"]),
  ])
  func `missing results count as success and surplus results are ignored with a warning`(
    _ results: [Trial.TextResult], _ items: [String]
  ) async {
    let run = await Trial(items: ["a", "b"]).run(.init(items: { _ in results }))
    #expect(run.intent.items == items)
    #expect(run.trace.judgements == [.resultCountMismatch])
    #expect(run.verdicts.first?.severity == .warning)
  }

  @Test func `successes create an array where there was no value`() async {
    let run = await Trial().run(
      .init(items: { _ in [.success(with: "a"), .success(with: "b")] }))
    #expect(run.intent.items == ["a", "b"])
    #expect(run.verdicts.isEmpty)
  }

  @Test func `a disambiguation creates an array where there was no value`() async {
    let results = InTurn<[Trial.TextResult]>(
      [.disambiguation(with: ["a", "b"])], [.success(with: "b")])
    let run = await Trial().run(.init(items: { await results($0) }), .option(1))
    #expect(run.trace.prompts.map(\.element) == [nil])
    #expect(run.intent.items == ["b"])
  }

  @Test(arguments: [
    (Trial.TextResult.needsValue(), [Answer.value("B")], ["a", "B"]),
    (.notRequired(), [], ["a"]),
  ])
  func `a result for the whole array among several draws a warning`(
    _ result: Trial.TextResult, _ answers: [Answer], _ items: [String]
  ) async {
    let results = InTurn<[Trial.TextResult]>(
      [.success(with: "a"), result], items.map { .success(with: $0) })
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(items: ["a", "b"]), handler: .init(items: { await results($0) }),
      dialogue: ScriptedAnswers(answers))
    #expect(run.trace.judgements == [.misplacedResult])
    #expect(run.intent.items == items)
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `three rounds without a new element end the request`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(items: ["a", "b"]),
      handler: .init(items: { ($0.items ?? []).map { _ in .unsupported() } }),
      dialogue: ByElement(["a", "b"]))
    #expect(run.trace.judgements == [])
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .unsupported()))
    #expect(
      run.trace.calls == ["text", "flag", "mode", "days", "seats", "items", "items", "items"])
  }

  @Test(arguments: [Answer.value(7), .value([1, 2]), .option(0), .yes, .notUnderstood("hm")])
  func `an unreadable answer for an element repeats the question`(_ answer: Answer) async {
    let results = InTurn<[Trial.TextResult]>([.needsValue()])
    let run = await Trial().run(.init(items: { await results($0) }), answer, answer)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .notUnderstood))
  }

  @Test func `a list that the user leaves out is empty`() async {
    let results = InTurn<[Trial.TextResult]>([.needsValue()], [.notRequired()])
    let run = await Trial().run(.init(items: { await results($0) }), .skip)
    #expect(await results.seen.map(\.items) == [nil, []])
    #expect(run.outcome.result == .succeeded)
  }

  /// Answers with a value for each element.
  private struct ByElement: Dialogue {
    let values: [String]

    init(_ values: [String]) { self.values = values }

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      prompt.element.map { .value(.string(values[$0])) } ?? .unavailable
    }
  }
}
