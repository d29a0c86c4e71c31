public import IntentKitCore

/// The intent that a scenario names.
enum RequestedIntent {
  case system(any SystemIntent.Type)
  case custom(IntentSchema)

  var schema: IntentSchema {
    switch self {
    case .system(let type): type.schema
    case .custom(let schema): schema
    }
  }

  /// Creates the intent from its parameters.
  func intent(
    _ fields: [String: ParameterValue], askedEachTime: Set<String>
  ) throws(ParameterError) -> any Intent {
    switch self {
    // SiriKit's intents have no defaults that such a wish could suppress.
    case .system(let type): return try type.init(parameterValue: .object(fields))
    case .custom(let schema):
      var intent = try DynamicIntent(schema, fields: fields)
      intent.askedEachTime = askedEachTime
      return intent
    }
  }
}

extension IntentSchema {
  /// The questions that the assistant may ask for the intent, by their names in scenarios.
  public var questions: [String] {
    var questions: [String] = []
    for method in resolveMethods where method.isCurrent && !questions.contains(method.parameter) {
      questions.append(method.parameter)
    }
    // Only a request that the user confirms can be changed.
    let change = userConfirmation == .never ? [] : [ScriptedDialogue.changeKey]
    return questions + [ScriptedDialogue.confirmationKey] + change
      + [ScriptedDialogue.unlockKey, ScriptedDialogue.authorizationKey]
  }
}
