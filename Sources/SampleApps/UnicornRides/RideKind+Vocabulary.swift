import IntentKitCore

extension RideKind {
  /// The example phrases of the app and the names of the kinds, by language.
  static let vocabularies = [
    vocabulary(
      "en",
      examples: [
        (RequestRideIntent.schema, "Book a small car to the airport with UnicornRides"),
        (ListRideOptionsIntent.schema, "Show me the rides to the airport in UnicornRides"),
        (GetRideStatusIntent.schema, "Where is my ride in UnicornRides?"),
        (CancelRideIntent.schema, "Cancel my ride in UnicornRides"),
        (SendRideFeedbackIntent.schema, "Rate my ride five stars in UnicornRides"),
      ], names: \.spokenPhrases),
    vocabulary(
      "ja",
      examples: [
        (RequestRideIntent.schema, "UnicornRidesで空港まで大きい車を呼んで"),
        (ListRideOptionsIntent.schema, "UnicornRidesで空港までの車種を教えて"),
        (GetRideStatusIntent.schema, "UnicornRidesの車は今どこ"),
        (CancelRideIntent.schema, "UnicornRidesの配車をキャンセルして"),
        (SendRideFeedbackIntent.schema, "UnicornRidesの乗車に5つ星をつけて"),
      ], names: \.japanesePhrases),
  ]

  private static func vocabulary(
    _ language: String, examples: [(IntentSchema, String)], names: (Profile) -> [String]
  ) -> AppVocabulary {
    AppVocabulary(
      language: language,
      intentPhrases: examples.map { .init($0.siriKitName, examples: [$1]) },
      parameterVocabularies: [
        .init(
          ["\(RequestRideIntent.schema.siriKitName).rideOptionName"],
          items: allCases.map { kind in
            .init(kind.rawValue, synonyms: names(kind.profile).map { .init($0) })
          })
      ])
  }
}
