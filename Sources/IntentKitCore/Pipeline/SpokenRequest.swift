/// The way in which the user made a request, as far as it affects the assistant's questions.
public struct SpokenRequest: Sendable, Hashable {
  /// The user's words for values that the app receives in another form, by the value's text.
  ///
  /// For example, the app receives 太郎 if the user says 太郎さん.
  public var phrases: [String: String]
  /// The parameters whose people or places aren't looked up, because the app has no access to the
  /// user's contacts (What Siri does, 6).
  public var parametersWithoutContacts: Set<String>

  /// The parameters without default values, because the user wants to be asked each time (What Siri
  /// does, 7).
  public var askedEachTime: Set<String>

  /// Creates the words of a request.
  public init(
    phrases: [String: String] = [:], parametersWithoutContacts: Set<String> = [],
    askedEachTime: Set<String> = []
  ) {
    self.phrases = phrases
    self.parametersWithoutContacts = parametersWithoutContacts
    self.askedEachTime = askedEachTime
  }

  /// Returns the text of a value in the user's words.
  func text(of value: (some ParameterConvertible)?) -> String? {
    guard let text = value?.spokenText else { return nil }
    return phrases[text] ?? text
  }

  /// Returns whether access to the contacts might have made a question unnecessary.
  func lacksContacts(for prompt: Prompt, of schema: IntentSchema) -> Bool {
    guard let parameter = prompt.parameter, parametersWithoutContacts.contains(parameter) else {
      return false
    }
    switch prompt.cause {
    case .unsupported: return true
    // A place such as home remains absent. People are passed by name.
    case .needsValue: return schema.parameter(named: parameter)?.type == Placemark.parameterType
    default: return false
    }
  }
}
