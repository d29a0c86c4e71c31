/// A name with what the assistant needs to say and to recognise it.
public struct SpeakableString: ParameterRecord {
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
