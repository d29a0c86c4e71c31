import IntentKitCore
import Testing

/// Behaviour reference, section 2.4: one result for each element, in the same order.
@Suite struct `A parameter with several values` {
  @Test func `has one result for each element`() async {
    let run = await Trial(items: ["a", "b"]).run(
      .init(items: { ($0.items ?? []).map { .success(with: $0.uppercased()) } }))
    #expect(run.intent.items == ["A", "B"])
    #expect(run.trace.changes == [#"items ["A","B"]"#])
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    (Answer.value("a"), ["a"]), (.value(["a", "b"]), ["a", "b"]), (.value([]), []),
  ])
  func `is asked for as a whole by one needsValue`(_ answer: Answer, _ items: [String]) async {
    let results = InTurn<[Trial.TextResult]>(
      [.needsValue()], items.isEmpty ? [.notRequired()] : items.map { .success(with: $0) })
    let run = await Trial().run(.init(items: { await results($0) }), answer)
    #expect(run.trace.prompts == [Prompt(.value, parameter: "items", cause: .needsValue)])
    #expect(await results.seen.map(\.items) == [nil, items])
    #expect(run.intent.items == (items.isEmpty ? nil : items))
  }

  @Test(arguments: [nil, ["a"], ["a", "b"]])
  func `is cleared as a whole by one notRequired`(_ items: [String]?) async {
    let run = await Trial(items: items).run(.init(items: { _ in [.notRequired()] }))
    #expect(run.intent.items == nil)
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [nil, ["a"]])
  func `is cleared by no result at all, with a warning`(_ items: [String]?) async {
    let run = await Trial(items: items).run(.init(items: { _ in [] }))
    #expect(run.intent.items == nil)
    #expect(run.trace.judgements == [.emptyResult])
    #expect(!run.trace.hasFault)
  }

  @Test func `may be empty, and then has no results`() async {
    let run = await Trial(items: []).run(.init(items: { _ in [] }))
    #expect(run.intent.items == [])
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [[Trial.TextResult.notImplemented], [.notImplemented, .notImplemented]])
  func `stays as it is without a method`(_ results: [Trial.TextResult]) async {
    let run = await Trial(items: ["a", "b"]).run(.init(items: { _ in results }))
    #expect(run.intent.items == ["a", "b"])
    #expect(run.trace.changes.isEmpty)
  }

  @Test func `is settled from left to right, then asked about as a whole`() async {
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

  @Test func `remembers the yes to each element`() async {
    let run = await Trial(items: ["a", "b"]).run(
      .init(items: { ($0.items ?? []).map { .confirmationRequired(with: $0) } }), .yes, .yes)
    #expect(run.trace.prompts.count == 2)
    #expect(run.intent.items == ["a", "b"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `drops an element that gets a no`() async {
    let run = await Trial(items: ["a", "b", "c"]).run(
      .init(items: { ($0.items ?? []).map { .confirmationRequired(with: $0) } }), .yes, .no, .yes)
    #expect(run.trace.prompts.count == 3)
    #expect(run.intent.items == ["a", "c"])
  }

  @Test func `drops an unsupported element when the user has none instead`() async {
    let results = InTurn<[Trial.TextResult]>(
      [.success(with: "a"), .unsupported()], [.success(with: "a")])
    let run = await Trial(items: ["a", "x"]).run(
      .init(items: { await results($0) }), .notUnderstood(""), .notUnderstood(""))
    #expect(await results.seen.map(\.items) == [["a", "x"], ["a"]])
    #expect(run.intent.items == ["a"])
  }

  @Test func `is nothing when no element is left, however many were dropped`() async {
    let results = InTurn<[Trial.TextResult]>(
      [.unsupported(), .unsupported(), .unsupported(), .unsupported()], [.notRequired()])
    let run = await Trial(items: ["w", "x", "y", "z"]).run(
      .init(items: { await results($0) }), .no, .no, .no, .no, .no, .no, .no, .no)
    #expect(await results.seen.map(\.items) == [["w", "x", "y", "z"], nil])
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    ([Trial.TextResult.success(with: "A")], ["A", "b"]),
    ([.success(with: "A"), .success(with: "B"), .success(with: "C")], ["A", "B"]),
  ])
  func `takes missing results for success, and leaves surplus ones, with a warning`(
    _ results: [Trial.TextResult], _ items: [String]
  ) async {
    let run = await Trial(items: ["a", "b"]).run(.init(items: { _ in results }))
    #expect(run.intent.items == items)
    #expect(run.trace.judgements == [.resultCountMismatch])
    #expect(run.verdicts.first?.severity == .warning)
  }

  @Test func `may be made of results where there was nothing`() async {
    let run = await Trial().run(
      .init(items: { _ in [.success(with: "a"), .success(with: "b")] }))
    #expect(run.intent.items == ["a", "b"])
    #expect(run.verdicts.isEmpty)
  }

  @Test func `may be made of a choice where there was nothing`() async {
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
  func `is warned of a result for the whole among several`(
    _ result: Trial.TextResult, _ answers: [Answer], _ items: [String]
  ) async {
    let results = InTurn<[Trial.TextResult]>(
      [.success(with: "a"), result], items.map { .success(with: $0) })
    let run = await IntentPipeline(time: .simulated(patience: .seconds(60))).run(
      Trial(items: ["a", "b"]), handler: .init(items: { await results($0) }),
      dialogue: ScriptedAnswers(answers))
    #expect(run.trace.judgements == [.misplacedResult])
    #expect(run.intent.items == items)
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `ends the request after three rounds in which no element is new`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(60))).run(
      Trial(items: ["a", "b"]),
      handler: .init(items: { ($0.items ?? []).map { _ in .unsupported() } }),
      dialogue: ByElement(["a", "b"]))
    #expect(run.trace.judgements == [.endlessQuestion])
    #expect(
      run.trace.calls == ["text", "flag", "mode", "days", "seats", "items", "items", "items"])
  }

  @Test(arguments: [Answer.value(7), .value([1, 2]), .option(0), .yes, .notUnderstood("hm")])
  func `is asked for once more when the answer cannot be read`(_ answer: Answer) async {
    let results = InTurn<[Trial.TextResult]>([.needsValue()], [.notRequired()])
    let run = await Trial().run(.init(items: { await results($0) }), answer, answer)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(await results.seen.map(\.items) == [nil, nil])
  }

  /// Says a value for each element.
  private struct ByElement: Dialogue {
    let values: [String]

    init(_ values: [String]) { self.values = values }

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      prompt.element.map { .value(.string(values[$0])) } ?? .unavailable
    }
  }
}
