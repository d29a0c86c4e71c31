public import IntentKitCore

/// A workout app: it starts, pauses, resumes, ends and cancels workouts, one at a time.
///
/// Settings: `start` (how requests reach the app: `background` unless said otherwise, `foreground` or `inProcess`),
/// `current` (the activity of the workout that goes on), `paused` (whether it rests), `minutes` (how long ago it
/// began), `healthAccess` (whether the user lets the app write health data), `activities` (what the user trains) and
/// `storageFull` (whether nothing more can be stored). `current`, `paused` and `minutes` count only until the container
/// has a log of workouts.
public struct MoveMate: SampleApp {
  public static let appDescription = AppDescription(
    displayName: "MoveMate",
    intentsSupported: [
      StartWorkoutIntent.schema, PauseWorkoutIntent.schema, ResumeWorkoutIntent.schema,
      EndWorkoutIntent.schema, CancelWorkoutIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [MoveMateActivity.type])

  public static let summary = "Starts, pauses, resumes, ends and cancels workouts."

  private let desk: WorkoutDesk
  private let settings: MoveMateSettings

  public init(environment: AppEnvironment) throws(ParameterError) {
    settings = try MoveMateSettings(parameterValue: .object(environment.settings))
    let store = WorkoutStore(
      container: AppContainer(environment), initial: settings.log(at: environment.now),
      isFull: settings.storageFull)
    desk = WorkoutDesk(store: store, handOff: settings.start, now: environment.now)
  }

  // MARK: - The extension

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    handler(for: intent, at: desk)
  }

  // MARK: - The app

  public func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    handler(for: intent, at: WorkoutDesk(store: desk.store, handOff: .inProcess, now: desk.now))
  }

  public func application(continue activity: UserActivity) async -> String? {
    MoveMateScreen(store: desk.store, now: desk.now).show(activity)
  }

  private func handler(
    for intent: any Intent, at desk: WorkoutDesk
  ) -> (any IntentHandling)? {
    switch intent {
    case is StartWorkoutIntent: StartWorkoutHandler(desk: desk, settings: settings)
    case is PauseWorkoutIntent: PauseWorkoutHandler(desk: desk)
    case is ResumeWorkoutIntent: ResumeWorkoutHandler(desk: desk)
    case is EndWorkoutIntent: EndWorkoutHandler(desk: desk)
    case is CancelWorkoutIntent: CancelWorkoutHandler(desk: desk)
    default: nil
    }
  }
}
