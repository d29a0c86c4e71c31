import IntentKitCore
import Intents
import Testing

@Suite struct `The app's side` {
  @Test func `the app handles an intent and continues its activity`() async {
    let delegate = Delegate()
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(HandsOver(), delegate: delegate)))
    #expect(run.outcome.result == .handledInApp)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `the app receives an activity with the request that led to it`() async {
    let delegate = Delegate()
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(ContinuesInApp(), delegate: delegate)),
      dialogue: Agreeing())
    #expect(run.outcome.result == .continuedInApp)
    #expect(delegate.shown == "INPauseWorkoutIntent Run draft 7")
  }

  @Test func `what becomes of a request without the app isn't judged`() async {
    for handler in [HandsOver(), ContinuesInApp()] {
      let run = await IntentPipeline(time: .simulated()).run(
        PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
        reachedBy: .dynamicApp(INExtensionApp(handler)))
      #expect([.handledInApp, .continuedInApp].contains(run.outcome.result))
      #expect(run.verdicts.isEmpty)
      #expect(run.trace.appLog.isEmpty)
    }
  }

  @Test func `an app without the method for activities is told so`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(ContinuesInApp(), delegate: Bare())))
    #expect(
      run.verdicts.map(\.kind) == [
        .ignoredActivity("INPauseWorkoutIntent", because: .methodMissing)
      ])
  }

  @Test func `an app provides no handler by default`() {
    let app: any INInAppHandling = Bare()
    #expect(app.application(handlerFor: INPauseWorkoutIntent()) == nil)
    #expect(app.application(continue: NSUserActivity(activityType: "a")) == nil)
  }
}

private final class HandsOver: INExtension, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
  }
}

private final class ContinuesInApp: INExtension, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    let activity = NSUserActivity(activityType: NSStringFromClass(INPauseWorkoutIntent.self))
    activity.userInfo = ["state": "draft", "number": 7]
    return INPauseWorkoutIntentResponse(code: .continueInApp, userActivity: activity)
  }
}

private final class Delegate: NSObject, INInAppHandling {
  nonisolated(unsafe) var shown: String?

  func application(handlerFor intent: INIntent) -> Any? { InApp() }

  func application(continue activity: NSUserActivity) -> String? {
    let workout = activity.interaction?.intent as? INPauseWorkoutIntent
    let state = activity.userInfo?["state"] as? String ?? ""
    let number = activity.userInfo?["number"] as? Int ?? 0
    let name = workout?.workoutName?.spokenPhrase ?? ""
    shown = "\(activity.activityType) \(name) \(state) \(number)"
    return shown
  }
}

private final class InApp: NSObject, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}

private final class Bare: INInAppHandling {}

/// A user who confirms.
struct Agreeing: Dialogue {
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .yes }
}
