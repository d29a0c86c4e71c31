/// A phrase of one language, or of all.
///
/// In files, a bare text is a phrase without a language.
public struct LocalizedPhrase: DeclaredRecord {
  /// The phrase.
  public var text: String
  /// The language; nil if the phrase is of every language.
  public var language: String?

  /// Creates a phrase.
  public init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }

  public static let recordFields = RecordFields<LocalizedPhrase>(
    textField: "text",
    .required("text", \.text),
    .optional("language", \.language),
    make: LocalizedPhrase.init)
}

extension LocalizedPhrase: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
