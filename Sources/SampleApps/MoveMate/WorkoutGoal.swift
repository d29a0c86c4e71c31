import IntentKitCore

/// How much is enough.
struct WorkoutGoal: ParameterRecord {
  var value: Double
  var unit: WorkoutGoalUnitType

  /// Makes a goal of what was settled, or nil when there is none.
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
