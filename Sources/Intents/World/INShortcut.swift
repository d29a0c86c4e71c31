/// A request or an activity that the user can start again.
public enum INShortcut: Sendable, Hashable {
  /// A request.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)

  /// Creates a shortcut for a request, or returns nil if the request can't be one: if the definition
  /// of its intent has no combination of exactly the parameters that have values, and users can't
  /// configure the intent.
  public init?(intent: INIntent) {
    guard intent.isShortcut else { return nil }
    self = .intent(intent)
  }

  /// Creates a shortcut for an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The request; nil for an activity.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }

  /// The activity; nil for a request.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

extension INShortcut: ReferenceConvertible {
  public typealias ReferenceType = INShortcutReference

  /// The request or the activity.
  public var description: String {
    switch self {
    case .intent(let intent): "\(intent)"
    case .userActivity(let activity): "\(activity)"
    }
  }

  public var debugDescription: String { description }
}

// So that archives take a shortcut as the object that it is on a device.
extension INShortcut: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }

  public static func _forceBridgeFromObjectiveC(
    _ source: INShortcutReference, result: inout INShortcut?
  ) {
    result = source.shortcut
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: INShortcutReference, result: inout INShortcut?
  ) -> Bool {
    result = source.shortcut
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: INShortcutReference?
  ) -> INShortcut {
    guard let source else { preconditionFailure("A shortcut can't be nil.") }
    return source.shortcut
  }
}

/// A shortcut with the phrase that starts it.
public final class INVoiceShortcut: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.

  /// The identifier of the shortcut.
  public let identifier: UUID
  /// The phrase that starts the shortcut.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut
  /// The shortcut as an object, for sources that read it instead of ``shortcut``.
  public var __shortcut: INShortcutReference { INShortcutReference(shortcut) }

  /// Creates a shortcut with the phrase of a simulated user.
  public init(identifier: UUID = UUID(), invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(identifier.uuidString as NSString, forKey: "identifier")
    coder.encode(invocationPhrase as NSString, forKey: "invocationPhrase")
    coder.encode(__shortcut, forKey: "shortcut")
  }

  public convenience init?(coder: NSCoder) {
    guard let identifier = coder.decodeText("identifier").flatMap(UUID.init(uuidString:)),
      let phrase = coder.decodeText("invocationPhrase"),
      let reference = coder.decodeObject(of: INShortcutReference.self, forKey: "shortcut")
    else { return nil }
    self.init(identifier: identifier, invocationPhrase: phrase, shortcut: reference.shortcut)
  }
}

/// The user's shortcuts in ``INSimulatedWorld``.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The only center.
  public static let shared = INVoiceShortcutCenter()

  /// Provides the shortcuts to which the user gave a phrase.
  ///
  /// The handler is called before this method returns.
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completionHandler(INSimulatedWorld.shared.voiceShortcuts, nil)
  }

  /// Provides the shortcut with an identifier.
  ///
  /// The handler is called before this method returns.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    let shortcut = INSimulatedWorld.shared.voiceShortcuts.first { $0.identifier == identifier }
    completionHandler(shortcut, shortcut == nil ? INIntentError(.voiceShortcutGetFailed) : nil)
  }

  /// Returns the shortcuts to which the user gave a phrase.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    INSimulatedWorld.shared.voiceShortcuts
  }

  /// Returns the shortcut with an identifier.
  ///
  /// - Throws: ``INIntentError`` if there isn't one.
  public func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut {
    let shortcut = INSimulatedWorld.shared.voiceShortcuts.first { $0.identifier == identifier }
    guard let shortcut else { throw INIntentError(.voiceShortcutGetFailed) }
    return shortcut
  }

  /// Replaces the shortcuts that the app suggests.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    INSimulatedWorld.shared.suggest(suggestions)
  }
}
