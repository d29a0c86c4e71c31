import IntentKitCore
import Testing

/// Behaviour reference, sections 4.1, 4.3 and 5.1: what the app goes through when a request reaches it.
@Suite struct `A request that is handed over` {
  typealias Code = StartWorkoutIntentResponseCode

  /// The extension's handler answers one code; the app's another.
  private struct Workouts: StartWorkoutIntentHandling {
    var code: Code
    var activity: UserActivity?

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: code, userActivity: activity)
    }
  }

  private struct WrongHandler: IntentHandling {}

  private struct Moves: IntentHandlerProvider, IntentAppDelegate {
    var code = Code.handleInApp
    var activity: UserActivity?
    var inApp: (any IntentHandling)? = Workouts(code: .success)
    var screen: String? = "the workout"

    func handler(for intent: any Intent) -> (any IntentHandling)? {
      Workouts(code: code, activity: activity)
    }
    func application(handlerFor intent: any Intent) -> (any IntentHandling)? { inApp }
    func application(continue activity: UserActivity) async -> String? { screen }
  }

  private func run(
    _ moves: Moves, state: AppState = .notRunning,
    app: AppDescription = AppDescription(displayName: "Moves")
  ) async -> IntentRun<StartWorkoutIntent> {
    await IntentPipeline(time: .simulated(patience: .seconds(60))).run(
      StartWorkoutIntent(), provider: moves, delegate: moves, app: app,
      device: DeviceState(appState: state))
  }

  @Test(arguments: [
    (AppState.notRunning, [AppLogEntry(.launchedInForeground)]),
    (.background, [AppLogEntry(.enteredForeground)]),
    (.foreground, []),
  ])
  func `comes to the screen from wherever the app is`(
    _ state: AppState, _ first: [AppLogEntry]
  ) async {
    for code in [Code.continueInApp, .failureRequiringAppLaunch] {
      let run = await run(Moves(code: code), state: state)
      #expect(
        run.trace.appLog == first + [
          AppLogEntry(.continuedActivity, "INStartWorkoutIntent"),
          AppLogEntry(.showed, "the workout"),
        ])
      #expect(run.outcome.result == (code == .continueInApp ? .continuedInApp : .requiresAppLaunch))
      #expect(run.verdicts.isEmpty)
    }
  }

  @Test(arguments: [
    (AppState.notRunning, [AppLogEntry(.launchedInBackground)]), (.background, []),
    (.foreground, []),
  ])
  func `is handled out of sight by the app`(_ state: AppState, _ first: [AppLogEntry]) async {
    let run = await run(Moves(), state: state)
    #expect(run.trace.appLog == first + [AppLogEntry(.handledIntent, "StartWorkout")])
    #expect(run.outcome == Outcome(.handledInApp, phase: .handle, code: "handleInApp"))
    #expect(run.response?.code == .success)
  }

  @Test(arguments: [
    (Code.failure, Outcome.Result.failed, [] as [Verdict.ID]),
    (.failureOngoingWorkout, .failed, []),
    (.continueInApp, .continuedInApp, []),
    (.handleInApp, .failed, [.codeNotAllowed]),
    (.ready, .failed, [.codeNotAllowed]),
    (.unspecified, .failed, [.unspecifiedCode]),
    (Code(rawValue: 99), .failed, [.undeclaredCode]),
  ])
  func `ends as the app’s own answer says`(
    _ code: Code, _ result: Outcome.Result, _ verdicts: [Verdict.ID]
  ) async {
    let run = await run(Moves(inApp: Workouts(code: code)))
    #expect(run.outcome.result == result)
    #expect(run.outcome.code == code.name)
    #expect(run.trace.judgements == verdicts)
  }

  @Test(arguments: [nil, WrongHandler()] as [(any IntentHandling)?])
  func `fails when nobody in the app takes it`(_ handler: (any IntentHandling)?) async throws {
    let run = await run(Moves(inApp: handler))
    #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.notHandledInApp)))
    #expect(run.trace.judgements == [.notHandledInApp])
    #expect(run.trace.appLog.last == AppLogEntry(.ignoredIntent, "StartWorkout"))
  }

  @Test func `does not reach an app that does not declare the activity`() async {
    let activity = UserActivity(activityType: "com.example.moves.start")
    let run = await run(
      Moves(code: .continueInApp, activity: activity),
      app: AppDescription(displayName: "Moves", userActivityTypes: ["com.example.moves.end"]))
    #expect(
      run.trace.appLog == [
        AppLogEntry(.launchedInForeground), AppLogEntry(.ignoredActivity, activity.activityType),
      ])
    #expect(run.trace.judgements == [.undeclaredActivityType])
  }

  @Test func `means nothing to an app that does not know the activity`() async {
    let run = await run(Moves(code: .continueInApp, screen: nil))
    #expect(run.trace.appLog.last == AppLogEntry(.ignoredActivity, "INStartWorkoutIntent"))
  }

  @Test func `is written into the trace and read without loss`() async throws {
    let run = await run(Moves(code: .continueInApp))
    #expect(try Trace(parameterValue: run.trace.parameterValue) == run.trace)
  }

  @Test func `leaves the app no more time than the extension`() async {
    struct Sleeper: StartWorkoutIntentHandling {
      let clock: ManualClock
      func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        try? await clock.sleep(for: .seconds(30))
        return StartWorkoutIntentResponse(code: .success, userActivity: nil)
      }
    }
    let clock = ManualClock()
    let moves = Moves(inApp: Sleeper(clock: clock))
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(60))).run(
      StartWorkoutIntent(), provider: moves, delegate: moves)
    #expect(run.trace.judgements.contains(.noAnswer))
    #expect(run.verdicts.first?.method == .handleInApp)
  }
}

/// Behaviour reference, section 5.1.
@Suite struct `An intent that the app handles itself` {
  private struct Chat: IntentHandlerProvider, IntentAppDelegate {
    struct Extension: SendMessageIntentHandling {
      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        .init(code: .failure)
      }
    }

    func handler(for intent: any Intent) -> (any IntentHandling)? { Extension() }
    func application(handlerFor intent: any Intent) -> (any IntentHandling)? { MessageHandler() }
  }

  private let name = SendMessageIntent.schema.siriKitName

  private func run(_ app: AppDescription) async -> IntentRun<SendMessageIntent> {
    await IntentPipeline(time: .simulated(patience: .seconds(60))).run(
      SendMessageIntent.message(to: "Bill"), provider: Chat(), delegate: Chat(),
      dialogue: ScriptedAnswers(.yes), app: app)
  }

  @Test func `is asked of the app, which is launched out of sight`() async {
    let run = await run(
      AppDescription(
        displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [name],
        supportsMultipleScenes: true))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.appLog == [AppLogEntry(.launchedInBackground)])
  }

  @Test func `is never asked of an app with a single scene`() async {
    let run = await run(
      AppDescription(displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [name]))
    #expect(run.outcome == Outcome(.refused, reason: .singleScene))
    #expect(run.trace.calls.isEmpty)
  }

  @Test func `is asked of the extension when both declare it`() async {
    let run = await run(
      AppDescription(
        displayName: "Chat", intentsSupported: [name], intentsSupportedInApp: [name],
        supportsMultipleScenes: true))
    #expect(run.outcome.code == "failure")
    #expect(run.trace.appLog.isEmpty)
  }

  @Test(arguments: [
    (AppDescription(displayName: "Chat", hasSiriEntitlement: false), Outcome.Reason.noEntitlement),
    (AppDescription(displayName: "Chat", hasSiriUsageDescription: false), .noUsageDescription),
    (AppDescription(displayName: "Chat", intentsSupported: []), .notDeclared),
  ])
  func `is not asked where a declaration is missing`(
    _ app: AppDescription, _ obstacle: Outcome.Reason
  ) async {
    #expect(await run(app).outcome == Outcome(.refused, reason: obstacle))
  }
}
