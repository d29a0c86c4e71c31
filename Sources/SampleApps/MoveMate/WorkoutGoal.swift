import IntentKitCore

/// How much is enough.
struct WorkoutGoal: DeclaredRecord {
  var value: Double
  var unit: WorkoutGoalUnitType

  static let recordFields = RecordFields<WorkoutGoal>(
    .required("value", \.value),
    .required("unit", \.unit),
    make: WorkoutGoal.init)
}

extension WorkoutGoal {
  /// Makes a goal of what was settled, or nil when there is none.
  init?(_ value: Double?, _ unit: WorkoutGoalUnitType) {
    guard let value, unit != .unknown else { return nil }
    self.init(value: value, unit: unit)
  }
}
