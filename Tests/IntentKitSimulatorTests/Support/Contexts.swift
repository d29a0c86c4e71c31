import IntentKitCore

extension DialogueContext {
  /// A request to UnicornChat.
  static func unicorn(_ intent: any Intent) -> Self {
    DialogueContext(intent: intent, app: AppDescription(displayName: "UnicornChat"))
  }

  /// A request for a custom intent with one parameter.
  static func custom(_ parameter: String, _ type: ParameterType) -> Self {
    let schema = IntentSchema(
      name: "Order", siriKitName: "OrderIntent", summary: "", domain: "Custom",
      parameters: [ParameterSchema(parameter, type: type)], resolveMethods: [], responseCodes: [])
    return (try? DynamicIntent(schema)).map(unicorn) ?? message
  }

  /// A message to Bill James.
  static let message = unicorn(
    SendMessageIntent(recipients: [Person(displayName: "Bill James")], content: "hello"))
}

extension IntentSchema {
  /// The schemas of SiriKit's intents.
  static var system: [IntentSchema] {
    // A key path through these metatypes crashes the compiler (Swift 6.3.1).
    SystemIntents.all.map { $0.schema }
  }
}

extension [Prompt.Option] {
  /// Options by their titles.
  static func people(_ names: String...) -> Self {
    names.map {
      Prompt.Option(value: Person(displayName: $0).parameterValue, title: $0)
    }
  }
}

extension Placemark {
  /// A place by its name.
  static func at(_ name: String) -> Self { Placemark(name: name) }
}

extension SpeakableString {
  /// A phrase as spoken.
  static func said(_ phrase: String) -> Self { SpeakableString(spokenPhrase: phrase) }
}
