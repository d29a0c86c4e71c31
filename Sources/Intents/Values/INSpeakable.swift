/// A value that the assistant can say.
public protocol INSpeakable: NSObjectProtocol {
  /// The phrase to say.
  var spokenPhrase: String { get }
  /// The way to pronounce the phrase.
  var pronunciationHint: String? { get }
  /// The identifier of the phrase in the app's vocabulary.
  var vocabularyIdentifier: String? { get }
  /// Other phrases that the user may have meant.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
  /// The earlier name of the identifier.
  var identifier: String? { get }
}

// MARK: - Default implementations

extension INSpeakable {
  public var identifier: String? { vocabularyIdentifier }
}

/// A phrase with hints for speaking and recognizing it.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INSpeakableString: INFieldObject, INSpeakable, @unchecked Sendable {
  public final var spokenPhrase: String { value("spokenPhrase") }
  public final var pronunciationHint: String? { optional("pronunciationHint") }
  public final var vocabularyIdentifier: String? { optional("vocabularyIdentifier") }
  public final var alternativeSpeakableMatches: [any INSpeakable]? {
    optional("alternativeSpeakableMatches") as [INSpeakableString]?
  }
  public final var identifier: String? { vocabularyIdentifier }

  /// Creates a phrase.
  public convenience init(spokenPhrase: String) {
    self.init()
    set("spokenPhrase", spokenPhrase)
  }

  /// Creates a phrase of the app's vocabulary.
  public convenience init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.init(spokenPhrase: spokenPhrase)
    set("vocabularyIdentifier", vocabularyIdentifier)
    set("pronunciationHint", pronunciationHint)
  }

  /// Creates a phrase of the app's vocabulary.
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint)
  }

  override class var fields: FieldTable { fieldsOfSpeakableString }

  open override var description: String { spokenPhrase }
}

private let fieldsOfSpeakableString = FieldTable([
  "spokenPhrase": String.self, "pronunciationHint": String.self,
  "vocabularyIdentifier": String.self, "alternativeSpeakableMatches": [INSpeakableString].self,
])

extension INPerson: INSpeakable {
  public final var spokenPhrase: String { displayName }
  public final var pronunciationHint: String? { nil }
  public final var vocabularyIdentifier: String? { customIdentifier }
  public final var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }
  public final var identifier: String? { customIdentifier }
}
