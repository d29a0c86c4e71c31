package import IntentKitCore
import SampleStorage

/// A workout app that starts, pauses, resumes, ends and cancels workouts, one at a time.
///
/// The scenario's settings configure the app:
/// - `start`: The way requests reach the app: `background` (the default), `foreground` or
///   `inProcess`.
/// - `current`: The activity of the current workout.
/// - `paused`: Whether the current workout is paused. Defaults to false.
/// - `minutes`: The minutes since the current workout started. Defaults to 20.
/// - `healthAccess`: Whether the app may write health data. Defaults to true.
/// - `activities`: The activities that the user trains. Defaults to all.
/// - `storageFull`: Whether storing a change fails. Defaults to false.
/// - `handlesInApp`: Whether the app itself has the handlers for requests that it is handed. Defaults
///   to true.
///
/// `current`, `paused` and `minutes` apply only until the container stores a workout log.
package struct MoveMate {
  package static let appDescription = AppDescription(
    displayName: "MoveMate",
    alternativeNames: ["ムーブメイト"],
    intentsSupported: [
      StartWorkoutIntent.schema, PauseWorkoutIntent.schema, ResumeWorkoutIntent.schema,
      EndWorkoutIntent.schema, CancelWorkoutIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [MoveMateActivity.type])

  package static let summary = "Starts, pauses, resumes, ends and cancels workouts."
  package static let japaneseSummary = "ワークアウトを始め、一時停止し、再開し、終え、取りやめます。"

  let service: WorkoutService

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try MoveMateSettings(parameterValue: .object(environment.settings))
    let document = StoredDocument(
      container: AppContainer(environment), name: "workouts.json",
      initial: WorkoutLog(settings, at: environment.now))
    service = WorkoutService(
      document: document, settings: settings, now: environment.now,
      language: AppLanguage(environment))
  }
}

extension MoveMate: SampleApp {
  // MARK: - The extension

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    handler(for: intent, with: service)
  }

  // MARK: - The app

  package func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    guard service.settings.handlesInApp else { return nil }
    // The app carries out a request that the extension handed over.
    var service = service
    service.settings.start = .inProcess
    return handler(for: intent, with: service)
  }

  package func application(continue activity: UserActivity) async -> String? {
    service.show(activity)
  }

  private func handler(
    for intent: any Intent, with service: WorkoutService
  ) -> (any IntentHandling)? {
    switch intent {
    case is StartWorkoutIntent: StartWorkoutHandler(service: service)
    case is PauseWorkoutIntent, is ResumeWorkoutIntent, is EndWorkoutIntent,
      is CancelWorkoutIntent:
      CurrentWorkoutHandler(service: service)
    default: nil
    }
  }
}
