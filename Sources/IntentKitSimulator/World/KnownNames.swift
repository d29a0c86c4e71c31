import IntentKitCore

/// The names of values that an app has told the assistant, in the language of the user.
///
/// A value with such a name is passed to the app with the app's identifier. All names of the value
/// share it (What Siri does, 6).
struct KnownNames: Sendable, Hashable {
  /// A name, and the value it stands for.
  struct Name: Sendable, Hashable {
    /// The class name of the intent; nil if the name is of every intent.
    let intent: String?
    /// The parameter, with the names of fields.
    let path: String
    let value: SpeakableString
  }

  /// The names, the more important ones first.
  let all: [Name]
  /// The names by their folded phrases.
  private let values: [String: [Name]]

  /// Creates an empty collection.
  init() {
    all = []
    values = [:]
  }

  /// Creates the names of an app.
  ///
  /// - Parameters:
  ///   - app: The vocabularies that the app declares.
  ///   - user: The vocabulary that the app has set for its user.
  ///   - language: The language of the user.
  init(_ app: [AppVocabulary], _ user: UserVocabulary, _ language: Language) {
    // Most apps have no names, and each request creates a table.
    guard !app.isEmpty || user != UserVocabulary() else {
      (all, values) = ([], [:])
      return
    }
    var names: [Name] = []
    for vocabulary in app where vocabulary.language.map({ Language($0) == language }) ?? true {
      for parameters in vocabulary.parameterVocabularies ?? [] {
        let paths = (parameters.parameterNames ?? []).compactMap(\.intentAndPath)
        for item in parameters.items ?? [] {
          for value in item.names {
            names += paths.map { Name(intent: $0.intent, path: $0.path, value: value) }
          }
        }
      }
    }
    for type in VocabularyStringType.allCases {
      for value in user.strings(of: type) {
        names += type.parameterPaths.map { Name(intent: nil, path: $0, value: value) }
      }
    }
    all = names
    values = Dictionary(grouping: names) { $0.value.spokenPhrase.folded }
  }

  // MARK: - Values

  /// Returns an intent's parameters, with the identifiers of names.
  func filling(
    _ parameters: [String: ParameterValue], of schema: IntentSchema
  ) -> [String: ParameterValue] {
    guard !values.isEmpty else { return parameters }
    var filled = parameters
    for (name, value) in parameters {
      guard let type = schema.parameter(named: name)?.type else { continue }
      filled[name] = filling(value, as: type, at: name, of: schema)
    }
    return filled
  }

  /// Returns a value of a parameter, with the identifiers of names.
  func filling(
    _ value: ParameterValue, as type: ParameterType, at path: String, of schema: IntentSchema
  ) -> ParameterValue {
    guard !values.isEmpty else { return value }
    switch (type, value) {
    case (.list(let element), .array(let values)):
      return .array(values.map { filling($0, as: element, at: path, of: schema) })
    case (.list(let element), .string):
      return filling(value, as: element, at: path, of: schema)
    case (.record(let record), .string(let text)):
      guard record.name == "SpeakableString" else {
        guard let field = record.schema.textShortcut,
          let type = record.schema.fields.first(where: { $0.name == field })?.type
        else { return value }
        let filled = filling(value, as: type, at: path, of: schema)
        return filled == value ? value : .object([field: filled])
      }
      return name(text, at: path, of: schema)?.value.parameterValue ?? value
    default: return value
    }
  }

  /// Returns the name that a text is for a parameter, or nil if it isn't known.
  func name(_ text: String, at path: String, of schema: IntentSchema) -> Name? {
    values[text.folded]?.first {
      $0.path == path && ($0.intent == nil || $0.intent == schema.siriKitName)
    }
  }
}

extension AppVocabulary.Item {
  /// The names of the value, each with its identifier.
  fileprivate var names: [SpeakableString] {
    (synonyms ?? []).compactMap { synonym in
      guard let phrase = synonym.phrase, !phrase.trimmed.isEmpty else { return nil }
      return SpeakableString(
        spokenPhrase: phrase, vocabularyIdentifier: identifier,
        pronunciationHint: synonym.pronunciation)
    }
  }
}

extension String {
  /// The intent and the parameter that a vocabulary names: `INStartWorkoutIntent.workoutName`.
  package var intentAndPath: (intent: String, path: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    let path = self[index(after: dot)...]
    return path.isEmpty ? nil : (String(self[..<dot]), String(path))
  }
}
