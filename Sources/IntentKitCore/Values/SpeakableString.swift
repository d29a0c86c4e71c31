/// A phrase with hints for speaking and recognizing it.
public struct SpeakableString: DeclaredRecord {
  /// The phrase to speak.
  public var spokenPhrase: String
  /// The pronunciation, if it isn't obvious.
  public var pronunciationHint: String?
  /// The app's identifier, shared by all phrases with the same meaning.
  public var vocabularyIdentifier: String?
  /// Other phrases that the user may have meant.
  public var alternativeSpeakableMatches: [SpeakableString]?

  /// Creates a speakable string from a phrase.
  public init(
    spokenPhrase: String, vocabularyIdentifier: String? = nil, pronunciationHint: String? = nil,
    alternativeSpeakableMatches: [SpeakableString]? = nil
  ) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
  }

  public static let recordFields = RecordFields<SpeakableString>(
    siriKitName: "INSpeakableString",
    textField: "spokenPhrase",
    .required("spokenPhrase", \.spokenPhrase, summary: "The phrase to speak."),
    .optional(
      "pronunciationHint", \.pronunciationHint, summary: "The pronunciation, if it isn't obvious."),
    .optional(
      "vocabularyIdentifier", \.vocabularyIdentifier,
      summary: "The app's identifier, shared by all phrases with the same meaning."),
    .optional(
      "alternativeSpeakableMatches", \.alternativeSpeakableMatches,
      summary: "Other phrases that the user may have meant.")
  ) {
    SpeakableString(
      spokenPhrase: $0, vocabularyIdentifier: $2, pronunciationHint: $1,
      alternativeSpeakableMatches: $3)
  }
}
