public import IntentKitCore

/// A request that a sentence can mean.
public struct Interpretation: DeclaredRecord {
  /// The words of a sentence that are the value of a parameter.
  public struct Slot: DeclaredRecord {
    /// The parameter, with the names of fields inside its value: `mediaSearch.artistName`.
    public var parameter: String
    /// The words.
    public var text: String

    public static let recordFields = RecordFields<Slot>(
      .required("parameter", \.parameter), .required("text", \.text), make: Slot.init)
  }

  /// The display name of the app.
  public var app: String
  /// The name by which the sentence calls the app, or nil if it doesn't name one.
  public var appName: String?
  /// The name of the intent.
  public var intent: String
  /// The parameters, with values as in a scenario.
  public var parameters: [String: ParameterValue]
  /// The template that the sentence fits.
  public var template: String
  /// The words for each parameter, in the order of the sentence.
  public var slots: [Slot]
  /// The parts of the sentence that have no meaning in the request and were left out, in the order of
  /// the sentence; empty if the template explains all words.
  public var omissions: [String] = []
  /// The number of words that the template explains, weighted; higher is better.
  public var score: Int

  public static let recordFields = RecordFields<Interpretation>(
    .required("app", \.app), .optional("appName", \.appName), .required("intent", \.intent),
    .required("parameters", \.parameters), .required("template", \.template),
    .required("slots", \.slots), .optional("omissions", \.omissions, absence: []),
    .required("score", \.score), make: Interpretation.init)
}

extension Interpretation {
  /// Returns the parameters in the form of their types.
  func parameters(of schema: IntentSchema) -> [String: ParameterValue] {
    var written = parameters
    for (name, value) in parameters {
      guard let type = schema.parameter(named: name)?.type,
        let value = try? type.rewritten(value)
      else { continue }
      written[name] = value
    }
    return written
  }
}

/// A template that a sentence doesn't fit entirely.
public struct NearMiss: DeclaredRecord {
  /// The name of the intent.
  public var intent: String
  /// The template.
  public var template: String
  /// The beginning of the sentence that the template explains.
  public var understood: String
  /// The rest of the sentence, possibly empty.
  public var rest: String
  /// The words and slots with which the template continues.
  public var expected: [String]

  public static let recordFields = RecordFields<NearMiss>(
    .required("intent", \.intent), .required("template", \.template),
    .required("understood", \.understood), .required("rest", \.rest),
    .required("expected", \.expected), make: NearMiss.init)
}

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

  /// The sentence.
  public var sentence: String
  /// The possible requests, best first.
  public var interpretations: [Interpretation]
  /// The nearest templates if no template fits the sentence.
  public var nearMisses: [NearMiss]
  /// The request that the sentence means if no app handles it.
  public var unhandled: Unhandled?
  /// The app for which the sentence asks although it isn't installed.
  public var missingApp: String?

  public static let recordFields = RecordFields<SentenceReading>(
    .required("sentence", \.sentence), .required("interpretations", \.interpretations),
    .optional("nearMisses", \.nearMisses, absence: []), .optional("unhandled", \.unhandled),
    .optional("missingApp", \.missingApp), make: SentenceReading.init)

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
  /// Several apps can handle a request that doesn't name one (What Siri does, 1.7). Between intents
  /// of one app, the order of its declarations decides (What Siri does, 1.8).
  public var candidates: [Interpretation] {
    guard let best = interpretations.first else { return [] }
    var apps: Set<String> = []
    return interpretations.filter { $0.score == best.score && apps.insert($0.app).inserted }
  }
}
