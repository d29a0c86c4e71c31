/// The ways in which the speakers of a language depart from the usual order of a request.
struct SpeakingHabits: Sendable {
  /// The words that can stand anywhere in a request and have no meaning.
  let fillers: Set<String>
  /// The words between a reason and the request after it.
  let wordsAfterReasons: Set<String>
  /// The words between a request and the reason after it.
  let wordsBeforeReasons: Set<String>
  /// The words that connect a part of a sentence with the rest: before the part in English, after it
  /// in Japanese.
  let connectingWords: Set<String>
  /// The words with which a request begins after a part that was said first.
  let requestBeginnings: [[String]]
  /// Whether speakers say a part first that belongs at the end; otherwise they say a part last that
  /// belongs at the beginning.
  let movesToFront: Bool

  static let english = SpeakingHabits(
    fillers: ["please", "pls", "kindly"],
    wordsAfterReasons: ["so", "therefore"],
    wordsBeforeReasons: ["because", "cause", "cos", "'cause", "since", "as", "so"],
    connectingWords: [
      "to", "from", "for", "in", "at", "on", "with", "by", "into", "of", "off", "about", "using",
      "as", "near", "between", "under", "inside", "after", "before", "until", "via", "through",
      "tomorrow", "today", "tonight", "next", "this", "every", "monday", "tuesday", "wednesday",
      "thursday", "friday", "saturday", "sunday",
    ],
    requestBeginnings: [
      ["i", "need"], ["i", "want"], ["i'd", "like"], ["i", "would", "like"], ["could", "you"],
      ["can", "you"], ["would", "you"], ["will", "you"], ["can", "i"], ["could", "i"], ["let's"],
      ["i", "should", "like"], ["i", "wish"], ["i", "require"], ["i", "must"], ["i", "have", "to"],
      ["i'd", "love"], ["we", "need"], ["we", "want"], ["we'd", "like"], ["let", "me"],
      ["might", "i"], ["may", "i"], ["could", "we"], ["can", "we"], ["might", "you"],
      ["get", "me"],
      ["do"],
    ],
    movesToFront: true)

  static let japanese = SpeakingHabits(
    fillers: [], wordsAfterReasons: [], wordsBeforeReasons: [],
    connectingWords: Set(["に", "へ", "で", "を", "の", "ら"].map(\.foldedScalars)),
    requestBeginnings: [], movesToFront: false)
}
