import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

/// A test about an end that differs, with the name of the file that contains the failures.
struct WrongEnd: Sendable, CustomTestStringConvertible {
  typealias Siri = TestConversation<StartWorkoutIntent>

  let name: String
  let tester: IntentTester<StartWorkoutIntent>
  let body: @Sendable (Siri) async -> Void

  var testDescription: String { name }

  private static let run = StartWorkoutIntent(workoutName: "run")

  private static func handler(
    _ code: StartWorkoutIntentResponseCode
  ) -> IntentTester<StartWorkoutIntent> {
    IntentTester(run, handler: WorkoutHandler(code: code))
  }

  static let all = [
    WrongEnd(name: "handled-without-app", tester: handler(.handleInApp)) { siri in
      await siri.ends(.handledInApp, code: .handleInApp)
    },
    WrongEnd(name: "continued-without-app", tester: handler(.continueInApp)) { siri in
      await siri.ends(.continuedInApp)
    },
    WrongEnd(name: "end-without-app", tester: handler(.handleInApp)) { _ in },
    WrongEnd(
      name: "activity-ignored",
      tester: IntentTester(
        run, provider: WorkoutHandler(code: .continueInApp), delegate: WorkoutApp(code: nil))
    ) { siri in
      await siri.ends(.continuedInApp)
    },
    WrongEnd(
      name: "code-of-the-handler",
      tester: IntentTester(
        run, provider: WorkoutHandler(code: .handleInApp), delegate: WorkoutApp(code: .success))
    ) { siri in
      await siri.ends(.handledInApp, code: .handleInApp)
    },
    WrongEnd(
      name: "not-handled-in-app",
      tester: IntentTester(
        run, provider: WorkoutHandler(code: .handleInApp), delegate: WorkoutApp(code: nil))
    ) { siri in
      await siri.ends(.handledInApp)
    },
    WrongEnd(name: "another-reason", tester: IntentTester(run, app: UnicornChat.self)) { siri in
      await siri.ends(.refused, reason: .unsupported(.noAccount))
    },
    WrongEnd(name: "another-time", tester: handler(.success)) { siri in
      await siri.ends(.succeeded, after: .milliseconds(1), heard: "Done")
    },
    WrongEnd(
      name: "answer-is-no-number", tester: IntentTester(run, handler: GoalHandler())
    ) { siri in
      await siri.asks(\.goalValue)
      await siri.answers("five miles")
    },
    WrongEnd(
      name: "number-without-answer", tester: IntentTester(run, handler: GoalHandler())
    ) { siri in
      await siri.asks(\.goalValue)
    },
    WrongEnd(
      name: "settings-without-app",
      tester: IntentTester(
        run, handler: GoalHandler(), given: TestWorld(settings: ["signedIn": false]))
    ) { _ in },
  ]
}

@Suite struct `Wrong ends` {
  @Test(arguments: WrongEnd.all)
  func `a wrong end fails its test and shows the line to write`(wrong: WrongEnd) async throws {
    let failures = await failures { await wrong.tester.expectConversation(wrong.body) }
    try expectGolden(failures, wrong.name)
  }

  @Test func `a request that the app handles ends with the app's code`() async {
    let run = StartWorkoutIntent(workoutName: "run")
    await IntentTester(
      run, provider: WorkoutHandler(code: .handleInApp), delegate: WorkoutApp(code: .success)
    ).expectConversation { siri in
      await siri.ends(.handledInApp, code: .success) { response in
        #expect(response.code == .success)
      }
    }
  }

  @Test(arguments: [StartWorkoutIntentResponseCode.handleInApp, .continueInApp])
  func `a test of a handler expects only the code with which it hands over`(
    code: StartWorkoutIntentResponseCode
  ) async {
    await IntentTester(StartWorkoutIntent(), handler: WorkoutHandler(code: code))
      .expectConversation { siri in
        let run = await siri.ends(code: code)
        #expect(run?.response?.code == code)
      }
  }
}

/// Responds with a code.
private struct WorkoutHandler: StartWorkoutIntentHandling, IntentHandlerProvider {
  let code: StartWorkoutIntentResponseCode

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: code)
  }
}

/// Handles a request with a code; without one, the app ignores it.
private struct WorkoutApp: IntentAppDelegate {
  let code: StartWorkoutIntentResponseCode?

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    code.map { WorkoutHandler(code: $0) }
  }
}

/// Asks for the goal.
private struct GoalHandler: StartWorkoutIntentHandling {
  func resolveGoalValue(for intent: StartWorkoutIntent) async -> DoubleResolutionResult {
    guard let goal = intent.goalValue else { return .needsValue() }
    return .success(with: goal)
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .success)
  }
}
