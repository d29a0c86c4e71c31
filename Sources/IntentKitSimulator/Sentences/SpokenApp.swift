public import IntentKitCore

/// An app that a sentence can address.
public struct SpokenApp: Sendable {
  /// The display name, followed by the other names.
  public let names: [String]
  /// The intents that the app handles, in the order of its declarations.
  public let intents: [IntentSchema]
  /// The phrases that the app declares, by language.
  public let vocabularies: [AppVocabulary]
  /// The names that the app has told the assistant on behalf of its user.
  public let userVocabulary: UserVocabulary

  /// Creates an app from its names, intents and vocabularies.
  public init(
    names: [String], intents: [IntentSchema], vocabularies: [AppVocabulary] = [],
    userVocabulary: UserVocabulary = UserVocabulary()
  ) {
    self.names = names
    self.intents = intents
    self.vocabularies = vocabularies
    self.userVocabulary = userVocabulary
  }

  /// Creates an app from the system's description of it.
  ///
  /// - Parameters:
  ///   - description: The declarations of the app.
  ///   - custom: The custom intents that the app defines.
  ///   - userVocabulary: The names that the app has told the assistant.
  public init(
    _ description: AppDescription, custom: [IntentSchema] = [],
    userVocabulary: UserVocabulary = UserVocabulary()
  ) {
    self.init(
      names: description.names,
      intents: description.declaredIntents(custom: custom)?.current
        ?? SystemIntents.all.map { $0.schema } + custom,
      vocabularies: description.vocabularies, userVocabulary: userVocabulary)
  }
}

extension [IntentSchema] {
  /// The intents whose replacement isn't among them, because an app with both gets the replacement.
  fileprivate var current: [IntentSchema] {
    let names = Set(map(\.intentTypeName))
    return filter { schema in
      schema.availability.deprecation?.replacement.map { !names.contains($0) } ?? true
    }
  }
}
