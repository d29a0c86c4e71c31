/// A name with what the assistant needs to say and to recognise it.
public struct SpeakableString: DeclaredRecord {
  /// What is said.
  public var spokenPhrase: String
  /// How it is pronounced, where that is not plain.
  public var pronunciationHint: String?
  /// The app's own identifier, shared by all phrases that mean the same.
  public var vocabularyIdentifier: String?
  /// Other phrases that may have been meant.
  public var alternativeSpeakableMatches: [SpeakableString]?

  /// Makes a speakable string of a phrase.
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
    .required("spokenPhrase", \.spokenPhrase),
    .optional("pronunciationHint", \.pronunciationHint),
    .optional("vocabularyIdentifier", \.vocabularyIdentifier),
    .optional("alternativeSpeakableMatches", \.alternativeSpeakableMatches)
  ) {
    SpeakableString(
      spokenPhrase: $0, vocabularyIdentifier: $2, pronunciationHint: $1,
      alternativeSpeakableMatches: $3)
  }
}
