import IntentKitCore

/// An activity that users train, with the locations and goals that suit it.
struct Activity: Sendable, Hashable {
  let identifier: String
  let name: String
  let japaneseName: String
  /// Other names that users say for the activity.
  let synonyms: [String]
  let locations: Set<WorkoutLocationType>
  let goals: Set<GoalKind>

  /// Creates an activity.
  ///
  /// By default, it suits every location and every goal.
  init(
    _ identifier: String, name: String, _ japaneseName: String, synonyms: [String],
    locations: Set<WorkoutLocationType> = [.indoor, .outdoor],
    goals: Set<GoalKind> = [.distance, .time, .energy]
  ) {
    self.identifier = identifier
    self.name = name
    self.japaneseName = japaneseName
    self.synonyms = synonyms
    self.locations = locations
    self.goals = goals
  }

  /// Returns the name in a language.
  func name(in language: AppLanguage) -> String { language.text(name, japaneseName) }

  /// Returns the spoken name in a language.
  ///
  /// The vocabulary identifier recognizes the activity when it comes back in a later request.
  func speakable(in language: AppLanguage) -> SpeakableString {
    SpeakableString(spokenPhrase: name(in: language), vocabularyIdentifier: identifier)
  }

  /// The only suitable location, or nil if several suit the activity.
  var onlyLocation: WorkoutLocationType? { locations.count == 1 ? locations.first : nil }

  /// The name of the system's symbol for the activity.
  var symbol: String {
    switch identifier {
    case "cycle", "indoorcycle": "bicycle"
    case "highIntensityIntervalTraining": "figure.highintensity.intervaltraining"
    case "strength": "dumbbell"
    default: "figure.\(identifier)"
    }
  }
}
