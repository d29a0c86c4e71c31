import IntentKitCore
import SampleStorage

/// The workout log in the container that the app shares with its extension.
struct WorkoutStore: Sendable {
  private static let document = "workouts.json"

  let container: AppContainer
  /// The log to use until the container stores one.
  let initial: WorkoutLog
  /// Whether the storage is full.
  let isFull: Bool

  /// An error that reports full storage.
  struct NoSpace: Error {}

  func log() throws(ContainerError) -> WorkoutLog {
    try container.read(Self.document, default: initial)
  }

  /// Changes the log.
  ///
  /// - Returns: The workout that was changed.
  /// - Throws: The error of the change, or an error that prevented storing the log. The stored log
  ///   is unchanged in both cases.
  func update(_ change: (inout WorkoutLog) throws -> Workout) throws -> Workout {
    guard !isFull else { throw NoSpace() }
    return try container.update(Self.document, default: initial, change)
  }
}
