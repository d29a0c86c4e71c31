import Bystander
import IntentKitCore
import Intents

/// A user of the module `Intents`, with values of Core Location, beside the bystander.
@main struct Courier {
  static func main() async {
    let run = await IntentPipeline().run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(WorkoutExtension())))
    print(run.outcome.result, Bystander.frameworks)
  }
}

final class WorkoutExtension: INExtension, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    let place = CLLocation(latitude: 0, longitude: 0)
    return INPauseWorkoutIntentResponse(
      code: place.coordinate.latitude == 0 ? .success : .failure, userActivity: nil)
  }
}
