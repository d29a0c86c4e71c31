import IntentKitCore
import Testing

/// Section 5.2 of “What Siri does” and the errors 2002 and 2003: the conditions for calling a handler.
@Suite struct `Admission of a request` {
  @Test(arguments: SiriAuthorizationStatus.allCases)
  func `a handler isn't called unless the user has authorized Siri`(
    _ status: SiriAuthorizationStatus
  ) async {
    let provider = Provider()
    // The question after the permission has no answer.
    let dialogue: any Dialogue = status == .authorized ? Always(.yes) : SilentDialogue()
    let run = await run(
      provider, device: DeviceState(siriAuthorization: status), dialogue: dialogue)
    if status == .authorized {
      #expect(run.outcome.result == .succeeded)
    } else {
      #expect(run.outcome == Outcome(.refused, reason: .notAuthorized))
      #expect(run.verdicts.map(\.kind) == [.notAuthorized(status)])
      #expect(run.verdicts.map(\.severity) == [.note])
      #expect(await provider.log.intents.isEmpty)
      #expect(run.trace.calls.isEmpty)
    }
  }

  /// The declarations of an app, and whether it needs the permission for a custom intent.
  private static let permissions: [([String]?, Bool)] = [
    (["OrderSoupIntent"], false), (nil, false), (["OrderSoupIntent", "INPlayMediaIntent"], true),
  ]

  @Test(arguments: permissions)
  func `an app that only offers actions in Shortcuts needs no permission`(
    _ declared: [String]?, _ isNeeded: Bool
  ) async throws {
    let intent = try DynamicIntent(SoupKitchen.schema())
    func run(_ app: AppDescription, _ status: SiriAuthorizationStatus) async -> Outcome {
      await IntentPipeline(time: .simulated()).run(
        intent, reachedBy: .dynamicApp(SoupKitchen()), dialogue: Always(.yes), app: app,
        device: DeviceState(siriAuthorization: status)
      ).outcome
    }
    var app = AppDescription(displayName: "App", intentsSupported: declared)
    let denied = await run(app, .denied)
    #expect((denied == Outcome(.refused, reason: .notAuthorized)) == isNeeded)
    (app.hasSiriEntitlement, app.hasSiriUsageDescription) = (false, false)
    let unentitled = await run(app, .authorized)
    #expect((unentitled == Outcome(.refused, reason: .noEntitlement)) == isNeeded)
    if !isNeeded { #expect(denied.result == .succeeded && unentitled.result == .succeeded) }
  }

  @Test(arguments: [RequestSource.siri, .maps(watching: .zero)])
  func `permission that is undetermined is asked for before the handler is called`(
    _ source: RequestSource
  ) async {
    let device = DeviceState(siriAuthorization: .notDetermined)
    var pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    pipeline.source = source
    let allowed = await pipeline.run(
      RequestRideIntent(), handler: Rides(), dialogue: Always(.yes), device: device)
    #expect(allowed.trace.prompts.first == Prompt(.authorization))
    #expect(allowed.outcome.result == .succeeded)
    #expect(allowed.verdicts.map(\.kind) == [.notAuthorized(.notDetermined)])
    let denied = await pipeline.run(
      RequestRideIntent(), handler: Rides(), dialogue: Always(.no), device: device)
    #expect(denied.outcome == Outcome(.refused, reason: .notAuthorized))
    #expect(denied.verdicts.map(\.kind) == [.notAuthorized(.notDetermined)])
    #expect(denied.trace.calls.isEmpty)
  }

  private struct Rides: RequestRideIntentHandling {
    func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
      .init(code: .success)
    }
  }

  @Test(arguments: [
    (nil, Outcome.Result.succeeded), (["INSendPaymentIntent"], .succeeded),
    ([], .refused), (["INRequestPaymentIntent"], .refused),
  ])
  func `a handler isn't called for an intent that the app doesn't declare`(
    _ declared: [String]?, _ result: Outcome.Result
  ) async {
    let provider = Provider()
    let run = await run(
      provider, app: AppDescription(displayName: "App", intentsSupported: declared))
    #expect(run.outcome.result == result)
    #expect(
      run.verdicts.map(\.kind)
        == (result == .refused ? [.notDeclared(intent: "INSendPaymentIntent")] : []))
    #expect(await provider.log.intents.count == (result == .refused ? 0 : 1))
  }

  @Test(arguments: SystemIntents.all.map { Listed($0) })
  func `payments and rides require an unlocked device`(_ intent: Listed) {
    let schema = intent.type.schema
    #expect(schema.requiresUnlock == ["Payments", "Ride Booking"].contains(schema.domain))
  }

  @Test(arguments: [
    (Answer.yes, Outcome(.succeeded, phase: .handle, code: "success")),
    (.no, Outcome(.refused, reason: .locked)),
    (.cancel, Outcome(.cancelled)),
    (.unavailable, Outcome(.awaitingConfirmation)),
    (.notUnderstood("hm"), Outcome(.refused, reason: .locked)),
  ])
  func `a handler isn't called before the device is unlocked`(_ answer: Answer, _ outcome: Outcome)
    async
  {
    let provider = Provider()
    let run = await run(
      provider, device: DeviceState(isLocked: true),
      dialogue: Unlocking(answer, log: provider.log))
    #expect(run.trace.prompts.first == Prompt(.unlock))
    #expect(run.outcome == outcome)
    #expect(await provider.log.intents.count == (answer == .yes ? 1 : 0))
    #expect(await provider.log.countAtUnlock == 0)
  }

  @Test func `a restricted intent requires an unlocked device`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent.message(to: "Bill"), handler: MessageHandler(),
      dialogue: ScriptedAnswers(.yes, .yes),
      app: AppDescription(
        displayName: "App", intentsRestrictedWhileLocked: ["INSendMessageIntent"]),
      device: DeviceState(isLocked: true))
    #expect(run.trace.prompts.map(\.kind) == [.unlock, .request])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a message is handled on a locked device`() async {
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent.message(to: "Bill"), handler: MessageHandler(),
      dialogue: ScriptedAnswers(.yes),
      device: DeviceState(isLocked: true))
    #expect(run.trace.prompts.map(\.kind) == [.request])
  }

  @Test func `a request without a handler is refused`() async {
    struct Nobody: IntentHandlerProvider {
      func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
    }
    struct Other: IntentHandlerProvider {
      func handler(for intent: any Intent) -> (any IntentHandling)? { MessageHandler() }
    }
    let wrong = Verdict.Kind.wrongHandler(
      intent: "INSendPaymentIntent", type: "MessageHandler", expected: "SendPaymentIntentHandling",
      handles: ["INSendMessageIntent"])
    let cases: [(any IntentHandlerProvider, Verdict.Kind)] = [
      (Nobody(), .noHandler(intent: "INSendPaymentIntent")), (Other(), wrong),
    ]
    for (provider, verdict) in cases {
      let run = await run(provider)
      #expect(run.outcome == Outcome(.refused, reason: .noHandler))
      #expect(run.verdicts.map(\.kind) == [verdict])
      #expect(run.verdicts.map(\.method.name) == ["handler(for:)"])
      #expect(run.verdicts.map(\.severity) == [.fault])
      #expect(run.trace.events.count == 3)
    }
  }

  @Test func `a handler without a conformance is told apart from the handler of another intent`()
    async
  {
    struct Plain: IntentHandling {}
    struct Forgetful: IntentHandlerProvider {
      func handler(for intent: any Intent) -> (any IntentHandling)? { Plain() }
    }
    let run = await run(Forgetful())
    #expect(
      run.verdicts.map(\.kind) == [
        .wrongHandler(
          intent: "INSendPaymentIntent", type: "Plain", expected: "SendPaymentIntentHandling",
          handles: [])
      ])
  }

  @Test(arguments: [
    ("INSendPaymentsIntent", "INSendPaymentsIntent"), ("INSendPayment", "INSendPayment"),
    ("InSendPaymentIntent", "InSendPaymentIntent"), ("INRequestPaymentIntent", nil),
    ("INSetCarLockStatusIntent", nil),
  ])
  func `a declared name that isn't an intent is named if it is almost right`(
    declared: String, misspelling: String?
  ) {
    let app = AppDescription(displayName: "App", intentsSupported: [declared])
    #expect(
      app.verdict(onRequestFor: SendPaymentIntent.schema)?.kind
        == .notDeclared(intent: "INSendPaymentIntent", misspelling: misspelling))
  }

  @Test func `an app is asked for a handler only once`() async {
    let provider = Provider()
    let run = await run(provider, dialogue: Always(.yes))
    #expect(run.trace.calls.count > 3)
    #expect(await provider.log.intents == ["SendPayment"])
  }

  private func run(
    _ provider: any IntentHandlerProvider, app: AppDescription = AppDescription(displayName: "App"),
    device: DeviceState = DeviceState(), dialogue: any Dialogue = Always(.yes)
  ) async -> IntentRun<SendPaymentIntent> {
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendPaymentIntent(), provider: provider, dialogue: dialogue, app: app, device: device)
  }

  private actor Log {
    private(set) var intents: [String] = []
    private(set) var countAtUnlock = 0

    func add(_ name: String) { intents.append(name) }
    func unlock() { countAtUnlock = intents.count }
  }

  private struct Unlocking: Dialogue {
    let answer: Answer
    let log: Log

    init(_ answer: Answer, log: Log) {
      self.answer = answer
      self.log = log
    }

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      if prompt.kind == .unlock { await log.unlock() }
      return prompt.kind == .request ? .yes : answer
    }
  }

  private struct Provider: IntentHandlerProvider {
    let log = Log()

    func handler(for intent: any Intent) -> (any IntentHandling)? {
      // The provider is synchronous, so its log is written by a task that the handler waits for.
      Payments(isLogged: Task { await log.add(intent.schema.name) })
    }
  }

  private struct Payments: SendPaymentIntentHandling {
    let isLogged: Task<Void, Never>

    func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
      await isLogged.value
      return .init(code: .success)
    }
  }
}
