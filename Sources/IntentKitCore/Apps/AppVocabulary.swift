/// The phrases that an app declares for one language: the content of an `AppIntentVocabulary.plist`.
///
/// The keys are those of the property list. See <doc:WhatSiriDoes#6-Names>.
///
/// ```json
/// {
///   "language": "en",
///   "IntentPhrases": [
///     { "IntentName": "INStartWorkoutIntent", "IntentExamples": ["Start a hill run in MoveMate"] }
///   ],
///   "ParameterVocabularies": [
///     {
///       "ParameterNames": ["INStartWorkoutIntent.workoutName"],
///       "ParameterVocabulary": [
///         {
///           "VocabularyItemIdentifier": "hills",
///           "VocabularyItemSynonyms": [{ "VocabularyItemPhrase": "hill run" }]
///         }
///       ]
///     }
///   ]
/// }
/// ```
public struct AppVocabulary: PropertyListRecord {
  /// The language, such as `en` or `pt-BR`; nil if the phrases are of every language.
  ///
  /// In a project, it is the name of the file's folder.
  public var language: String?
  /// `IntentPhrases`, examples of what users can say.
  public var intentPhrases: [IntentPhrases]?
  /// `ParameterVocabularies`, the names of values.
  public var parameterVocabularies: [ParameterVocabulary]?

  /// Examples of what users can say for an intent.
  public struct IntentPhrases: PropertyListRecord {
    /// `IntentName`, the class name of the intent.
    public var intentName: String?
    /// `IntentExamples`, the sentences.
    public var examples: [String]?

    /// Creates examples.
    public init(_ intentName: String? = nil, examples: [String]? = nil) {
      self.intentName = intentName
      self.examples = examples
    }

    public static let recordFields = RecordFields<IntentPhrases>(
      .optional("IntentName", \.intentName), .optional("IntentExamples", \.examples),
      make: IntentPhrases.init)
  }

  /// The names of the values that some parameters can have.
  public struct ParameterVocabulary: PropertyListRecord {
    /// `ParameterNames`, the parameters in the form `INStartWorkoutIntent.workoutName`.
    public var parameterNames: [String]?
    /// `ParameterVocabulary`, the values.
    public var items: [Item]?

    /// Creates a vocabulary.
    public init(_ parameterNames: [String]? = nil, items: [Item]? = nil) {
      self.parameterNames = parameterNames
      self.items = items
    }

    public static let recordFields = RecordFields<ParameterVocabulary>(
      .optional("ParameterNames", \.parameterNames), .optional("ParameterVocabulary", \.items),
      make: ParameterVocabulary.init)
  }

  /// A value with all of its names.
  public struct Item: PropertyListRecord {
    /// `VocabularyItemIdentifier`, the app's identifier of the value.
    public var identifier: String?
    /// `VocabularyItemSynonyms`, the names.
    public var synonyms: [Synonym]?

    /// Creates a value.
    public init(_ identifier: String? = nil, synonyms: [Synonym]? = nil) {
      self.identifier = identifier
      self.synonyms = synonyms
    }

    public static let recordFields = RecordFields<Item>(
      .optional("VocabularyItemIdentifier", \.identifier),
      .optional("VocabularyItemSynonyms", \.synonyms), make: Item.init)
  }

  /// A name of a value.
  public struct Synonym: PropertyListRecord {
    /// `VocabularyItemPhrase`, the name.
    public var phrase: String?
    /// `VocabularyItemPronunciation`, the pronunciation of the name.
    public var pronunciation: String?
    /// `VocabularyItemExamples`, sentences with the name.
    public var examples: [String]?

    /// Creates a name.
    public init(
      _ phrase: String? = nil, pronunciation: String? = nil, examples: [String]? = nil
    ) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }

    public static let recordFields = RecordFields<Synonym>(
      .optional("VocabularyItemPhrase", \.phrase),
      .optional("VocabularyItemPronunciation", \.pronunciation),
      .optional("VocabularyItemExamples", \.examples), make: Synonym.init)
  }

  /// Creates a vocabulary.
  public init(
    language: String? = nil, intentPhrases: [IntentPhrases]? = nil,
    parameterVocabularies: [ParameterVocabulary]? = nil
  ) {
    self.language = language
    self.intentPhrases = intentPhrases
    self.parameterVocabularies = parameterVocabularies
  }

  public static let recordFields = RecordFields<AppVocabulary>(
    .optional("language", \.language),
    .optional("IntentPhrases", \.intentPhrases),
    .optional("ParameterVocabularies", \.parameterVocabularies),
    make: AppVocabulary.init)
}
