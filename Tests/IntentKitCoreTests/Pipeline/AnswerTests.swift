import IntentKitCore
import Testing

/// Section 2.3 of “What Siri does”: answers, rounds, and the end of repeated questions.
@Suite struct `Answers` {
  @Test func `two rounds of disambiguation can follow each other`() async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Bill", "Ann"]), .disambiguation(with: ["Bill home", "Bill work"]),
      .success(with: "Bill work"))
    let run = await Trial(text: "B").run(.init(text: { await text($0) }), .option(0), .option(1))
    #expect(await text.seen.map(\.text) == ["B", "Bill", "Bill work"])
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.changes == [#"text "Bill""#, #"text "Bill work""#])
  }

  /// Answers that can't be read as a string.
  static let unreadable: [Answer] = [
    .notUnderstood("hm"), .value(42), .value(["a"]), .option(0), .yes, .no, .change(parameter: "x"),
  ]

  @Test(arguments: unreadable, unreadable)
  func `two unreadable answers end the request and change nothing`(
    _ first: Answer, _ second: Answer
  ) async {
    let text = InTurn<Trial.TextResult>(.unsupported())
    let run = await Trial(text: "x").run(.init(text: { await text($0) }), first, second)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(await text.seen.map(\.text) == ["x"])
    #expect(run.intent.text == "x")
    #expect(run.outcome == Self.misunderstood)
    #expect(run.verdicts.isEmpty)
  }

  static let misunderstood = Outcome(.gaveUp, phase: .resolve, reason: .notUnderstood)

  @Test func `a value that the user leaves out is absent`() async {
    let text = InTurn<Trial.TextResult>(.unsupported(), .notRequired())
    let run = await Trial(text: "x").run(.init(text: { await text($0) }), .skip)
    #expect(run.trace.prompts.count == 1)
    #expect(await text.seen.map(\.text) == ["x", nil])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a choice and a confirmation can be left out`() async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["a", "b"]), .confirmationRequired(with: "c"), .notRequired())
    let run = await Trial(text: "x").run(.init(text: { await text($0) }), .skip, .skip)
    #expect(await text.seen.map(\.text) == ["x", nil, nil])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `an option that is spelled almost like the answer is asked back`() async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Bill", "Ann"]), .success(with: "Ann"))
    let run = await Trial(text: "B").run(
      .init(text: { await text($0) }), .similar(option: 1, text: "An"), .yes)
    #expect(run.trace.prompts.map(\.kind) == [.choice, .confirmation])
    #expect(run.trace.prompts[1].value == "Ann")
    #expect(run.trace.prompts[1].cause == nil)
    #expect(run.trace.prompts[1].options == run.trace.prompts[0].options)
    #expect(run.intent.text == "Ann")
  }

  @Test(arguments: [Answer.option(0), .value("Bill")])
  func `another answer to a question asked back answers the choice`(_ answer: Answer) async {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Bill", "Ann"]), .success(with: "Bill"))
    let run = await Trial(text: "B").run(
      .init(text: { await text($0) }), .similar(option: 1, text: "An"), answer)
    #expect(await text.seen.map(\.text) == ["B", "Bill"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `an option that the user doesn't mean repeats the choice`() async {
    let text = InTurn<Trial.TextResult>(.disambiguation(with: ["Bill", "Ann"]))
    let run = await Trial(text: "B").run(
      .init(text: { await text($0) }), .similar(option: 1, text: "An"), .no,
      .similar(option: 7, text: "An"))
    #expect(run.trace.prompts.map(\.isRepeated) == [false, false, true])
    #expect(run.outcome == Self.misunderstood)
    #expect(run.intent.text == "B")
  }

  @Test(arguments: unreadable)
  func `an answer to the repeated question is accepted`(_ first: Answer) async {
    let text = InTurn<Trial.TextResult>(.needsValue(), .success(with: "hello"))
    let run = await Trial().run(.init(text: { await text($0) }), first, .value("hello"))
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(run.intent.text == "hello")
  }

  @Test(arguments: [Answer.option(3), .option(-1), .value(7), .yes, .notUnderstood("hm")])
  func `a choice accepts an option or a value`(_ answer: Answer) async {
    let text = InTurn<Trial.TextResult>(.disambiguation(with: ["a", "b"]), .notRequired())
    let run = await Trial(text: "x").run(.init(text: { await text($0) }), answer, answer)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(run.outcome == Self.misunderstood)
  }

  @Test(arguments: [Answer.option(0), .value(7), .notUnderstood("hm")])
  func `a confirmation accepts yes, no or a value`(_ answer: Answer) async {
    let text = InTurn<Trial.TextResult>(.confirmationRequired(with: "x"), .notRequired())
    let run = await Trial(text: "x").run(.init(text: { await text($0) }), answer, answer)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(run.outcome == Self.misunderstood)
  }

  @Test(arguments: [Answer.value("unknown"), .value("sometimes"), .option(3)])
  func `an enumeration accepts every case except unknown`(_ answer: Answer) async {
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(.needsValue(), .notRequired())
    let run = await Trial().run(.init(mode: { await mode($0) }), answer, answer)
    #expect(run.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(run.trace.changes.isEmpty)
  }

  @Test(arguments: [Answer.value("x"), .option(0), .notUnderstood("hm")])
  func `the confirmation of the request accepts yes, no or a change`(_ answer: Answer) async {
    let asked = await Trial(asks: true).run(.init(), answer, .yes)
    #expect(asked.trace.prompts.map(\.isRepeated) == [false, true])
    #expect(asked.outcome.result == .succeeded)
    let given = await Trial(asks: true).run(.init(), answer, answer)
    #expect(given.outcome == Outcome(.gaveUp, phase: .confirm, reason: .notUnderstood))
  }

  @Test(arguments: Questioner.allCases, [Answer.cancel, .unavailable])
  func `the user can cancel at any question`(
    _ questioner: Questioner, _ answer: Answer
  ) async {
    let (run, prompt) = await questioner.run(answer)
    #expect(run.trace.prompts.last == prompt)
    let waitsForYes = ![.value, .choice, .change].contains(prompt.kind)
    let result: Outcome.Result =
      answer == .cancel ? .cancelled : waitsForYes ? .awaitingConfirmation : .needsInput
    #expect(run.outcome == Outcome(result, phase: questioner.phase))
    #expect(run.verdicts.isEmpty)
    #expect(!run.trace.calls.contains("handle"))
  }

  @Test(arguments: [
    Answer.notUnderstood("hm"), .value(7),
  ])
  func `the user can cancel at a repeated question`(_ first: Answer) async {
    let run = await Trial().run(.init(text: { _ in .needsValue() }), first, .cancel)
    #expect(run.outcome == Outcome(.cancelled, phase: .resolve))
  }

  /// Every kind of question.
  enum Questioner: CaseIterable, Sendable {
    case value, elements, choice, enumeration, yesOrNo, confirmation, unsupported, request, change,
      newValue, similar, unlock

    var phase: Phase? {
      switch self {
      case .unlock: nil
      case .request, .change: .confirm
      default: .resolve
      }
    }

    /// The answers before the one in question.
    private var earlierAnswers: [Answer] {
      switch self {
      case .change: [.change(parameter: nil)]
      case .newValue: [.change(parameter: "text")]
      case .similar: [.similar(option: 0, text: "A")]
      default: []
      }
    }

    func run(_ answer: Answer) async -> (IntentRun<Trial>, Prompt) {
      var intent = Trial(text: "x")
      var handler = Trial.Handler()
      var prompt = Prompt(.value, parameter: "text", cause: .needsValue)
      var device = DeviceState()
      switch self {
      case .value: handler.text = { _ in .needsValue() }
      case .elements:
        handler.items = { _ in [.needsValue()] }
        prompt.parameter = "items"
      case .choice:
        handler.text = { _ in .disambiguation(with: ["a", "b"]) }
        prompt = Prompt(
          .choice, parameter: "text", cause: .disambiguation,
          options: [.init(value: "a", title: "a"), .init(value: "b", title: "b")])
      case .enumeration:
        handler.mode = { _ in .needsValue() }
        prompt = Prompt(
          .choice, parameter: "mode", cause: .needsValue,
          options: ["none", "all", "one"].map { .init(value: .string($0), title: $0) })
      case .yesOrNo:
        handler.flag = { _ in .needsValue() }
        prompt = Prompt(.confirmation, parameter: "flag", cause: .needsValue)
      case .confirmation:
        handler.text = { _ in .confirmationRequired(with: "x") }
        prompt = Prompt(.confirmation, parameter: "text", cause: .confirmationRequired)
      case .unsupported:
        handler.text = { _ in .unsupported(forReason: .tooLong) }
        prompt = Prompt(.value, parameter: "text", cause: .unsupported, reason: "tooLong")
      case .request:
        intent.asks = true
        prompt = Prompt(.request)
      case .change:
        intent = Trial(text: "x", items: ["y"], asks: true)
        prompt = Prompt(
          .change,
          options: ["text", "seats", "items"].map { .init(value: .string($0), title: $0) })
      case .newValue:
        intent.asks = true
        prompt.cause = nil
      case .similar:
        handler.text = { _ in .disambiguation(with: ["a", "b"]) }
        prompt = Prompt(
          .confirmation, parameter: "text", value: "a", valueText: "a",
          options: [.init(value: "a", title: "a"), .init(value: "b", title: "b")])
      case .unlock:
        device.isLocked = true
        prompt = Prompt(.unlock)
      }
      if prompt.parameter == "text", self != .similar {
        prompt.value = "x"
        prompt.valueText = "x"
      }
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        intent, handler: handler, dialogue: ScriptedAnswers(earlierAnswers + [answer]),
        app: AppDescription(displayName: "App", intentsRestrictedWhileLocked: ["TrialIntent"]),
        device: device)
      return (run, prompt)
    }
  }
}

/// Section 2.3 of “What Siri does”: the number of rounds.
@Suite struct `Repeated questions` {
  @Test(arguments: [
    (Trial.TextResult.needsValue(), Answer.value("y"), ResultKind.needsValue, 3),
    (.confirmationRequired(with: "y"), .no, .confirmationRequired, 3),
    (.confirmationRequired(with: "y"), .value("x"), .confirmationRequired, 3),
    // The first choice is new; three more of the same are not.
    (.disambiguation(with: ["a", "b"]), .option(1), .disambiguation, 4),
  ])
  func `three questions about something that the user has settled are a fault`(
    _ result: Trial.TextResult, _ answer: Answer, _ kind: ResultKind, _ prompts: Int
  ) async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"), handler: .init(text: { _ in result }), dialogue: Always(answer))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
    #expect(run.trace.judgements == [.endlessQuestion])
    #expect(run.verdicts.first?.kind == .endlessQuestion(kind, count: 3))
    #expect(run.trace.prompts.count == prompts)
  }

  @Test(arguments: [
    (Trial.TextResult.unsupported(), Answer.value("x"), Outcome.Reason.unsupported(), 2),
    (.unsupported(forReason: .tooLong), .value("x"), .unsupported("tooLong"), 2),
    (.needsValue(), .skip, .tooManyRounds, 2),
    (.disambiguation(with: ["a", "b"]), .skip, .tooManyRounds, 3),
    (.disambiguation(with: ["a", "b"]), .value("c"), .tooManyRounds, 4),
  ])
  func `three answers that the handler can't use are no fault`(
    _ result: Trial.TextResult, _ answer: Answer, _ reason: Outcome.Reason, _ prompts: Int
  ) async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"), handler: .init(text: { _ in result }), dialogue: Always(answer))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: reason))
    #expect(run.verdicts == [])
    #expect(run.trace.prompts.count == prompts)
  }

  @Test func `rejected suggestions are a fault only if they repeat`() async {
    let suggestions = InTurn<Trial.TextResult>(
      .confirmationRequired(with: "a"), .confirmationRequired(with: "b"),
      .confirmationRequired(with: "c"))
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"), handler: .init(text: { await suggestions($0) }), dialogue: Always(.no))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    #expect(run.verdicts == [])
  }

  @Test func `a choice that the handler itself doesn't support is a fault`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"),
      handler: .init(text: { $0.text == "x" ? .disambiguation(with: ["a", "b"]) : .unsupported() }),
      dialogue: ScriptedAnswers(.option(0), .value("a"), .value("a"), .value("a")))
    #expect(run.verdicts.map(\.kind) == [.endlessQuestion(.unsupported, count: 3)])
  }

  @Test func `an element that the user repeats is no fault`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(items: ["a", "b"]),
      handler: .init(items: { _ in [.success(with: "a"), .unsupported(forReason: .tooLong)] }),
      dialogue: Always(.value("b")))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .unsupported("tooLong")))
    #expect(run.verdicts == [])
  }

  @Test func `a new value resets the count of rounds`() async {
    let text = InTurn<Trial.TextResult>(
      .needsValue(), .needsValue(), .needsValue(), .needsValue(), .success(with: "done"))
    let answers: [Answer] = [.value("a"), .value("b"), .value("b"), .value("c")]
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(), handler: .init(text: { await text($0) }), dialogue: ScriptedAnswers(answers))
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `25 resolve calls end the request with a warning that names the method`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"), handler: .init(text: { _ in .unsupported() }), dialogue: Counting())
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    #expect(run.verdicts.map(\.kind) == [.tooManyRounds(questions: 25, limit: 25)])
    #expect(run.verdicts.first?.method.name == "resolveText(for:)")
    #expect(run.verdicts.first?.severity == .warning)
    #expect(run.trace.calls == Array(repeating: "text", count: 25))
  }

  @Test func `the warning names the method with the most questions`() async {
    let counting = Counting()
    let text = InTurn<Trial.TextResult>(
      .unsupported(), .unsupported(), .unsupported(), .success(with: "done"))
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: "x"),
      handler: .init(
        text: { await text($0) }, items: { $0.items == nil ? [.needsValue()] : [.unsupported()] }),
      dialogue: counting)
    #expect(run.verdicts.map(\.id) == [.tooManyRounds])
    #expect(run.verdicts.first?.method.name == "resolveItems(for:)")
  }

  @Test func `25 resolve calls are a fault if the handler ignores each value`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(), handler: .init(text: { _ in .needsValue() }), dialogue: Counting())
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
    #expect(run.verdicts.map(\.kind) == [.endlessQuestion(.needsValue, count: 25)])
  }

  @Test func `25 resolve calls are a fault if the user confirms each value`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(text: ""), handler: .init(text: { .confirmationRequired(with: ($0.text ?? "") + "!") }),
      dialogue: Always(.yes))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
    #expect(run.verdicts.map(\.kind) == [.endlessQuestion(.confirmationRequired, count: 25)])
    #expect(run.verdicts.first?.method.name == "resolveText(for:)")
  }

  @Test func `a user who keeps changing the request draws no verdict`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(asks: true), handler: .init(), dialogue: Always(.change(parameter: "text", to: "y")))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    #expect(run.trace.calls.filter { $0 == "confirm" }.count == 4)
    #expect(run.verdicts == [])
  }

  @Test func `two disambiguations that alternate end the request`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      Trial(),
      handler: .init(text: { .disambiguation(with: $0.text == "a" ? ["b", "c"] : ["a", "d"]) }),
      dialogue: Always(.option(0)))
    #expect(run.trace.judgements == [.endlessQuestion])
  }

  /// Answers with a new value each time.
  private actor Counting: Dialogue {
    private var count = 0

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      count += 1
      return .value(.string("\(count)"))
    }
  }
}

/// Answers with the same value each time.
struct Always: Dialogue {
  let answer: Answer

  init(_ answer: Answer) { self.answer = answer }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { answer }
}
