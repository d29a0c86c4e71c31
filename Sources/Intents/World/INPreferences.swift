import IntentKitCore

/// The user's settings for Siri in ``INSimulatedWorld``.
public final class INPreferences: NSObject {
  /// Returns whether the app may use Siri.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    INSimulatedWorld.shared.siriAuthorization
  }

  /// Asks the user for permission to use Siri.
  ///
  /// The handler is called before this method returns.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(INSimulatedWorld.shared.requestSiriAuthorization())
  }

  /// Asks the user for permission to use Siri.
  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    INSimulatedWorld.shared.requestSiriAuthorization()
  }

  /// Returns the code of the language in which the user speaks with Siri.
  public class func siriLanguageCode() -> String { INSimulatedWorld.shared.siriLanguageCode }
}

/// The words of the app's user in ``INSimulatedWorld``.
public final class INVocabulary: NSObject, Sendable {
  private static let instance = INVocabulary()

  /// Returns the vocabulary of the app's user.
  public class func shared() -> INVocabulary { instance }

  /// Replaces the phrases of a type, with the most important one first.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let phrases = vocabulary.array.compactMap { $0 as? String }
    INSimulatedWorld.shared.setVocabulary(
      phrases.map { SpeakableString(spokenPhrase: $0) }, of: type)
  }

  /// Replaces the phrases of a type, with the most important one first.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let phrases = vocabulary.array.compactMap { $0 as? any INSpeakable }
    INSimulatedWorld.shared.setVocabulary(
      phrases.map { phrase in
        SpeakableString(
          spokenPhrase: phrase.spokenPhrase, vocabularyIdentifier: phrase.vocabularyIdentifier,
          pronunciationHint: phrase.pronunciationHint)
      }, of: type)
  }

  /// Removes the phrases of all types.
  public func removeAllVocabularyStrings() { INSimulatedWorld.shared.removeVocabulary() }
}

/// The app's access to the user's Focus.
public final class INFocusStatusCenter: NSObject, Sendable {
  /// The only center.
  public static let `default` = INFocusStatusCenter()

  /// Whether a Focus is active, if the app may know.
  public var focusStatus: INFocusStatus {
    let isAuthorized = authorizationStatus == .authorized
    return INFocusStatus(isFocused: isAuthorized ? INSimulatedWorld.shared.isFocused : nil)
  }

  /// Whether the app may know whether a Focus is active.
  public var authorizationStatus: INFocusStatusAuthorizationStatus {
    INSimulatedWorld.shared.focusAuthorization
  }

  /// Asks the user for permission.
  ///
  /// The handler is called before this method returns.
  public func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(INSimulatedWorld.shared.requestFocusAuthorization())
  }

  /// Asks the user for permission.
  public func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    INSimulatedWorld.shared.requestFocusAuthorization()
  }
}

/// Facts about the user of an app, without effect here.
open class INUserContext: NSObject, NSSecureCoding, @unchecked Sendable {
  // `@unchecked` because an app changes it before it becomes current.

  override init() { super.init() }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing here: the simulated assistant doesn't use contexts.
  public func becomeCurrent() {}
}

/// Facts about the media of the user of an app.
open class INMediaUserContext: INUserContext, @unchecked Sendable {
  // `@unchecked` because the superclass is; it states the reason.

  /// Whether the user has a subscription.
  public final var subscriptionStatus: SubscriptionStatus = .unknown
  /// The number of items in the user's library.
  public final var numberOfLibraryItems: Int?

  /// Creates a context.
  public override init() { super.init() }

  open override func encode(with coder: NSCoder) {
    coder.encode(subscriptionStatus.rawValue, forKey: "subscriptionStatus")
    coder.encode(numberOfLibraryItems as NSNumber?, forKey: "numberOfLibraryItems")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    subscriptionStatus =
      SubscriptionStatus(rawValue: coder.decodeInteger(forKey: "subscriptionStatus")) ?? .unknown
    numberOfLibraryItems =
      coder.decodeObject(of: NSNumber.self, forKey: "numberOfLibraryItems")?.intValue
  }
}

/// The app's suggestions of media in ``INSimulatedWorld``.
public final class INUpcomingMediaManager: NSObject, Sendable {
  /// The only manager.
  public static let shared = INUpcomingMediaManager()

  /// Replaces the suggestions.
  public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    INSimulatedWorld.shared.suggestMedia(intents.array.compactMap { $0 as? INIntent })
  }

  /// Does nothing here: the simulated assistant doesn't predict media.
  public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {}
}
