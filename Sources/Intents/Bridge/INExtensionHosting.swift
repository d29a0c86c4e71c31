public import IntentKitCore

/// An app whose handlers are those of an `INExtension`, as a type that the simulator, tests and
/// programs create for each request.
///
/// ```swift
/// struct Courier: INExtensionHosting {
///   static let appDescription = AppDescription(
///     displayName: "Courier", intentsSupported: ["INSendMessageIntent"])
///   let hosted: INExtensionApp
///
///   init(environment: AppEnvironment) { hosted = INExtensionApp(IntentHandler()) }
/// }
/// ```
public protocol INExtensionHosting: IntentApp, DynamicApp, INCustomIntentDeclaring {
  /// The extension, and the app itself.
  var hosted: INExtensionApp { get }
}

// MARK: - Default implementations

extension INExtensionHosting {
  /// The definitions of the intents that the app defines.
  public static var customIntents: IntentDefinitions {
    customIntentClasses.compactMap { $0._schema?.definitions }.reduce(into: IntentDefinitions()) {
      $0.add($1)
    }
  }

  public var includesApp: Bool { hosted.includesApp }

  public func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    try await hosted.adding(Self.customIntentClasses).handler(for: intent, at: site)
  }

  public func application(
    continue activity: UserActivity
  ) async throws(HandlerFailure) -> String? {
    try await hosted.adding(Self.customIntentClasses).application(continue: activity)
  }
}
