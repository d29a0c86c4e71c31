import IntentKitCore

/// The activities that MoveMate knows by name.
enum ActivityCatalog {
  static let all = [
    Activity("run", name: "Running", "ランニング", synonyms: ["run", "jog", "jogging", "走る", "ジョギング"]),
    Activity("walk", name: "Walking", "ウォーキング", synonyms: ["walk", "stroll", "歩く", "散歩"]),
    Activity(
      "cycle", name: "Cycling", "サイクリング", synonyms: ["bike", "bike ride", "ride", "自転車"],
      locations: [.outdoor]),
    Activity(
      "indoorcycle", name: "Indoor Cycling", "屋内サイクリング", synonyms: ["spinning", "spin"],
      locations: [.indoor]),
    Activity("swim", name: "Swimming", "水泳", synonyms: ["swim", "泳ぐ", "スイミング"]),
    Activity("hike", name: "Hiking", "ハイキング", synonyms: ["hike"], locations: [.outdoor]),
    Activity("yoga", name: "Yoga", "ヨガ", synonyms: [], goals: [.time]),
    Activity(
      "strength", name: "Strength Training", "筋力トレーニング", synonyms: ["weights"],
      locations: [.indoor],
      goals: [.time, .energy]),
    Activity(
      "highIntensityIntervalTraining", name: "Interval Training", "インターバルトレーニング",
      synonyms: ["HIIT", "intervals"],
      goals: [.time, .energy]),
  ]

  /// Returns the activity with an identifier.
  static func activity(_ identifier: String) -> Activity? {
    all.first { $0.identifier == identifier }
  }

  /// Returns the activities that match a spoken name, preferring those that suit the location.
  static func activities(
    named name: SpeakableString, at location: WorkoutLocationType = .unknown
  ) -> [Activity] {
    // A name the app has offered before carries the app's identifier. Matching by name again would
    // ask the same question forever.
    if let known = name.vocabularyIdentifier.flatMap(activity) { return [known] }
    let spoken = name.spokenPhrase.lowercased()
    let exact = all.filter { $0.hasName(spoken) }
    let similar = all.filter { $0.hasWord(spoken) }
    // “Cycling” is an exact match, but indoors it's a different activity.
    for matches in [exact, similar] {
      let fitting = matches.filter { location == .unknown || $0.locations.contains(location) }
      if !fitting.isEmpty { return fitting }
    }
    return exact.isEmpty ? similar : exact
  }
}

extension Activity {
  /// Returns whether a lowercase phrase is one of the activity's names.
  fileprivate func hasName(_ spoken: String) -> Bool {
    ([identifier, name, japaneseName] + synonyms).contains { $0.lowercased() == spoken }
  }

  /// Returns whether a lowercase phrase is one of the words in the activity's name.
  fileprivate func hasWord(_ spoken: String) -> Bool {
    [name, japaneseName].contains { $0.containsWords(of: spoken) }
  }
}
