import IntentKitCore

/// The workout that goes on, and those that are over: what MoveMate keeps.
///
/// These are the rules of the app. A change that they do not allow throws, and changes nothing.
struct WorkoutLog: DeclaredRecord {
  var current: Workout?
  var finished: [Workout] = []

  /// Why a change cannot be made.
  enum Refusal: Error {
    /// There is a workout already; nobody does two at once.
    case ongoingWorkout
    /// There is no workout as it would have to be.
    case noMatchingWorkout
  }

  /// Starts a workout, provided that none goes on.
  @discardableResult
  mutating func start(_ workout: Workout) throws(Refusal) -> Workout {
    guard current == nil else { throw .ongoingWorkout }
    current = workout
    return workout
  }

  /// Pauses the current workout, provided that it goes on and is of the activity, if one is given.
  @discardableResult
  mutating func pause(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    guard workout.paused == nil else { throw .noMatchingWorkout }
    workout.paused = now
    current = workout
    return workout
  }

  /// Goes on with the current workout, provided that it is paused and of the activity, if one is given.
  @discardableResult
  mutating func resume(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    guard workout.paused != nil else { throw .noMatchingWorkout }
    workout.resume(at: now)
    current = workout
    return workout
  }

  /// Ends the current workout, paused or not, and keeps it.
  @discardableResult
  mutating func end(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    workout.resume(at: now)
    workout.ended = now
    finished.append(workout)
    current = nil
    return workout
  }

  /// Ends the current workout and forgets it.
  @discardableResult
  mutating func cancel(_ activity: Activity?) throws(Refusal) -> Workout {
    let workout = try currentWorkout(activity)
    current = nil
    return workout
  }

  private func currentWorkout(_ activity: Activity?) throws(Refusal) -> Workout {
    guard let current, activity == nil || activity?.identifier == current.activity else {
      throw .noMatchingWorkout
    }
    return current
  }

  static let recordFields = RecordFields<WorkoutLog>(
    .optional("current", \.current),
    .optional("finished", \.finished, default: []),
    make: WorkoutLog.init)
}
