import IntentKitCore

// Requests and activities that the app doesn't continue.

extension FaultyHandler {
  static let handOvers = [
    FaultyHandler(
      app: ContinuesWithAnUndeclaredActivity(),
      asked: .workout.declaring { $0.userActivityTypes = ["com.example.show"] },
      truth: .warning(
        .undeclaredActivityType, in: .handle, says: "com.example.startWorkout",
        cure: "NSUserActivityTypes", "com.example.startWorkout")),
    FaultyHandler(
      app: RecognizesAnotherActivity(),
      asked: .workout.declaring { $0.userActivityTypes = ["com.example.startWorkout"] },
      truth: .warning(
        .ignoredActivity, in: .continueActivity, says: "returned nil",
        cure: "Recognize the type “com.example.startWorkout”")),
    FaultyHandler(
      app: ImplementsTheContinuationOfScenes(),
      asked: .workout.declaring { $0.userActivityTypes = ["com.example.startWorkout"] },
      truth: .warning(
        .ignoredActivity, in: .continueActivity, says: "has no application(continue:)",
        cure: "exactly this label", "scene(_:continue:)")),
    FaultyHandler(
      app: HandsOverToAnAppWithoutHandler(), asked: .workout,
      truth: .fault(
        .notHandledInApp, in: .handle, says: "has no handler for INStartWorkoutIntent",
        cure: "application(handlerFor:)")),
    FaultyHandler(
      app: ImplementsTheDelegateOfUIKit(), asked: .song,
      truth: .fault(
        .notHandledInApp, in: .handle, says: "has no application(handlerFor:)",
        cure: "exactly this label", "application(_:handlerFor:)")),
    FaultyHandler(
      app: HandsOverToTheWrongHandler(), asked: .workout,
      truth: .fault(
        .notHandledInApp, in: .handle, says: "Player", "doesn't handle it",
        cure: "Return a handler of INStartWorkoutIntent")),
    FaultyHandler(
      app: ForgetsTheActivityOfAnError(),
      asked: .note.declaring { $0.userActivityTypes = ["com.example.signIn"] },
      truth: .warning(
        .ignoredActivity, in: .continueActivity, cure: "com.example.signIn")),
    FaultyHandler(
      UsesADeclaredTypeWithATypo(),
      asked: .search.declaring { $0.userActivityTypes = ["com.example.results"] },
      truth: .warning(
        .undeclaredActivityType, in: .handle, says: "com.example.result",
        cure: "NSUserActivityTypes")),
  ]
}

private func startingWorkout() -> StartWorkoutIntentResponse {
  StartWorkoutIntentResponse(
    code: .continueInApp,
    userActivity: UserActivity(
      activityType: "com.example.startWorkout", userInfo: ["name": "Morning Run"]))
}

/// Gives an activity that the Info.plist doesn't list.
struct ContinuesWithAnUndeclaredActivity: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { startingWorkout() }

  func application(continue activity: UserActivity) async -> String? { "the workout" }
}

/// Compares the type of the activity with a constant of another feature.
struct RecognizesAnotherActivity: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { startingWorkout() }

  func application(continue activity: UserActivity) async -> String? {
    guard activity.activityType == "com.example.showWorkout" else { return nil }
    return "the workout"
  }
}

/// Has the method of a scene delegate, which isn't called.
struct ImplementsTheContinuationOfScenes: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  struct Scene {}

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { startingWorkout() }

  func scene(_ scene: Scene, continue activity: UserActivity) {}
}

/// Hands over to an app that handles other intents.
struct HandsOverToAnAppWithoutHandler: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .handleInApp)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    intent is PauseWorkoutIntent ? self : nil
  }
}

/// Plays in an app that has the method of UIKit's delegate.
struct ImplementsTheDelegateOfUIKit: IntentHandlerProvider, IntentAppDelegate,
  PlayMediaIntentHandling
{
  struct Application {}

  func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
    PlayMediaIntentResponse(code: .handleInApp)
  }

  func application(
    _ application: Application, handlerFor intent: any Intent
  ) -> (any IntentHandling)? { self }
}

/// Returns the handler of another intent in the app.
struct HandsOverToTheWrongHandler: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  private struct Player: PlayMediaIntentHandling {
    func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
      PlayMediaIntentResponse(code: .success)
    }
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .handleInApp)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { Player() }
}

/// Sends the user to the app to sign in, and the app doesn't know the activity.
struct ForgetsTheActivityOfAnError: IntentHandlerProvider, IntentAppDelegate,
  CreateNoteIntentHandling
{
  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(
      code: .failureRequiringAppLaunch,
      userActivity: UserActivity(activityType: "com.example.signIn"))
  }

  func application(continue activity: UserActivity) async -> String? {
    switch activity.activityType {
    case "com.example.note": "the note"
    default: nil
    }
  }
}

/// Misspells the type that the Info.plist declares.
struct UsesADeclaredTypeWithATypo: SearchForMessagesIntentHandling {
  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(
      code: .failureRequiringAppLaunch,
      userActivity: UserActivity(activityType: "com.example.result"))
  }
}
