import IntentKitCore

/// Something that can be trained, with what makes sense for it.
struct Activity: Sendable, Hashable {
  let identifier: String
  let name: String
  /// What people also call it.
  let synonyms: [String]
  let locations: Set<WorkoutLocationType>
  let goals: Set<GoalKind>

  /// Makes an activity; it may take place anywhere and have any goal unless said otherwise.
  init(
    _ identifier: String, name: String, synonyms: [String],
    locations: Set<WorkoutLocationType> = [.indoor, .outdoor],
    goals: Set<GoalKind> = [.distance, .time, .energy]
  ) {
    self.identifier = identifier
    self.name = name
    self.synonyms = synonyms
    self.locations = locations
    self.goals = goals
  }

  /// The name as the assistant says it; the identifier is what we know it by when it comes back.
  var speakable: SpeakableString {
    SpeakableString(spokenPhrase: name, vocabularyIdentifier: identifier)
  }

  /// The only place for this activity, or nil when there are several.
  var onlyLocation: WorkoutLocationType? { locations.count == 1 ? locations.first : nil }
}
