public import IntentKitCore

/// An app that a sentence can address.
public struct SpokenApp: Sendable {
  /// The display name, followed by the other names.
  public let names: [String]
  /// The intents that the app handles, in the order of its declarations.
  public let intents: [IntentSchema]

  /// Creates an app from its names and intents.
  public init(names: [String], intents: [IntentSchema]) {
    self.names = names
    self.intents = intents
  }

  /// Creates an app from the system's description of it.
  ///
  /// - Parameters:
  ///   - description: The declarations of the app.
  ///   - custom: The custom intents that the app defines.
  public init(_ description: AppDescription, custom: [IntentSchema] = []) {
    let names = description.intentNames(custom: custom)
    let known =
      names.map { names in
        names.compactMap { name in
          custom.first { $0.name == name } ?? SystemIntents.named(name)?.schema
        }
      } ?? SystemIntents.all.map { $0.schema } + custom
    self.init(names: description.names, intents: known)
  }
}
