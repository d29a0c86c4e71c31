import IntentKitCore

/// The log in the container that the app shares with its extension.
struct WorkoutStore: Sendable {
  private static let document = "workouts.json"

  let container: AppContainer
  /// The log until there is one in the container.
  let initial: WorkoutLog
  /// Whether anything more can be stored.
  let isFull: Bool

  /// Why nothing could be stored.
  struct NoSpace: Error {}

  func log() throws(ContainerError) -> WorkoutLog {
    try container.read(Self.document, default: initial)
  }

  /// Changes the log.
  ///
  /// - Returns: The workout that was changed.
  /// - Throws: What the change throws, or what kept the log from being stored; the log stays as it was then.
  func update(_ change: (inout WorkoutLog) throws -> Workout) throws -> Workout {
    guard !isFull else { throw NoSpace() }
    return try container.update(Self.document, default: initial, change)
  }
}
