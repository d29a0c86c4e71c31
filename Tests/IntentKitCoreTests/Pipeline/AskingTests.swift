import Foundation
import IntentKitCore
import Testing

/// Sections 2.2, 2.3 and 5.2 of “What Siri does”: the questions that have an answer.
@Suite struct `Questions that the user can answer` {
  // MARK: - Cases of an enumeration

  @Test func `a case that the app has refused isn't offered again`() async {
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(
      .unsupported(), .unsupported(), .success(with: .one))
    var trial = Trial()
    trial.mode = .none
    let run = await trial.run(
      .init(mode: { await mode($0) }), .value(.string("all")), .yes)
    let options = run.trace.prompts.map { $0.options.map(\.value) }
    #expect(options == [["all", "one"], ["one"]])
    #expect(run.intent.mode == .one)
  }

  @Test func `the last case is offered with a yes-or-no question`() async {
    var trial = Trial()
    trial.mode = .none
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(.unsupported())
    let run = await trial.run(.init(mode: { await mode($0) }), .value(.string("all")), .no)
    #expect(run.trace.prompts.map(\.kind) == [.choice, .confirmation])
    #expect(run.outcome == Outcome(.cancelled, phase: .resolve))
  }

  @Test func `the request ends if every case has been refused`() async {
    var trial = Trial()
    trial.mode = .none
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(.unsupported())
    let run = await trial.run(.init(mode: { await mode($0) }), .value(.string("all")), .yes)
    #expect(run.outcome == Outcome(.failed, phase: .resolve, reason: .unsupported()))
  }

  @Test func `instead of a value that isn't supported, the remaining choices are offered again`()
    async
  {
    let text = InTurn<Trial.TextResult>(
      .disambiguation(with: ["Ben Carter", "Ben Ito"]), .unsupported(), .unsupported(),
      .success(with: "Ben Ito"))
    var trial = Trial()
    trial.text = "Ben"
    let run = await trial.run(
      .init(text: { await text($0) }), .value("Zoe"), .option(0), .value("Ben Ito"))
    let options = run.trace.prompts.map { $0.options.map(\.title) }
    #expect(options == [["Ben Carter", "Ben Ito"], ["Ben Carter", "Ben Ito"], ["Ben Ito"]])
    #expect(run.trace.prompts.map(\.kind) == [.choice, .choice, .choice])
    #expect(run.intent.text == "Ben Ito")
  }

  @Test func `an app that offers some cases isn't asked for the others`() async {
    let mode = InTurn<PlaybackRepeatModeResolutionResult>(
      .disambiguation(with: [.none, .all]), .unsupported(), .success(with: .none))
    var trial = Trial()
    trial.mode = .one
    let run = await trial.run(.init(mode: { await mode($0) }), .value("all"), .yes)
    #expect(run.trace.prompts.map { $0.options.map(\.value) } == [["none", "all"], ["none"]])
    #expect(run.trace.prompts.map(\.kind) == [.choice, .confirmation])
  }

  @Test func `an element of a list isn't offered for another one`() async {
    let items = InTurn<[Trial.TextResult]>(
      [.success(with: "Chili"), .disambiguation(with: ["Chili", "Herbs", "Seeds"])],
      [.success(with: "Chili"), .unsupported()], [.success(with: "Chili"), .success(with: "Herbs")])
    var trial = Trial()
    trial.items = ["chili", "green"]
    let run = await trial.run(.init(items: { await items($0) }), .option(2), .option(0))
    #expect(run.trace.prompts.map { $0.options.map(\.title) }.last == ["Herbs"])
    #expect(run.intent.items == ["Chili", "Herbs"])
  }

  // MARK: - Reasons without a remedy

  @Test func `an empty notebook ends the request instead of asking for its tasks`() async {
    let run = await delete(
      .unsupported(forReason: .noTasksInApp),
      [TaskItem(title: SpeakableString(spokenPhrase: "Apples"))])
    #expect(run.outcome == end(.noTasksInApp))
    #expect(run.trace.prompts.isEmpty)
  }

  @Test func `a task that wasn't found is asked for again, but not if none was named`() async {
    let named = await delete(
      .unsupported(forReason: .noTasksFound),
      [TaskItem(title: SpeakableString(spokenPhrase: "Apples"))])
    #expect(named.trace.prompts.map(\.parameter) == ["tasks"])
    let all = await delete(.unsupported(forReason: .noTasksFound), nil)
    #expect(all.outcome == end(.noTasksFound))
    #expect(all.trace.prompts.isEmpty)
  }

  private func delete(
    _ result: DeleteTasksTaskResolutionResult, _ tasks: [TaskItem]?
  ) async -> IntentRun<DeleteTasksIntent> {
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      DeleteTasksIntent(tasks: tasks), handler: Deleting(result: result))
  }

  private func end(_ reason: DeleteTasksTaskUnsupportedReason) -> Outcome {
    Outcome(.failed, phase: .resolve, reason: .unsupported(reason.name))
  }

  private struct Deleting: DeleteTasksIntentHandling {
    let result: DeleteTasksTaskResolutionResult

    func resolveTasks(for intent: DeleteTasksIntent) async -> [DeleteTasksTaskResolutionResult] {
      [result]
    }

    func handle(intent: DeleteTasksIntent) async -> DeleteTasksIntentResponse {
      .init(code: .success)
    }
  }

  // MARK: - A new list

  @Test func `a user who doesn't want a new list is asked for another one`() async {
    struct Adding: AddTasksIntentHandling {
      func resolveTargetTaskList(
        for intent: AddTasksIntent
      ) async -> AddTasksTargetTaskListResolutionResult {
        guard let list = intent.targetTaskList else { return .notRequired() }
        return list.title.spokenPhrase == "Garden"
          ? .confirmationRequired(with: list, forReason: .listShouldBeCreated)
          : .success(with: list)
      }

      func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse { .init(code: .success) }
    }
    let pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    let intent = AddTasksIntent(
      targetTaskList: TaskList(title: SpeakableString(spokenPhrase: "Garden")))
    let run = await pipeline.run(
      intent, handler: Adding(), dialogue: ScriptedAnswers(.no, .value("Groceries")))
    #expect(run.trace.prompts.map(\.cause) == [.confirmationRequired, .needsValue])
    #expect(run.intent.targetTaskList?.title.spokenPhrase == "Groceries")
    let skipped = await pipeline.run(
      intent, handler: Adding(), dialogue: ScriptedAnswers(.no, .skip))
    #expect(skipped.outcome.result == .succeeded)
    #expect(skipped.intent.targetTaskList == nil)
  }

  // MARK: - Deprecated parameters

  @Test func `a handler with both methods for the group is asked only by the current one`() async {
    struct Both: SendMessageIntentHandling {
      func resolveSpeakableGroupName(
        for intent: SendMessageIntent
      ) async -> SpeakableStringResolutionResult {
        intent.speakableGroupName.map { .success(with: $0) } ?? .needsValue()
      }

      func resolveGroupName(for intent: SendMessageIntent) async -> StringResolutionResult {
        intent.groupName.map { .success(with: $0) } ?? .needsValue()
      }

      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        .init(code: .success)
      }
    }
    struct Old: SendMessageIntentHandling {
      func resolveGroupName(for intent: SendMessageIntent) async -> StringResolutionResult {
        .needsValue()
      }

      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        .init(code: .success)
      }
    }
    let pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    let both = await pipeline.run(
      SendMessageIntent(), handler: Both(), dialogue: ScriptedAnswers(.value("Riders"), .yes))
    #expect(both.trace.prompts.map(\.parameter) == ["speakableGroupName", nil])
    #expect(both.outcome.result == .succeeded)
    let old = await pipeline.run(SendMessageIntent(), handler: Old())
    #expect(old.trace.prompts.map(\.parameter) == ["groupName"])
  }

  // MARK: - Charges

  @Test(arguments: [900, 0, nil] as [Decimal?])
  func `canceling a ride is confirmed if it has a fee`(_ fee: Decimal?) async {
    struct Canceling: CancelRideIntentHandling {
      let fee: Decimal?

      func confirm(intent: CancelRideIntent) async -> CancelRideIntentResponse {
        .init(
          code: .ready,
          cancellationFee: fee.map { CurrencyAmount(amount: $0, currencyCode: "ISK") })
      }

      func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
        .init(code: .success)
      }
    }
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      CancelRideIntent(rideIdentifier: "1"), handler: Canceling(fee: fee),
      dialogue: ScriptedAnswers(.yes))
    #expect(run.trace.prompts.map(\.kind) == (fee == 900 ? [.request] : []))
    #expect(run.outcome.result == .succeeded)
  }

  // MARK: - The user's words

  @Test func `a question about a person repeats the user's words`() async {
    var pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    pipeline.spoken = SpokenRequest(phrases: ["太郎": "太郎さん"])
    let run = await pipeline.run(
      SendMessageIntent.message(to: "太郎"),
      handler: MessageHandler(recipients: { _ in [.unsupported()] }))
    #expect(run.trace.prompts.map(\.valueText) == ["太郎さん"])
  }

  @Test func `only the first question mentions that the app has no access to the contacts`() async {
    var pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    pipeline.spoken = SpokenRequest(parametersWithoutContacts: ["recipients"])
    let run = await pipeline.run(
      SendMessageIntent.message(to: "Mom"),
      handler: MessageHandler(recipients: { _ in [.unsupported()] }),
      dialogue: ScriptedAnswers(.value(["Dad"])))
    #expect(run.trace.prompts.map(\.lacksContacts) == [true, false])
    let known = await pipeline.run(
      SendMessageIntent.message(to: "Mom"), handler: MessageHandler())
    #expect(known.trace.prompts.map(\.lacksContacts) == [false])
  }
}
