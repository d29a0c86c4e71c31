public import IntentKitCore

/// An app whose handlers are those of an `INExtension`.
///
/// ```swift
/// let app = INExtensionApp(IntentHandler())
/// let run = await IntentPipeline().run(SendMessageIntent(), reachedBy: .dynamicApp(app))
/// ```
public struct INExtensionApp: DynamicApp {
  // `@unchecked` because handlers aren't `Sendable`; a request calls one method at a time.
  private struct Parts: @unchecked Sendable {
    var provider: any INIntentHandlerProviding
    var delegate: (any INInAppHandling)?
  }

  private let parts: Parts
  /// The classes of intents that the app defines.
  private var customIntents: [INIntent.Type]

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - provider: The app's extension, or any other object that provides handlers.
  ///   - delegate: The app itself; nil if it takes no part in requests.
  ///   - customIntents: The classes of the intents that the app defines.
  public init(
    _ provider: any INIntentHandlerProviding, delegate: (any INInAppHandling)? = nil,
    customIntents: [INIntent.Type] = []
  ) {
    parts = Parts(provider: provider, delegate: delegate)
    self.customIntents = customIntents
  }

  /// Returns this app with further classes of intents that it defines.
  func adding(_ intents: [INIntent.Type]) -> Self {
    var app = self
    app.customIntents += intents
    return app
  }

  public var includesApp: Bool { parts.delegate != nil }

  public func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    guard let type = type(of: intent.schema) else { return nil }
    let request = type.init()
    try HandlerFailure.reading(try request.set(intent.fields))
    let handler: Any? =
      switch site {
      case .intentsExtension: parts.provider.handler(for: request)
      case .app: parts.delegate?.application(handlerFor: request)
      }
    guard let handler else { return nil }
    guard type._isHandled(by: handler) else {
      throw HandlerFailure(
        .wrongHandler(
          intent: intent.schema.siriKitName, type: "\(Swift.type(of: handler))",
          expected: "\(intent.schema.siriKitName)Handling",
          handles: (IntentClasses.all + customIntents).filter { $0._isHandled(by: handler) }
            .map { $0._intentName }))
    }
    return BridgedHandler(handler, of: type)
  }

  public func application(continue activity: UserActivity) async throws(HandlerFailure) -> String? {
    guard let delegate = parts.delegate else { return nil }
    return delegate.application(continue: try read(activity))
  }

  private func read(_ activity: UserActivity) throws(HandlerFailure) -> NSUserActivity {
    // The interaction of the activity can have an intent of the app.
    let read = IntentClasses.$ofApp.withValue(customIntents) {
      Result { () throws(ParameterError) in try NSUserActivity.read(activity.parameterValue) }
    }
    return try HandlerFailure.reading(try read.get())
  }

  /// Returns the class of an intent, or nil.
  private func type(of schema: IntentSchema) -> INIntent.Type? {
    schema.isCustom
      ? customIntents.first { $0._intentName == schema.siriKitName }
      : IntentClasses.named(schema.siriKitName)
  }
}

/// The app itself, which handles intents inside the app and continues activities.
///
/// An app delegate can conform, without UIKit.
public protocol INInAppHandling: AnyObject {
  /// Returns the handler of an intent that the app itself handles; nil by default.
  func application(handlerFor intent: INIntent) -> Any?

  /// Continues an activity on the screen.
  ///
  /// - Parameter activity: The activity to continue.
  /// - Returns: A sentence that describes what the app shows, or nil if the app doesn't recognize
  ///   the activity.
  func application(continue activity: NSUserActivity) -> String?
}

// MARK: - Default implementations

extension INInAppHandling {
  /// By default, the app handles no intents.
  public func application(handlerFor intent: INIntent) -> Any? {
    DefaultImplementation.handlerInApp.note()
    return nil
  }

  /// By default, the app recognizes no activities.
  public func application(continue activity: NSUserActivity) -> String? {
    DefaultImplementation.activity.note()
    return nil
  }
}

/// The classes of intents by their names.
enum IntentClasses {
  /// The classes that an app defines, while a value of the app is read.
  @TaskLocal static var ofApp: [INIntent.Type] = []

  private static let byName = Dictionary(all.map { ($0._intentName, $0) }) { first, _ in first }

  /// Returns the class of a system intent with the given name, or nil.
  static func named(_ name: String) -> INIntent.Type? { byName[name] }

  /// Returns the class of an interaction's intent, or nil.
  static func of(_ interaction: Interaction) -> INIntent.Type? {
    ofApp.first { $0._intentName == interaction.intentTypeName }
      ?? named("IN\(interaction.intentTypeName)")
  }
}
