import IntentKitCore

/// The distance, time or energy that completes a workout.
struct WorkoutGoal: DeclaredRecord {
  var value: Double
  var unit: WorkoutGoalUnitType

  static let recordFields = RecordFields<WorkoutGoal>(
    .required("value", \.value),
    .required("unit", \.unit),
    make: WorkoutGoal.init)
}

extension WorkoutGoal {
  /// Creates a goal from resolved parameters, or nil if they specify none.
  init?(_ value: Double?, _ unit: WorkoutGoalUnitType) {
    guard let value, unit != .unknown else { return nil }
    self.init(value: value, unit: unit)
  }
}
