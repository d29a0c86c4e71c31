import IntentKitCore

extension IntentSchema {
  /// Returns the type of what a question is about: a parameter, or a property of the response, such
  /// as the ride options that Maps lists.
  func type(ofAsked name: String?) -> ParameterType? {
    guard let name else { return nil }
    return parameter(named: name)?.type ?? responseProperties.first { $0.name == name }?.type
  }
}
