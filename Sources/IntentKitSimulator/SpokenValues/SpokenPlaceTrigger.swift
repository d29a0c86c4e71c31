import IntentKitCore

/// A reminder at a place as spoken.
struct SpokenPlaceTrigger: Sendable, Hashable {
  /// The place without article: `home` or `station`.
  var place: String
  /// Whether the user leaves the place instead of arriving at it.
  var isDeparture: Bool

  /// The trigger in the form of scenario files.
  var parameterValue: ParameterValue {
    ["placemark": .string(place), "event": .string(isDeparture ? "depart" : "arrive")]
  }
}

extension SpokenValueReader {
  /// The maximum number of words of a place.
  private static let placeLimit = 14

  /// Returns an arrival or a departure: `when I get home` or `駅に着いたら`.
  ///
  /// In English, the place ends before a comma or a preposition.
  func spatialTrigger(in words: SpokenWords, at index: Int) -> Reading<SpokenPlaceTrigger>? {
    isEnglish
      ? englishTrigger(in: words, at: index) : japaneseTrigger(in: words, at: index)
  }

  private func englishTrigger(
    in words: SpokenWords, at index: Int
  ) -> Reading<SpokenPlaceTrigger>? {
    guard let visit = visit(in: words, at: index) else { return nil }
    if let place = visit.value.place {
      return Reading(
        value: SpokenPlaceTrigger(place: place, isDeparture: visit.value.isDeparture),
        end: visit.end)
    }
    var start = visit.end
    if !visit.value.isDeparture, words.isWord(at: start, "at", "to", "in", "back") { start += 1 }
    if words.isWord(at: start, "the", "my", "a", "an") { start += 1 }
    if let named = EnglishPhrases.places.match(in: words, at: start) {
      return Reading(
        value: SpokenPlaceTrigger(place: named.value, isDeparture: visit.value.isDeparture),
        end: named.end)
    }
    var end = start
    while end < words.words.count, isAnswer || end - start < Self.placeLimit {
      let word = words.words[end]
      if word.kind == .separator, !isAnswer, !words.isAdjacent(at: end + 1) { break }
      if !isAnswer, EnglishPhrases.wordsAfterPlace.contains(word.text) { break }
      end += 1
    }
    guard end > start else { return nil }
    return Reading(
      value: SpokenPlaceTrigger(
        place: words.text(of: start..<end), isDeparture: visit.value.isDeparture),
      end: end)
  }

  /// Returns the words for an arrival or a departure; in an answer, `at` is enough.
  private func visit(in words: SpokenWords, at index: Int) -> Reading<EnglishPhrases.Visit>? {
    if let visit = EnglishPhrases.visits.match(in: words, at: index) { return visit }
    guard isAnswer, words.isWord(at: index, "at", "in"), index + 1 < words.words.count else {
      return nil
    }
    return Reading(value: (nil, false), end: index + 1)
  }

  private func japaneseTrigger(
    in words: SpokenWords, at index: Int
  ) -> Reading<SpokenPlaceTrigger>? {
    if let fixed = JapanesePhrases.visitsWithPlace.match(in: words, at: index) {
      return fixed.compactMap { $0 }
    }
    let limit = isAnswer ? words.words.count : index + Self.placeLimit
    for end in index..<min(limit, words.words.count) {
      if let visit = JapanesePhrases.visits.match(in: words, at: end) {
        guard end > index else { return nil }
        let named = JapanesePhrases.places.match(in: words, at: index)
        let place = named?.end == end ? named?.value : nil
        return Reading(
          value: SpokenPlaceTrigger(
            place: place ?? words.text(of: index..<end), isDeparture: visit.value),
          end: visit.end)
      }
      let word = words.words[end]
      if isAnswer { continue }
      if word.kind == .separator || ["を", "は", "が", "で"].contains(word.text) { return nil }
    }
    return nil
  }
}
