public import IntentKitCore
import IntentKitLanguage

/// A part of a sentence with its role in a request.
public struct SentencePart: DeclaredRecord {
  /// A role of words.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The words say what to do, or mark a parameter.
    case request
    /// The words are the value of a parameter.
    case value
    /// The words name the app.
    case app
    /// The words change nothing: “please”.
    case filler
    /// The words say why the request is made: “I'm freezing”.
    case reason
    /// The words have no role, so the sentence isn't understood as a whole.
    case unexplained
  }

  /// The words as they were said.
  public var text: String
  /// Their role.
  public var role: Role
  /// The parameter to which the words belong, if they are its value or a mark of it, with the names of
  /// fields inside the value: `mediaSearch.artistName`.
  public var parameter: String?

  public static let recordFields = RecordFields<SentencePart>(
    .required("text", \.text), .required("role", \.role), .optional("parameter", \.parameter),
    make: SentencePart.init)

  /// Creates a part from a word that the language explains, or nil for a sign between words.
  init?(_ word: ExplainedWord, of schema: IntentSchema) {
    text = word.text
    switch word.role {
    case .word(let label):
      role = .request
      parameter = Self.parameter(label, of: schema)
    case .value(let path):
      role = .value
      parameter = path
    case .app: role = .app
    case .filler: role = .filler
    case .reason: role = .reason
    case .leftover: role = .unexplained
    case .pause: return nil
    }
  }

  /// Creates a part.
  public init(text: String, role: Role, parameter: String? = nil) {
    self.text = text
    self.role = role
    self.parameter = parameter
  }

  /// Returns a label if it is a parameter or a field of one.
  private static func parameter(_ label: String, of schema: IntentSchema) -> String? {
    let root = String(label.prefix { $0 != "." })
    return schema.parameter(named: root) == nil ? nil : label
  }
}
