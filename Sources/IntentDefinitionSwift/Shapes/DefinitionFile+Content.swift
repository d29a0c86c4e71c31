import IntentDefinitionFiles

extension DefinitionFile {
  /// The intents that the file itself defines.
  var customIntents: [DefinedIntent] { intents.filter { $0.origin == .custom } }
}
