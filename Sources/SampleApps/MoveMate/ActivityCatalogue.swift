import IntentKitCore

/// Every activity that MoveMate knows by name.
enum ActivityCatalogue {
  static let all = [
    Activity("run", name: "Running", synonyms: ["run", "jog", "jogging", "ランニング"]),
    Activity("walk", name: "Walking", synonyms: ["walk", "stroll", "ウォーキング"]),
    Activity(
      "cycle", name: "Cycling", synonyms: ["bike", "bike ride", "ride", "サイクリング"],
      locations: [.outdoor]),
    Activity(
      "indoorcycle", name: "Indoor Cycling", synonyms: ["spinning", "spin"], locations: [.indoor]),
    Activity("swim", name: "Swimming", synonyms: ["swim", "水泳"]),
    Activity("hike", name: "Hiking", synonyms: ["hike", "ハイキング"], locations: [.outdoor]),
    Activity("yoga", name: "Yoga", synonyms: ["ヨガ"], goals: [.time]),
    Activity(
      "strength", name: "Strength Training", synonyms: ["weights"], locations: [.indoor],
      goals: [.time, .energy]),
    Activity(
      "highIntensityIntervalTraining", name: "Interval Training", synonyms: ["HIIT", "intervals"],
      goals: [.time, .energy]),
  ]

  /// The activity with an identifier.
  static func activity(_ identifier: String) -> Activity? {
    all.first { $0.identifier == identifier }
  }

  /// The activities that a spoken name may mean.
  static func activities(named name: SpeakableString) -> [Activity] {
    // A name we have offered comes back with our identifier: asking again would never end.
    if let known = name.vocabularyIdentifier.flatMap(activity) { return [known] }
    let spoken = name.spokenPhrase.lowercased()
    let exact = all.filter { activity in
      activity.identifier.lowercased() == spoken
        || ([activity.name] + activity.synonyms).contains { $0.lowercased() == spoken }
    }
    if !exact.isEmpty { return exact }
    return all.filter { $0.name.lowercased().split(separator: " ").contains { $0 == spoken } }
  }
}
