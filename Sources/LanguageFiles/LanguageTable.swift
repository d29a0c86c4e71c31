/// A language in the form in which sentences are read: words, values and frames.
///
/// `intentgen language` writes the tables of the languages in `IntentKitLanguage/Languages`.
public struct LanguageTable: Sendable, Hashable {
  /// A class of words.
  public struct WordClass: Sendable, Hashable {
    /// The part of speech.
    public enum Kind: String, Sendable, CaseIterable {
      /// Nouns, which can have an article.
      case noun
      /// Verbs, which are inflected.
      case verb
      /// Other words.
      case words
      /// Words without a class of their own, in a pattern.
      case group
    }

    public let kind: Kind
    public let name: String
  }

  /// A form of verbs, such as the one before an ending or after certain words.
  public struct Form: Sendable, Hashable {
    public let name: String
    /// Whether the form is a word without others.
    public let standsAlone: Bool
    /// The class of words after which the form is used, or -1.
    public let precedingClass: Int
    /// The class of words after which the form isn't used, or -1: a verb doesn't follow an article.
    public let refusedClass: Int
    /// The class of endings that follow the form, or -1.
    public let endingClass: Int
  }

  /// The way in which a value changes a field.
  public enum Change: Int, Sendable {
    case set, multiply, add
  }

  /// A value for a parameter or a field of a spoken value.
  public struct Assignment: Sendable, Hashable {
    public let field: String
    public let change: Change
    public let value: String

    public init(field: String, change: Change, value: String) {
      self.field = field
      self.change = change
      self.value = value
    }
  }

  /// A part of a pattern.
  public enum Element: Sendable, Hashable {
    /// A word of a class.
    case word(wordClass: Int, isOptional: Bool)
    /// A value; empty names are derived.
    case value(receiver: String, kind: String)
  }

  /// A pattern with what it assigns.
  public struct Piece: Sendable, Hashable {
    /// The role of the piece: a parameter, a class or another name.
    public let label: String
    public let elements: [Element]
    public let assignments: [Assignment]
    /// The parameter that the words of the piece name, if any.
    public let parameter: String?

    public init(
      label: String, elements: [Element], assignments: [Assignment], parameter: String? = nil
    ) {
      self.label = label
      self.elements = elements
      self.assignments = assignments
      self.parameter = parameter
    }
  }

  /// A kind of value, such as a time.
  public struct ValueKind: Sendable, Hashable {
    public let name: String
    public let rules: [Piece]
  }

  /// The ways to request an intent.
  public struct Frame: Sendable, Hashable {
    public let intent: String
    public let domain: String
    /// Sets of roles of which one is needed.
    public let needs: [[String]]
    public let pieces: [Piece]
    /// Sentences as people say them, the most typical one first.
    ///
    /// What is in brackets is said with the name of an app: `Get me a ride[ with {app}]`.
    public let examples: [String]

    public init(
      intent: String, domain: String, needs: [[String]], pieces: [Piece], examples: [String] = []
    ) {
      self.intent = intent
      self.domain = domain
      self.needs = needs
      self.pieces = pieces
      self.examples = examples
    }
  }

  /// The words for parameters in answers: “the destination”.
  public struct ParameterName: Sendable, Hashable {
    /// The parameters that the words can mean.
    public let parameters: [String]
    public let wordClass: Int
  }

  /// Creates a table without words.
  public init() {}

  /// The properties of the language, each with words.
  public internal(set) var settings: [String: [String]] = [:]
  public internal(set) var classes: [WordClass] = []
  public internal(set) var forms: [Form] = []
  public internal(set) var words = WordTrie()
  /// The words of custom intents.
  public internal(set) var addedWords = WordTrie()
  public internal(set) var values: [ValueKind] = []
  /// The pieces that all intents share; their labels are roles such as `app`.
  public internal(set) var sharedPieces: [Piece] = []
  public internal(set) var frames: [Frame] = []
  /// The pieces of answers; their labels are what an answer does, such as `yes`.
  public internal(set) var answerPieces: [Piece] = []
  public internal(set) var parameterNames: [ParameterName] = []

  /// Returns the number of a class, or nil if it doesn't exist.
  public func wordClass(named name: String) -> Int? { classes.firstIndex { $0.name == name } }
}
