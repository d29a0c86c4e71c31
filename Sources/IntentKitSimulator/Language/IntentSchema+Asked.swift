import IntentKitCore

extension IntentSchema {
  /// The key of the intent in tables of sentences: its name, or `custom` with the category.
  ///
  /// A custom intent can have the name of one of SiriKit's, but is about something else.
  var phraseKey: String {
    isCustom ? ["custom", definition?.category].compactMap(\.self).joined(separator: ".") : name
  }

  /// Returns the type of the parameter or of the response's property that a question is about.
  func type(ofAsked name: String?) -> ParameterType? {
    guard let name else { return nil }
    return parameter(named: name)?.type ?? responseProperties.first { $0.name == name }?.type
  }
}
