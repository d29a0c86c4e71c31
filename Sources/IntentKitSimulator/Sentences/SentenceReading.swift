public import IntentKitCore

/// The meanings of a sentence.
public struct SentenceReading: DeclaredRecord {
  /// A request that a sentence means although no app handles it.
  public struct Unhandled: DeclaredRecord {
    /// The name of the intent.
    public var intent: String
    /// The app that the sentence names, if any.
    public var app: String?

    public static let recordFields = RecordFields<Unhandled>(
      .required("intent", \.intent), .optional("app", \.app), make: Unhandled.init)
  }

  /// A request that a sentence means except for some of its words.
  public struct NearMiss: DeclaredRecord {
    /// The name of the intent.
    public var intent: String
    /// Each part of the sentence with its role; some have none.
    public var words: [SentencePart]

    public static let recordFields = RecordFields<NearMiss>(
      .required("intent", \.intent), .required("words", \.words), make: NearMiss.init)

    /// The parts that have no role.
    public var unexplained: [String] {
      words.filter { $0.role == .unexplained }.map(\.text)
    }
  }

  /// The sentence.
  public var sentence: String
  /// The possible requests, best first.
  public var interpretations: [Interpretation]
  /// The request that most words belong to, if there is none for all of them.
  public var nearMiss: NearMiss?
  /// The request that the sentence means if no app handles it.
  public var unhandled: Unhandled?

  public static let recordFields = RecordFields<SentenceReading>(
    .required("sentence", \.sentence), .required("interpretations", \.interpretations),
    .optional("nearMiss", \.nearMiss), .optional("unhandled", \.unhandled),
    make: SentenceReading.init)

  /// Returns the language that the sentence seems to be in, judging by its letters, or nil if it
  /// seems to be in the given one.
  package func otherLanguage(than language: Language) -> Language? {
    let japanese = sentence.unicodeScalars.count { letter in
      (0x3040...0x30FF).contains(letter.value) || letter.properties.isIdeographic
    }
    let latin = sentence.count { $0.isASCII && $0.isLetter }
    switch language {
    // Names in Japanese can be a part of an English sentence.
    case .english: return japanese > latin ? .japanese : nil
    case .japanese: return japanese == 0 && latin > 0 ? .english : nil
    }
  }

  /// The requests between which the sentence doesn't decide: one if it is clear, and an empty array
  /// if the sentence isn't understood.
  ///
  /// Several apps can handle a request that doesn't name one (What Siri does, 1.7), and a sentence can
  /// mean several requests.
  public var candidates: [Interpretation] {
    guard let best = interpretations.first else { return [] }
    return interpretations.filter { $0.cost <= best.cost + Self.margin }
  }

  /// The difference in cost up to which two requests are equally likely.
  private static let margin = 1
}
