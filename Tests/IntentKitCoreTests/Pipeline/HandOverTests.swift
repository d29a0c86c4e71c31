import IntentKitCore
import Testing

/// Sections 4.1, 4.3 and 5.1 of “What Siri does”: the app's log of a request.
@Suite struct `Transfer of a request to the app` {
  typealias Code = StartWorkoutIntentResponseCode

  /// The handlers of the extension and the app return different codes.
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
    _ moves: any IntentHandlerProvider & IntentAppDelegate, state: AppState = .notRunning,
    app: AppDescription = AppDescription(displayName: "Moves")
  ) async -> IntentRun<StartWorkoutIntent> {
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      StartWorkoutIntent(), provider: moves, delegate: moves, app: app,
      device: DeviceState(appState: state))
  }

  @Test(arguments: [
    (AppState.notRunning, [AppLogEntry(.launchedInForeground)]),
    (.background, [AppLogEntry(.enteredForeground)]),
    (.foreground, []),
  ])
  func `continueInApp brings the app to the foreground from every state`(
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
      #expect(run.trace.judgements == (code == .continueInApp ? [] : [.unexplainedAppLaunch]))
    }
  }

  @Test(arguments: [
    (AppState.notRunning, [AppLogEntry(.launchedInBackground)]), (.background, []),
    (.foreground, []),
  ])
  func `handleInApp is handled by the app in the background`(
    _ state: AppState, _ first: [AppLogEntry]
  ) async {
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
  func `handleInApp ends with the app's response`(
    _ code: Code, _ result: Outcome.Result, _ verdicts: [Verdict.ID]
  ) async {
    let run = await run(Moves(inApp: Workouts(code: code)))
    #expect(run.outcome.result == result)
    #expect(run.outcome.code == code.name)
    #expect(run.trace.judgements == verdicts)
  }

  @Test(arguments: [
    (Code.success, Outcome(.handledInApp, phase: .confirm, code: "handleInApp")),
    (.failure, Outcome(.failed, phase: .confirm, code: "failure")),
    (.ready, Outcome(.failed, phase: .confirm, code: "ready")),
  ])
  func `a request that confirm hands over to the app ends in the phase confirm`(
    _ code: Code, _ outcome: Outcome
  ) async {
    struct EarlyMoves: IntentHandlerProvider, IntentAppDelegate {
      struct Early: StartWorkoutIntentHandling {
        func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
          StartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
        }
        func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
          StartWorkoutIntentResponse(code: .success, userActivity: nil)
        }
      }

      var code: Code

      func handler(for intent: any Intent) -> (any IntentHandling)? { Early() }
      func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
        Workouts(code: code)
      }
    }

    let run = await run(EarlyMoves(code: code))
    #expect(run.outcome == outcome)
  }

  /// An app that has the methods of UIKit's delegates instead of the protocol's.
  private struct UIKitMoves: IntentHandlerProvider, IntentAppDelegate {
    var code = Code.handleInApp

    func handler(for intent: any Intent) -> (any IntentHandling)? { Workouts(code: code) }
    func application(_ application: String, handlerFor intent: any Intent) -> Any? {
      Workouts(code: .success)
    }
    func scene(_ scene: String, continue activity: UserActivity) {}
  }

  @Test(
    arguments: [
      (Moves(inApp: nil), Verdict.HandlerAbsence.returnedNil),
      (Moves(inApp: WrongHandler()), .wrongType("WrongHandler")), (UIKitMoves(), .methodMissing),
    ] as [(any IntentHandlerProvider & IntentAppDelegate, Verdict.HandlerAbsence)])
  func `handleInApp fails if the app has no handler`(
    _ moves: any IntentHandlerProvider & IntentAppDelegate, _ absence: Verdict.HandlerAbsence
  ) async {
    let run = await run(moves)
    #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.notHandledInApp)))
    #expect(
      run.verdicts.map(\.kind) == [
        .notHandledInApp(intent: "INStartWorkoutIntent", because: absence)
      ])
    #expect(run.trace.appLog.last == AppLogEntry(.ignoredIntent, "StartWorkout"))
  }

  @Test func `an undeclared activity doesn't reach the app`() async {
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

  @Test func `an app that only opens needn't continue the activity of the system`() async {
    let run = await run(UIKitMoves(code: .failureRequiringAppLaunch))
    #expect(run.outcome.result == .requiresAppLaunch)
    #expect(run.trace.appLog.last == AppLogEntry(.ignoredActivity, "INStartWorkoutIntent"))
    #expect(run.verdicts.map(\.id) == [.unexplainedAppLaunch])
  }

  @Test(
    arguments: [
      (Moves(code: .continueInApp, screen: nil), Verdict.ActivityNeglect.unrecognized),
      (UIKitMoves(code: .continueInApp), .methodMissing),
    ] as [(any IntentHandlerProvider & IntentAppDelegate, Verdict.ActivityNeglect)])
  func `an app can ignore an activity`(
    _ moves: any IntentHandlerProvider & IntentAppDelegate, _ cause: Verdict.ActivityNeglect
  ) async {
    let run = await run(moves)
    #expect(run.outcome.result == .continuedInApp)
    #expect(run.trace.appLog.last == AppLogEntry(.ignoredActivity, "INStartWorkoutIntent"))
    #expect(
      run.verdicts.map(\.kind) == [.ignoredActivity("INStartWorkoutIntent", because: cause)])
    #expect(run.verdicts.map(\.method.name) == ["application(continue:)"])
    #expect(run.verdicts.map(\.severity) == [.warning])
  }

  @Test func `a transfer to the app survives a round trip through JSON`() async throws {
    let run = await run(Moves(code: .continueInApp))
    #expect(try Trace(parameterValue: run.trace.parameterValue) == run.trace)
  }

  @Test func `the app has the same time limit as the extension`() async {
    struct Sleeper: StartWorkoutIntentHandling {
      let clock: ManualClock
      func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        try? await clock.sleep(for: .seconds(30))
        return StartWorkoutIntentResponse(code: .success, userActivity: nil)
      }
    }
    let clock = ManualClock()
    let moves = Moves(inApp: Sleeper(clock: clock))
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      StartWorkoutIntent(), provider: moves, delegate: moves)
    #expect(run.trace.judgements.contains(.noAnswer))
    #expect(run.verdicts.first?.method == .handleInApp)
  }
}

/// Section 5.1 of “What Siri does”.
@Suite struct `Intents that the app handles` {
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
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent.message(to: "Bill"), provider: Chat(), delegate: Chat(),
      dialogue: ScriptedAnswers(.yes), app: app)
  }

  @Test func `an intent that the app handles launches it in the background`() async {
    let run = await run(
      AppDescription(
        displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [name],
        supportsMultipleScenes: true))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.appLog == [AppLogEntry(.launchedInBackground)])
  }

  @Test func `an app with a single scene is never asked for a handler`() async {
    let run = await run(
      AppDescription(displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [name]))
    #expect(run.outcome == Outcome(.refused, reason: .singleScene))
    #expect(run.verdicts.map(\.kind) == [.singleScene(intent: name)])
    #expect(run.verdicts.map(\.method.name) == ["application(handlerFor:)"])
    #expect(run.trace.calls.isEmpty)
  }

  @Test func `an intent that both declare is handled by the extension`() async {
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
  func `an app with a missing declaration isn't asked for a handler`(
    _ app: AppDescription, _ obstacle: Outcome.Reason
  ) async {
    let run = await run(app)
    #expect(run.outcome == Outcome(.refused, reason: obstacle))
    #expect(run.verdicts == [app.verdict(onRequestFor: SendMessageIntent.schema)])
    #expect(run.verdicts.map(\.severity) == [.warning])
  }

  @Test func `an app that handles an intent itself needs the protocol's method`() async {
    struct UIKitChat: IntentHandlerProvider, IntentAppDelegate {
      func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
      func application(_ application: String, handlerFor intent: any Intent) -> Any? {
        MessageHandler()
      }
    }
    let app = AppDescription(
      displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [name],
      supportsMultipleScenes: true)
    let run = await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent.message(to: "Bill"), provider: UIKitChat(), delegate: UIKitChat(),
      app: app)
    #expect(run.outcome == Outcome(.refused, reason: .noHandler))
    #expect(run.verdicts.map(\.kind) == [.noHandler(intent: name, isMethodMissing: true)])
    #expect(run.verdicts.map(\.method.name) == ["application(handlerFor:)"])
  }
}
