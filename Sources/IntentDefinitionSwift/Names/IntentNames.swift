import IntentDefinitionFiles

/// The names of the declarations that are generated for an intent.
struct IntentNames: Sendable, Hashable {
  /// The intent's name in the definition file, without prefix and suffix: `OrderSoup`.
  let definition: String
  /// The type of the intent: `OrderSoupIntent`.
  let intent: String
  /// The beginning of the names that belong to a parameter: `OrderSoup`.
  let stem: String

  /// Creates the names of an intent.
  ///
  /// - Parameters:
  ///   - definition: The intent.
  ///   - classPrefix: The prefix of class names, unless the file provides one.
  init(_ definition: DefinedIntent, classPrefix: String) {
    let prefix = definition.classPrefix ?? classPrefix
    self.definition = definition.name.value
    stem = prefix + definition.name.value
    intent = definition.className?.value ?? "\(stem)Intent"
  }

  /// The class name, if it doesn't follow from the name.
  var customClassName: String? { intent == "\(definition)Intent" ? nil : intent }

  /// The type of the response.
  var response: String { "\(intent)Response" }
  /// The type of the response's code.
  var responseCode: String { "\(intent)ResponseCode" }
  /// The protocol of asynchronous handlers.
  var handling: String { "\(intent)Handling" }
  /// The protocol of handlers with completions.
  var completionHandling: String { "\(intent)CompletionHandling" }

  /// Returns the type of the reasons for which a handler doesn't support a value.
  func reason(_ parameter: String) -> String {
    "\(stem)\(Identifier.capitalized(parameter))UnsupportedReason"
  }

  /// Returns the type of a resolve method's result that only one parameter has.
  func result(_ parameter: String) -> String {
    "\(stem)\(Identifier.capitalized(parameter))ResolutionResult"
  }
}
