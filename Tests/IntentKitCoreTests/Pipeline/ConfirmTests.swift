import IntentKitCore
import Testing

/// Sections 3 and 3.1 of “What Siri does”: confirm, and the user's confirmation.
@Suite struct `Confirmation of a request` {
  /// The intents of section 3.1 that require confirmation.
  static let asking = [
    "SendPayment", "RequestPayment", "TransferMoney", "PayBill", "RequestRide", "SendMessage",
    "BookRestaurantReservation", "DeleteTasks",
  ]

  @Test(arguments: SystemIntents.all.map { Listed($0) })
  func `each intent requires confirmation as documented`(_ intent: Listed) {
    let name = intent.type.schema.name
    let expected: IntentSchema.UserConfirmation =
      switch name {
      case "StartCall": .onRequest
      case "CancelRide": .whenCharged
      default: Self.asking.contains(name) ? .always : .never
      }
    #expect(intent.type.schema.userConfirmation == expected)
  }

  @Test func `a handler without a confirm method is ready`() async {
    struct Bare: CreateNoteIntentHandling {
      func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
        .init(code: .success)
      }
    }
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      CreateNoteIntent(), handler: Bare())
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.prompts.isEmpty)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `a confirmed request is handled`() async {
    let run = await Trial(text: "x", asks: true).run(.init(), .yes)
    #expect(run.trace.prompts == [Prompt(.request)])
    #expect(Array(run.trace.calls.suffix(2)) == ["confirm", "handle"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test(arguments: [Answer.no, .cancel])
  func `a rejected request is canceled`(_ answer: Answer) async {
    let run = await Trial(asks: true).run(.init(), answer)
    #expect(run.outcome == Outcome(.cancelled, phase: .confirm))
    #expect(!run.trace.calls.contains("handle"))
    #expect(run.response?.code == .ready)
  }

  @Test func `success from confirm counts as ready with a note`() async {
    let handler = Trial.Handler(confirm: { _ in .init(code: .success) })
    let asked = await Trial(asks: true).run(handler, .yes)
    #expect(asked.outcome.result == .succeeded)
    #expect(asked.trace.judgements == [.successFromConfirm])
    #expect(asked.verdicts.first?.severity == .note)
    #expect(asked.trace.prompts.count == 1)
    let quiet = await Trial().run(handler)
    #expect(quiet.trace.prompts.isEmpty)
  }

  @Test func `a change asks for the value and resolves again from that parameter on`() async {
    let text = InTurn<Trial.TextResult>(.success(with: "old"))
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(
      .success(with: .one), .success(with: .all))
    let handler = Trial.Handler(text: { await text($0) }, mode: { await mode($0) })
    let run = await Trial(mode: .one, asks: true).run(
      handler, .change(parameter: "mode"), .option(1), .yes)
    #expect(await text.seen.count == 1)
    #expect(await mode.seen.map(\.mode) == [.one, .all])
    #expect(run.trace.prompts[1].value == "one")
    #expect(run.trace.prompts.map(\.kind) == [.request, .choice, .request])
    #expect(
      run.trace.calls == [
        "text", "flag", "mode", "days", "seats", "items", "confirm",
        "mode", "days", "seats", "items", "confirm", "handle",
      ])
    #expect(run.intent.mode == .all)
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `the user can change a request several times`() async {
    let text = InTurn<Trial.TextResult>(
      .success(with: "a"), .success(with: "b"), .success(with: "c"))
    let run = await Trial(text: "a", asks: true).run(
      .init(text: { await text($0) }), .change(parameter: "text"), .value("b"),
      .change(parameter: "text"), .value("c"), .yes)
    #expect(run.intent.text == "c")
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a change with its value asks nothing more`() async {
    let run = await Trial(text: "a", items: ["x"], asks: true).run(
      .init(), .change(parameter: "text", to: "b"), .change(parameter: "items", to: ["y", "z"]),
      .change(parameter: "items", to: "w"), .yes)
    #expect(run.trace.prompts.map(\.kind) == [.request, .request, .request, .request])
    #expect(run.intent.text == "b")
    #expect(run.intent.items == ["w"])
  }

  @Test func `several changes resolve again from the first of their parameters on`() async {
    let text = InTurn<Trial.TextResult>(.success(with: "a"), .success(with: "b"))
    let run = await Trial(text: "a", items: ["x"], asks: true).run(
      .init(text: { await text($0) }), .changes(["items": ["y"], "text": "b"]), .yes)
    #expect(run.trace.prompts.map(\.kind) == [.request, .request])
    #expect(await text.seen.count == 2)
    #expect(run.intent.text == "b")
    #expect(run.intent.items == ["y"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test(
    arguments: [
      ["text": "b", "colour": "red"], ["text": "b", "mode": "sometimes"], [:],
    ] as [[String: ParameterValue]])
  func `of several changes, none is lost`(_ changes: [String: ParameterValue]) async {
    let run = await Trial(text: "a", asks: true).run(.init(), .changes(changes))
    #expect(run.intent.text == "a")
    #expect(run.outcome == Outcome(.cancelled, phase: .confirm, reason: .notChangeable))
  }

  @Test func `a change to a value of the wrong type asks for the value`() async {
    let run = await Trial(text: "a", asks: true).run(
      .init(), .change(parameter: "mode", to: "sometimes"), .option(1), .yes)
    #expect(run.trace.prompts.map(\.kind) == [.request, .choice, .request])
    #expect(run.intent.mode == .all)
  }

  @Test func `a change of something asks which parameter if several have values`() async {
    let run = await Trial(text: "a", items: ["x"], asks: true).run(
      .init(), .change(parameter: nil), .option(2), .value(["y"]), .change(parameter: nil),
      .change(parameter: "text", to: "b"), .yes)
    #expect(
      run.trace.prompts.map(\.kind) == [.request, .change, .value, .request, .change, .request])
    #expect(run.trace.prompts[1].options.map(\.title) == ["text", "seats", "items"])
    #expect(run.intent.items == ["y"])
    #expect(run.intent.text == "b")
  }

  @Test func `a change that isn't understood changes nothing`() async {
    let run = await Trial(text: "a", asks: true).run(
      .init(), .change(parameter: "text"), .notUnderstood("hm"), .notUnderstood("hm"))
    #expect(run.intent.text == "a")
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .notUnderstood))
    #expect(!run.trace.calls.contains("handle"))
  }

  @Test func `a change can leave the value out`() async {
    let run = await Trial(text: "a", flag: true, asks: true).run(
      .init(), .change(parameter: "text"), .skip, .change(parameter: "flag"), .no, .yes)
    #expect(run.intent.text == nil)
    #expect(run.intent.flag == false)
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `changing a parameter that can't be asked for ends the request`() async {
    let run = await Trial(asks: true).run(.init(), .change(parameter: "colour"))
    #expect(run.outcome == Outcome(.cancelled, phase: .confirm, reason: .notChangeable))
  }

  @Suite struct `Confirmation of a call` {
    struct Caller: StartCallIntentHandling {
      var code = StartCallIntentResponseCode.ready

      func confirm(intent: StartCallIntent) async -> StartCallIntentResponse { .init(code: code) }
      func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
        .init(code: .continueInApp)
      }
    }

    @Test(arguments: [
      (StartCallIntentResponseCode.ready, Answer.no, 0, Outcome.Result.continuedInApp),
      (.userConfirmationRequired, .yes, 1, .continuedInApp),
      (.userConfirmationRequired, .no, 1, .cancelled),
    ])
    func `a call requires confirmation only if the handler requests it`(
      _ code: StartCallIntentResponseCode, _ answer: Answer, _ prompts: Int,
      _ result: Outcome.Result
    ) async {
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        StartCallIntent(), handler: Caller(code: code), dialogue: ScriptedAnswers(answer))
      #expect(run.trace.prompts.count == prompts)
      #expect(run.outcome.result == result)
    }
  }
}
