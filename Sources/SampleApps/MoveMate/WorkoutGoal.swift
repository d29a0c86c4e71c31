import IntentKitCore

/// The distance, time or energy that completes a workout.
struct WorkoutGoal: ParameterRecord {
  var value: Double
  var unit: WorkoutGoalUnitType

  /// Creates a goal from resolved parameters, or nil if they specify none.
  init?(_ value: Double?, _ unit: WorkoutGoalUnitType) {
    guard let value, unit != .unknown else { return nil }
    self.value = value
    self.unit = unit
  }

  static let recordSchema = RecordSchema(
    name: "WorkoutGoal",
    fields: [
      ParameterSchema("value", Double.self, isRequired: true),
      ParameterSchema("unit", WorkoutGoalUnitType.self, isRequired: true),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    value = try fields.required("value")
    unit = try fields.required("unit")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("value", value)
    fields.write("unit", unit)
  }
}
