import IntentKitCore
import IntentKitTesting
import Testing

/// Section 4 of “What Siri does”: the effect of every code of every intent.
@Suite struct `Response codes` {
  @Test(arguments: codes)
  func `each code from confirm has the effect of its meaning`(_ code: Code) async throws {
    let isReadyMissing = !code.intent.type.schema.responseCodes.contains { $0.meaning == .ready }
    let name = code.schema.name
    var verdicts: [Verdict.ID] = []
    let outcome: Outcome?
    switch code.schema.meaning {
    case .ready, .userConfirmationRequired: outcome = nil
    case .success:
      outcome = nil
      if !isReadyMissing { verdicts = [.successFromConfirm] }
    case .inProgress:
      outcome = Outcome(.failed, phase: .confirm, code: name)
      verdicts = [.codeNotAllowed]
    default:
      outcome = code.end(in: .confirm)
      if code.schema.meaning == .unspecified { verdicts = [.unspecifiedCode] }
    }
    let run = try await code.run(.confirm)
    #expect(run.verdicts == verdicts)
    #expect(run.handOvers == (outcome == nil ? [] : code.handOvers))
    if let outcome {
      #expect(run.outcome == outcome)
      #expect(run.prompts.isEmpty)
    } else {
      let confirmation = code.intent.type.schema.userConfirmation
      let asks = confirmation == .always || code.schema.meaning == .userConfirmationRequired
      #expect(run.prompts == (asks ? [Prompt(.request)] : []))
      // The request is confirmed, and handle fails in these tests.
      #expect(run.outcome.phase == .handle)
    }
  }

  @Test(arguments: codes)
  func `each code from handle has the effect of its meaning`(_ code: Code) async throws {
    let run = try await code.run(.handle)
    switch code.schema.meaning {
    case .ready, .userConfirmationRequired:
      #expect(run.outcome == Outcome(.failed, phase: .handle, code: code.schema.name))
      #expect(run.verdicts == [.codeNotAllowed])
      #expect(run.handOvers.isEmpty)
    case let meaning:
      #expect(run.outcome == code.end(in: .handle))
      // The responses have a code and nothing else.
      let verdicts: [Verdict.ID] =
        switch (meaning, code.schema.name) {
        case (.unspecified, _): [.unspecifiedCode]
        case (_, CodeMeaning.failureRequiringAppLaunch.rawValue): [.unexplainedAppLaunch]
        case (.success, _) where code.intent.type.schema.successDetail != nil: [.missingDetail]
        default: []
        }
      #expect(run.verdicts == verdicts)
      #expect(run.handOvers == code.handOvers)
    }
  }

  @Test(arguments: SystemIntents.all.map { Listed($0) }, [Phase.confirm, .handle])
  func `a code that the intent doesn't declare ends the request`(
    _ intent: Listed, _ phase: Phase
  ) async throws {
    let code = Code(
      intent: intent, schema: ResponseCodeSchema("4711", rawValue: 4711, meaning: .unspecified))
    let run = try await code.run(phase)
    #expect(run.outcome == Outcome(.failed, phase: phase, code: "4711"))
    #expect(run.verdicts == [.undeclaredCode])
  }

  /// Every code of every intent.
  static let codes: [Code] = SystemIntents.all.flatMap { type in
    type.schema.responseCodes.map { Code(intent: Listed(type), schema: $0) }
  }

  /// A code of an intent and its effect.
  struct Code: Sendable, CustomTestStringConvertible {
    let intent: Listed
    let schema: ResponseCodeSchema

    var testDescription: String { "\(intent.type.schema.name).\(schema.name)" }

    /// The end that section 4.1 gives this code's meaning.
    func end(in phase: Phase) -> Outcome {
      let result: Outcome.Result =
        switch schema.meaning {
        case .success: .succeeded
        case .inProgress: .inProgress
        case .failureRequiringAppLaunch: .requiresAppLaunch
        case .continueInApp: .continuedInApp
        case .handleInApp: .handledInApp
        case .failure, .unspecified, .ready, .userConfirmationRequired: .failed
        }
      return Outcome(result, phase: phase, code: schema.name)
    }

    var handOvers: [TraceEvent.HandOver] {
      switch schema.meaning {
      case .failureRequiringAppLaunch: [.launch]
      case .continueInApp: [.foreground]
      case .handleInApp: [.background]
      default: []
      }
    }

    struct Run {
      var outcome: Outcome
      var verdicts: [Verdict.ID]
      var prompts: [Prompt]
      var handOvers: [TraceEvent.HandOver]
    }

    /// Runs a request whose handler gives this code in a phase.
    func run(_ phase: Phase) async throws -> Run {
      try await run(intent.type, phase)
    }

    private func run<Request: SystemIntent>(
      _ type: Request.Type, _ phase: Phase
    ) async throws -> Run {
      let known = Request.Response.Code.known
      let ready = known.first { $0.meaning == .ready } ?? known.first { $0.meaning == .success }
      let failure = try #require(known.first { $0.meaning == .failure })
      let codes =
        phase == .confirm
        ? Coded<Request>.Codes(confirm: schema.rawValue, handle: failure.rawValue)
        : Coded<Request>.Codes(confirm: try #require(ready).rawValue, handle: schema.rawValue)
      let base = try Request(parameterValue: SampleValues.minimal(Request.recordSchema))
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        Coded(base: base), handler: codes, dialogue: Always(.yes))
      return Run(
        outcome: run.outcome, verdicts: run.trace.judgements, prompts: run.trace.prompts,
        handOvers: run.trace.handOvers.map(\.way))
    }
  }
}

/// A system intent whose handler consists of two codes.
struct Coded<Base: SystemIntent>: Intent, ParameterRecord {
  typealias Response = Base.Response

  struct Codes: Sendable {
    var confirm: Int
    var handle: Int
  }

  let base: Base

  init(base: Base) { self.base = base }

  var schema: IntentSchema { base.schema }
  var resolvers: [ParameterResolver<Self>] { [] }

  func confirm(with handler: Codes) async -> Response {
    Response(code: Response.Code(rawValue: handler.confirm), userActivity: nil)
  }

  func handle(with handler: Codes) async -> Response {
    Response(code: Response.Code(rawValue: handler.handle), userActivity: nil)
  }

  static var recordSchema: RecordSchema { Base.recordSchema }
  init(from fields: inout ParameterReader) throws(ParameterError) { base = try Base(from: &fields) }
  func write(to fields: inout ParameterWriter) { base.write(to: &fields) }
}

/// Section 4.3 of “What Siri does”: the activity that the app receives.
@Suite struct `Activities of responses` {

  @Test(arguments: [Phase.confirm, .handle])
  func `the system creates an activity if the handler provides none`(_ phase: Phase) async throws {
    let run = await answer(nil, in: phase)
    let (way, activity) = try #require(run.trace.handOvers.first)
    #expect(way == .launch)
    #expect(activity.activityType == "INSendMessageIntent")
    #expect(activity.userInfo == nil)
    expectInteraction(activity, of: run)
    // From confirm, the code needs no activity.
    #expect(run.trace.judgements == (phase == .handle ? [.unexplainedAppLaunch] : []))
  }

  @Test func `the handler's activity keeps its content and gains the interaction`() async throws {
    var given = UserActivity(
      activityType: "com.example.sign-in", title: "Sign in", userInfo: ["account": "bill"])
    let run = await answer(given, in: .handle, declared: ["com.example.sign-in"])
    let activity = try #require(run.trace.handOvers.first?.activity)
    expectInteraction(activity, of: run)
    given.interaction = activity.interaction
    #expect(activity == given)
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    (nil, [Verdict.ID]()), ([], [.undeclaredActivityType]),
    (["com.example.other"], [.undeclaredActivityType]),
    (["com.example.sign-in"], []),
  ])
  func `the app must declare the handler's activity type if its manifest is known`(
    _ declared: [String]?, _ verdicts: [Verdict.ID]
  ) async {
    let run = await answer(
      UserActivity(activityType: "com.example.sign-in"), in: .handle, declared: declared)
    #expect(run.trace.judgements == verdicts)
    #expect(!run.trace.hasFault)
    #expect(run.outcome.result == .requiresAppLaunch)
  }

  @Test func `the system's activity type needs no declaration`() async {
    let run = await answer(nil, in: .confirm, declared: [])
    #expect(run.verdicts.isEmpty)
  }

  @Test func `the app receives the activity in the background and in the foreground`() async throws
  {
    for (code, way, status) in [
      (
        StartWorkoutIntentResponseCode.handleInApp, TraceEvent.HandOver.background,
        IntentHandlingStatus.deferredToApplication
      ),
      (.continueInApp, .foreground, .deferredToApplication),
      (.failureRequiringAppLaunch, .launch, .failure),
    ] {
      struct Workouts: StartWorkoutIntentHandling {
        let code: StartWorkoutIntentResponseCode

        func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
          .init(code: code)
        }
      }
      let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        StartWorkoutIntent(), handler: Workouts(code: code))
      let handOver = try #require(run.trace.handOvers.first)
      #expect(handOver.way == way)
      #expect(handOver.activity.activityType == "INStartWorkoutIntent")
      #expect(handOver.activity.interaction?.intentHandlingStatus == status)
    }
  }

  private func answer(
    _ activity: UserActivity?, in phase: Phase, declared: [String]? = nil
  ) async -> IntentRun<SendMessageIntent> {
    let response = SendMessageIntentResponse(
      code: .failureRequiringAppLaunch, userActivity: activity)
    let handler = MessageHandler(
      confirm: { _ in phase == .confirm ? response : .init(code: .ready) },
      handle: { _ in response })
    return await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent.message(to: "Bill"), handler: handler, dialogue: Always(.yes),
      app: AppDescription(displayName: "App", userActivityTypes: declared))
  }

  private func expectInteraction(_ activity: UserActivity, of run: IntentRun<SendMessageIntent>) {
    #expect(activity.interaction?.intentName == "SendMessage")
    #expect(activity.interaction?.intent == run.intent.fieldValues)
    #expect(activity.interaction?.intentResponse == run.response?.fieldValues)
    #expect(activity.interaction?.intentHandlingStatus == .failure)
  }
}
