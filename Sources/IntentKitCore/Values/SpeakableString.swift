/// A phrase with hints for speaking and recognizing it.
public struct SpeakableString: ParameterRecord {
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

  public static let recordSchema = RecordSchema(
    name: "SpeakableString",
    siriKitName: "INSpeakableString",
    textField: "spokenPhrase",
    fields: [
      ParameterSchema("spokenPhrase", String.self, isRequired: true),
      ParameterSchema("pronunciationHint", String.self),
      ParameterSchema("vocabularyIdentifier", String.self),
      ParameterSchema("alternativeSpeakableMatches", [SpeakableString].self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    spokenPhrase = try fields.required("spokenPhrase")
    pronunciationHint = try fields.optional("pronunciationHint")
    vocabularyIdentifier = try fields.optional("vocabularyIdentifier")
    alternativeSpeakableMatches = try fields.optional("alternativeSpeakableMatches")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("spokenPhrase", spokenPhrase)
    fields.write("pronunciationHint", pronunciationHint)
    fields.write("vocabularyIdentifier", vocabularyIdentifier)
    fields.write("alternativeSpeakableMatches", alternativeSpeakableMatches)
  }
}
