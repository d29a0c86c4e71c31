import IntentKitCore

/// The state of MoveMate when a request arrives.
struct MoveMateSettings: ParameterRecord {
  var start: HandOff
  var current: String?
  var paused: Bool
  var minutes: Int
  var healthAccess: Bool
  var activities: [String]
  var storageFull: Bool

  /// Returns the initial log that the settings describe.
  func log(at now: Date) -> WorkoutLog {
    guard let current else { return WorkoutLog() }
    let started = now.addingTimeInterval(-60 * Double(minutes))
    var workout = Workout(activity: current, started: started)
    // The pause starts halfway, so that active time and paused time differ.
    if paused { workout.paused = now.addingTimeInterval(-30 * Double(minutes)) }
    return WorkoutLog(current: workout)
  }

  static let recordSchema = RecordSchema(
    name: "MoveMate settings",
    fields: [
      ParameterSchema("start", HandOff.self),
      ParameterSchema("current", String.self),
      ParameterSchema("paused", Bool.self),
      ParameterSchema("minutes", Int.self),
      ParameterSchema("healthAccess", Bool.self),
      ParameterSchema("activities", [String].self),
      ParameterSchema("storageFull", Bool.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    start = try fields.value("start", default: .background)
    current = try fields.optional("current")
    paused = try fields.value("paused", default: false)
    minutes = try fields.value("minutes", default: 20)
    healthAccess = try fields.value("healthAccess", default: true)
    activities = try fields.value(
      "activities", default: ActivityCatalogue.all.map(\.identifier))
    storageFull = try fields.value("storageFull", default: false)
    guard (0...1440).contains(minutes) else {
      throw ParameterError(
        found: "\(minutes)", expected: "a number of minutes from 0 to 1440",
        path: ParameterPath([.name("minutes")]))
    }
    if let current { try Self.check(current, at: [.name("current")]) }
    for (index, activity) in activities.enumerated() {
      try Self.check(activity, at: [.name("activities"), .index(index)])
    }
  }

  private static func check(
    _ activity: String, at path: [ParameterPath.Step]
  ) throws(ParameterError) {
    guard ActivityCatalogue.activity(activity) == nil else { return }
    let known = ActivityCatalogue.all.map(\.identifier).joined(separator: ", ")
    throw ParameterError(
      found: "the activity “\(activity)”", expected: "one of \(known)", path: ParameterPath(path))
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("start", start)
    fields.write("current", current)
    fields.write("paused", paused)
    fields.write("minutes", minutes)
    fields.write("healthAccess", healthAccess)
    fields.write("activities", activities)
    fields.write("storageFull", storageFull)
  }
}
