public import IntentKitCore

/// The intent that a scenario names.
enum RequestedIntent {
  /// An intent with a Swift type in this program.
  case typed(any TypedIntent.Type)
  /// A custom intent without one.
  case dynamic(IntentSchema)

  var schema: IntentSchema {
    switch self {
    case .typed(let type): type.schema
    case .dynamic(let schema): schema
    }
  }

  /// Creates the intent from its parameters.
  func intent(_ fields: [String: ParameterValue]) throws(ParameterError) -> any Intent {
    switch self {
    case .typed(let type): try type.init(parameterValue: .object(fields))
    case .dynamic(let schema): try DynamicIntent(schema, fields: fields)
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
    return questions + Self.otherQuestions.filter(hasOtherQuestion)
  }

  /// Returns whether the assistant may ask a question for the intent.
  func hasQuestion(_ name: String) -> Bool {
    hasOtherQuestion(name) || resolveMethods.contains { $0.parameter == name && $0.isCurrent }
  }

  /// The questions that aren't about the value of a parameter.
  private static let otherQuestions = [
    rideOptions, ScriptedDialogue.confirmationKey, ScriptedDialogue.changeKey,
    ScriptedDialogue.unlockKey, ScriptedDialogue.authorizationKey,
  ]

  /// The property of a response from which the user picks in Maps.
  package static let rideOptions = "rideOptions"

  /// Returns whether the assistant may ask a question that isn't about the value of a parameter.
  private func hasOtherQuestion(_ name: String) -> Bool {
    switch name {
    case Self.rideOptions: responseProperties.contains { $0.name == name }
    // Only a request that the user confirms can be changed.
    case ScriptedDialogue.changeKey: userConfirmation != .never
    default: Self.otherQuestions.contains(name)
    }
  }
}
