import IntentKitCore
import Testing

/// Section 2.2 of “What Siri does”: the effect of each result.
@Suite struct `Resolution results` {
  @Suite struct `of single values` {
    @Test func `success stores its value even if it differs`() async {
      let run = await Trial(text: "said").run(.init(text: { _ in .success(with: "meant") }))
      #expect(run.intent.text == "meant")
      #expect(run.trace.prompts.isEmpty)
    }

    @Test func `notRequired clears the value without a question`() async {
      let run = await Trial(text: "said").run(.init(text: { _ in .notRequired() }))
      #expect(run.intent.text == nil)
      #expect(run.trace.changes == ["text -"])
      #expect(run.outcome.result == .succeeded)
    }

    @Test func `needsValue asks the user, stores the answer and calls the method again`() async {
      let text = InTurn<Trial.TextResult>(.needsValue(), .success(with: "hello"))
      let run = await Trial().run(.init(text: { await text($0) }), .value("hello"))
      #expect(run.trace.prompts == [Prompt(.value, parameter: "text", cause: .needsValue)])
      #expect(await text.seen.map(\.text) == [nil, "hello"])
      #expect(run.trace.changes == [#"text "hello""#])
    }

    @Test(arguments: [nil, Trial.Reason.tooLong])
    func `unsupported states the reason and asks for another value`(_ reason: Trial.Reason?) async {
      let text = InTurn<Trial.TextResult>(
        reason.map { .unsupported(forReason: $0) } ?? .unsupported(), .success(with: "new"))
      let run = await Trial(text: "old").run(.init(text: { await text($0) }), .value("new"))
      #expect(
        run.trace.prompts == [
          Prompt(
            .value, parameter: "text", cause: .unsupported, reason: reason?.name, value: "old",
            valueText: "old")
        ])
      #expect(await text.seen.map(\.text) == ["old", "new"])
      #expect(run.outcome.result == .succeeded)
    }

    @Test(arguments: [Answer.option(1), .value("b")])
    func `disambiguation offers the values and calls the method again`(_ answer: Answer) async {
      let text = InTurn<Trial.TextResult>(
        .disambiguation(with: ["a", "b"]), .success(with: "b"))
      let run = await Trial(text: "x").run(.init(text: { await text($0) }), answer)
      #expect(
        run.trace.prompts == [
          Prompt(
            .choice, parameter: "text", cause: .disambiguation, value: "x", valueText: "x",
            options: [.init(value: "a", title: "a"), .init(value: "b", title: "b")])
        ])
      #expect(await text.seen.map(\.text) == ["x", "b"])
    }

    @Test(arguments: [
      ([String](), [Verdict.ID.emptyDisambiguation], Outcome.Result.failed),
      (["a"], [.singleDisambiguation], .succeeded),
      ((0..<10).map { "\($0)" }, [], .succeeded),
      ((0..<11).map { "\($0)" }, [.longDisambiguation], .succeeded),
    ])
    func `disambiguation draws a verdict for too few or too many values`(
      _ values: [String], _ verdicts: [Verdict.ID], _ result: Outcome.Result
    ) async {
      let text = InTurn<Trial.TextResult>(
        .disambiguation(with: values), .success(with: "a"))
      let run = await Trial().run(.init(text: { await text($0) }), .option(0))
      #expect(run.trace.judgements == verdicts)
      #expect(run.outcome.result == result)
    }

    @Test(
      arguments: [
        (["Bill", "Bill"], Verdict.Kind.equalOptions(text: "Bill", count: 2)),
        (["Ann", "Bill", "bill", "BILL"], .equalOptions(text: "Bill", count: 3)),
        (["Bill James", "Bill Miller"], nil),
      ] as [([String], Verdict.Kind?)])
    func `options that read alike draw a verdict`(
      _ values: [String], _ verdict: Verdict.Kind?
    ) async {
      let text = InTurn<Trial.TextResult>(
        .disambiguation(with: values), .success(with: "a"))
      let run = await Trial().run(.init(text: { await text($0) }), .option(0))
      #expect(run.verdicts.map(\.kind) == [verdict].compactMap(\.self))
      #expect(run.outcome.result == .succeeded)
    }

    @Test(
      arguments: [
        ([Person(displayName: "Bill"), Person(displayName: "Bill", customIdentifier: "2")], false),
        (
          ["+1 555 0100", "+1 555 0101"].map {
            Person(personHandle: PersonHandle(value: $0, type: .phoneNumber), displayName: "Bill")
          }, true
        ),
        (
          ["1", "2"].map {
            Person(
              personHandle: PersonHandle(value: "+1 555 0100", type: .phoneNumber),
              displayName: "Bill", contactIdentifier: $0)
          }, false
        ),
      ] as [([Person], Bool)])
    func `people of the same name read alike without different handles`(
      _ people: [Person], _ areDistinct: Bool
    ) async {
      struct Messages: SendMessageIntentHandling {
        let people: [Person]
        func resolveRecipients(
          for intent: SendMessageIntent
        ) async -> [SendMessageRecipientResolutionResult] { [.disambiguation(with: people)] }
        func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
          .init(code: .success)
        }
      }
      let run = await IntentPipeline(time: .simulated()).run(
        SendMessageIntent.message(to: "Bill"), handler: Messages(people: people))
      #expect(
        run.verdicts.map(\.kind)
          == (areDistinct ? [] : [.equalOptions(text: "Bill", count: 2)]))
    }

    @Test func `a confirmed value is resolved once more`() async {
      let text = InTurn<Trial.TextResult>(
        .confirmationRequired(with: "big"), .success(with: "big"))
      let run = await Trial(text: "large").run(.init(text: { await text($0) }), .yes)
      #expect(
        run.trace.prompts == [
          Prompt(
            .confirmation, parameter: "text", cause: .confirmationRequired, value: "big",
            valueText: "big")
        ])
      #expect(await text.seen.map(\.text) == ["large", "big"])
    }

    @Test func `confirmationRequired for a confirmed value counts as success`() async {
      let run = await Trial(text: "big").run(
        .init(text: { .confirmationRequired(with: $0.text) }), .yes)
      #expect(run.trace.calls.filter { $0 == "text" }.count == 2)
      #expect(run.trace.prompts.count == 1)
      #expect(run.intent.text == "big")
      #expect(run.outcome.result == .succeeded)
    }

    @Test func `a rejected value is cleared before the method is called again`() async {
      let text = InTurn<Trial.TextResult>(.confirmationRequired(with: "big"), .notRequired())
      let run = await Trial(text: "big").run(.init(text: { await text($0) }), .no)
      #expect(await text.seen.map(\.text) == ["big", nil])
      #expect(run.intent.text == nil)
    }

    @Test func `another value instead of a confirmation is resolved`() async {
      let text = InTurn<Trial.TextResult>(
        .confirmationRequired(with: "big"), .success(with: "small"))
      let run = await Trial(text: "big").run(.init(text: { await text($0) }), .value("small"))
      #expect(await text.seen.map(\.text) == ["big", "small"])
      #expect(run.intent.text == "small")
    }

    @Test func `confirmationRequired without a value refers to the current value`() async {
      let text = InTurn<Trial.TextResult>(
        .confirmationRequired(with: nil), .success(with: "said"))
      let run = await Trial(text: "said").run(.init(text: { await text($0) }), .yes)
      #expect(run.trace.prompts.map(\.value) == ["said"])
    }

    @Test func `confirmationRequired without any value asks for one`() async {
      let text = InTurn<Trial.TextResult>(
        .confirmationRequired(with: nil), .success(with: "new"))
      let run = await Trial().run(.init(text: { await text($0) }), .value("new"))
      #expect(run.trace.prompts == [Prompt(.value, parameter: "text", cause: .needsValue)])
      #expect(run.intent.text == "new")
    }
  }

  @Suite struct `of other shapes` {
    @Test(arguments: [
      (Answer.option(1), PlaybackRepeatMode.all), (.value("one"), .one),
      (.option(0), PlaybackRepeatMode.none),
    ])
    func `an enumeration offers its cases except unknown`(
      _ answer: Answer, _ value: PlaybackRepeatMode
    ) async {
      let mode = InTurn<PlaybackRepeatModeResolutionResult>(.needsValue(), .success(with: value))
      let run = await Trial().run(.init(mode: { await mode($0) }), answer)
      #expect(run.trace.prompts.map(\.kind) == [.choice])
      #expect(run.trace.prompts.first?.options.map(\.value) == ["none", "all", "one"])
      #expect(await mode.seen.map(\.mode) == [.unknown, value])
    }

    @Test(arguments: SystemIntents.all.map { Listed($0) })
    func `only the case for absence is omitted from the choices`(_ intent: Listed) {
      for case .enumeration(let schema)? in intent.parameters.map({
        intent.type.schema.parameter(named: $0)?.type
      }) {
        let leftOut = schema.cases.filter { $0.name.lowercased().hasSuffix("unknown") }
        #expect(leftOut.map(\.rawValue) == [0])
      }
    }

    @Test(arguments: SystemTypes.enumerations.map { NamedEnumeration(type: $0) })
    func `the unknown case means absence whatever its name is`(_ enumeration: NamedEnumeration) {
      let hasAbsentUnknown = enumeration.type.hasAbsentUnknown
      #expect(hasAbsentUnknown)
    }

    @Test func `clearing an enumeration sets it to unknown`() async {
      let run = await Trial(mode: .one).run(.init(mode: { _ in .notRequired() }))
      #expect(run.intent.mode == .unknown)
      #expect(run.trace.changes == ["mode -"])
    }

    @Test func `success with unknown counts as no value`() async {
      let run = await Trial().run(.init(mode: { _ in .success(with: .unknown) }))
      #expect(run.trace.changes.isEmpty)
    }

    @Test(arguments: [
      (Answer.yes, true), (.no, false), (.value(true), true), (.value(false), false),
    ])
    func `a Boolean is asked as a question with yes or no`(_ answer: Answer, _ value: Bool) async {
      let flag = InTurn<BooleanResolutionResult>(.needsValue(), .success(with: value))
      let run = await Trial().run(.init(flag: { await flag($0) }), answer)
      #expect(
        run.trace.prompts == [Prompt(.confirmation, parameter: "flag", cause: .needsValue)])
      #expect(await flag.seen.map(\.flag) == [nil, value])
    }

    @Test(arguments: [false, true])
    func `rejecting the confirmation of a Boolean clears it`(_ value: Bool) async {
      let flag = InTurn<BooleanResolutionResult>(
        .confirmationRequired(with: value), .notRequired())
      let run = await Trial(flag: value).run(.init(flag: { await flag($0) }), .no)
      #expect(run.intent.flag == nil)
    }

    @Test(arguments: [
      (ParameterValue.array(["monday", "sunday"]), DayOfWeekOptions([.monday, .sunday])),
      ("friday", .friday),
    ])
    func `an option set is answered by the names of its options`(
      _ answer: ParameterValue, _ value: DayOfWeekOptions
    ) async {
      let days = InTurn<ResolutionResult<DayOfWeekOptions, Never>>(
        .needsValue(), .success(with: value))
      let run = await Trial().run(.init(days: { await days($0) }), .value(answer))
      #expect(await days.seen.map(\.days) == [[], value])
      #expect(run.intent.days == value)
    }

    @Test func `clearing an option set empties it`() async {
      let run = await Trial(days: .monday).run(.init(days: { _ in .notRequired() }))
      #expect(run.intent.days == [])
    }

    @Test func `a required parameter keeps its value when cleared`() async {
      let run = await Trial(seats: 4).run(.init(seats: { _ in .notRequired() }))
      #expect(run.intent.seats == 4)
      #expect(run.trace.changes.isEmpty)
    }

    @Test func `a required parameter accepts another value`() async {
      let seats = InTurn<IntegerResolutionResult>(.unsupported(), .success(with: 6))
      let run = await Trial(seats: 40).run(.init(seats: { await seats($0) }), .value(6))
      #expect(run.trace.prompts.map(\.value) == [40])
      #expect(run.intent.seats == 6)
    }
  }

  @Suite struct `of media` {
    @Test func `unsupported media ends the request`() async {
      let run = await play { _ in [.unsupported(forReason: .subscriptionRequired)] }
      #expect(
        run.outcome
          == Outcome(.failed, phase: .resolve, reason: .unsupported("subscriptionRequired")))
      #expect(run.trace.prompts.isEmpty)
    }

    @Test func `unsupported media without a reason ends the request`() async {
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        AddMediaIntent(), handler: Adder())
      #expect(run.outcome == Outcome(.failed, phase: .resolve, reason: .unsupported()))
    }

    @Test func `successes create the array of media items`() async {
      let items = ["One", "Two"].map { MediaItem(identifier: $0, title: $0) }
      let run = await play { _ in PlayMediaMediaItemResolutionResult.successes(with: items) }
      #expect(run.intent.mediaItems == items)
      #expect(run.outcome.result == .handledInApp)
      #expect(run.verdicts.isEmpty)
    }

    @Test func `the number of media items can differ from the request`() async {
      let items = ["One", "Two"].map { MediaItem(identifier: $0, title: $0) }
      let fewer = await play(items) { _ in [.success(with: items[1])] }
      #expect(fewer.intent.mediaItems == [items[1]])
      let more = await play([items[0]]) { _ in .init(items.map { .success(with: $0) }) }
      #expect(more.intent.mediaItems == items)
      #expect(fewer.verdicts.isEmpty && more.verdicts.isEmpty)
    }

    @Test func `unsupported values of other media parameters ask the user`() async {
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        PlayMediaIntent(playbackSpeed: 9), handler: Player(items: { _ in [.notImplemented] }))
      #expect(run.outcome.result == .needsInput)
      #expect(run.trace.prompts.map(\.reason) == ["aboveMaximum"])
    }

    private func play(
      _ items: [MediaItem]? = nil,
      _ resolve:
        @escaping @Sendable (PlayMediaIntent) async -> [PlayMediaMediaItemResolutionResult]
    ) async -> IntentRun<PlayMediaIntent> {
      await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        PlayMediaIntent(mediaItems: items), handler: Player(items: resolve))
    }

    @Test(arguments: [
      (
        PlayMediaIntentResponse(code: .success),
        [Verdict.Kind.missingDetail(field: "nowPlayingInfo")]
      ),
      (.init(code: .success, nowPlayingInfo: ["title": "One"]), []),
      (.init(code: .failure), []), (.init(code: .inProgress), []),
    ])
    func `a success should say what is playing`(
      _ response: PlayMediaIntentResponse, _ verdicts: [Verdict.Kind]
    ) async {
      let run = await IntentPipeline(time: .simulated()).run(
        PlayMediaIntent(mediaItems: [MediaItem(title: "One")]),
        handler: Player(items: { _ in [.notImplemented] }, response: response))
      #expect(run.verdicts.map(\.kind) == verdicts)
      #expect(run.verdicts.allSatisfy { $0.severity == .note })
    }

    private struct Player: PlayMediaIntentHandling {
      let items: @Sendable (PlayMediaIntent) async -> [PlayMediaMediaItemResolutionResult]
      var response = PlayMediaIntentResponse(code: .handleInApp)

      func resolveMediaItems(
        for intent: PlayMediaIntent
      ) async -> [PlayMediaMediaItemResolutionResult] { await items(intent) }

      func resolvePlaybackSpeed(
        for intent: PlayMediaIntent
      ) async -> PlayMediaPlaybackSpeedResolutionResult {
        (intent.playbackSpeed ?? 1) > 2 ? .unsupported(forReason: .aboveMaximum) : .notRequired()
      }

      func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
        response
      }
    }

    private struct Adder: AddMediaIntentHandling {
      func resolveMediaItems(
        for intent: AddMediaIntent
      ) async -> [AddMediaMediaItemResolutionResult] { [.unsupported()] }

      func handle(intent: AddMediaIntent) async -> AddMediaIntentResponse { .init(code: .success) }
    }
  }

  @Test func `the reason for a confirmation reaches the user`() async {
    struct Lists: AddTasksIntentHandling {
      func resolveTargetTaskList(
        for intent: AddTasksIntent
      ) async -> AddTasksTargetTaskListResolutionResult {
        .confirmationRequired(
          with: intent.targetTaskList, forReason: .listShouldBeCreated)
      }

      func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse { .init(code: .success) }
    }
    let list = TaskList(title: SpeakableString(spokenPhrase: "Shopping"))
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      AddTasksIntent(targetTaskList: list), handler: Lists(), dialogue: ScriptedAnswers(.yes))
    #expect(run.trace.prompts.map(\.reason) == ["listShouldBeCreated"])
    #expect(run.outcome.result == .succeeded)
  }
}

struct NamedEnumeration: Sendable, CustomTestStringConvertible {
  let type: any ParameterEnumeration.Type

  var testDescription: String { "\(type)" }
}

extension ParameterEnumeration {
  /// Whether exactly the unknown case means absence.
  fileprivate static var hasAbsentUnknown: Bool {
    allCases.allSatisfy {
      $0.isAbsent == ($0.rawValue == 0 && $0.name.lowercased().hasSuffix("unknown"))
    }
  }
}
