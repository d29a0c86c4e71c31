public import IntentKitCore
import IntentKitPlatform

/// The part of a simulated device that the app's side of the framework acts on.
///
/// A test sets the user's answers here and reads what the app did.
public final class INSimulatedWorld: Sendable {
  private struct State: @unchecked Sendable {
    // `@unchecked` because of the objects. They are copies.
    var siriAuthorization = INSiriAuthorizationStatus.notDetermined
    var siriAnswer = INSiriAuthorizationStatus.authorized
    var focusAuthorization = INFocusStatusAuthorizationStatus.notDetermined
    var focusAnswer = INFocusStatusAuthorizationStatus.authorized
    var focus: Bool?
    var languageCode = "en-US"
    var donations: [INInteraction] = []
    var vocabulary = UserVocabulary()
    var suggestions: [INShortcut] = []
    var voiceShortcuts: [INVoiceShortcut] = []
    var relevantShortcuts: [INRelevantShortcut] = []
    var mediaSuggestions: [INIntent] = []
    var groupContainers: [String: URL] = [:]
  }

  private let state = Locked(State())

  /// The world of this process.
  public static let shared = INSimulatedWorld()

  private init() {}

  /// Restores the state of a new device.
  public func reset() { state.withLock { $0 = State() } }

  /// Whether the app may use Siri.
  public var siriAuthorization: INSiriAuthorizationStatus {
    get { state.withLock { $0.siriAuthorization } }
    set { state.withLock { $0.siriAuthorization = newValue } }
  }

  /// The user's answer when the app asks for permission to use Siri.
  public var siriAuthorizationAnswer: INSiriAuthorizationStatus {
    get { state.withLock { $0.siriAnswer } }
    set { state.withLock { $0.siriAnswer = newValue } }
  }

  /// Whether the app may know whether a Focus is active.
  public var focusAuthorization: INFocusStatusAuthorizationStatus {
    get { state.withLock { $0.focusAuthorization } }
    set { state.withLock { $0.focusAuthorization = newValue } }
  }

  /// The user's answer when the app asks for permission to know whether a Focus is active.
  public var focusAuthorizationAnswer: INFocusStatusAuthorizationStatus {
    get { state.withLock { $0.focusAnswer } }
    set { state.withLock { $0.focusAnswer = newValue } }
  }

  /// Whether a Focus is active.
  public var isFocused: Bool? {
    get { state.withLock { $0.focus } }
    set { state.withLock { $0.focus = newValue } }
  }

  /// The user's language.
  public var siriLanguageCode: String {
    get { state.withLock { $0.languageCode } }
    set { state.withLock { $0.languageCode = newValue } }
  }

  /// The folders that the app and its extensions share, by the identifiers of their groups.
  ///
  /// `FileManager.containerURL(forSecurityApplicationGroupIdentifier:)` returns them. An app that
  /// is created for a request sets the folder of its environment:
  ///
  /// ```swift
  /// init(environment: AppEnvironment) {
  ///   INSimulatedWorld.shared.groupContainers["group.com.example.messages"] =
  ///     environment.containerFolder.map { URL(filePath: $0, directoryHint: .isDirectory) }
  ///   hosted = INExtensionApp(IntentHandler())
  /// }
  /// ```
  public var groupContainers: [String: URL] {
    get { state.withLock { $0.groupContainers } }
    set { state.withLock { $0.groupContainers = newValue } }
  }

  /// The donated interactions, in order.
  public var donations: [INInteraction] { state.withLock { $0.donations } }

  /// The vocabulary of the app's user, for the sentences of a test or a scenario.
  ///
  /// ```swift
  /// TestWorld(vocabulary: INSimulatedWorld.shared.vocabulary)
  /// ```
  public var vocabulary: UserVocabulary { state.withLock { $0.vocabulary } }

  /// The shortcuts that the app suggests.
  public var shortcutSuggestions: [INShortcut] { state.withLock { $0.suggestions } }

  /// The shortcuts to which the user gave a phrase.
  public var voiceShortcuts: [INVoiceShortcut] {
    get { state.withLock { $0.voiceShortcuts } }
    set { state.withLock { $0.voiceShortcuts = newValue } }
  }

  /// The shortcuts that the app considers relevant.
  public var relevantShortcuts: [INRelevantShortcut] { state.withLock { $0.relevantShortcuts } }

  /// The media that the app expects the user to play.
  public var mediaSuggestions: [INIntent] { state.withLock { $0.mediaSuggestions } }
}

extension INSimulatedWorld {
  /// Asks the user for permission to use Siri, unless the user has answered before.
  func requestSiriAuthorization() -> INSiriAuthorizationStatus {
    state.withLock { state in
      if state.siriAuthorization == .notDetermined { state.siriAuthorization = state.siriAnswer }
      return state.siriAuthorization
    }
  }

  func requestFocusAuthorization() -> INFocusStatusAuthorizationStatus {
    state.withLock { state in
      if state.focusAuthorization == .notDetermined { state.focusAuthorization = state.focusAnswer }
      return state.focusAuthorization
    }
  }

  func donate(_ interaction: INInteraction) throws(INIntentError) {
    guard let copy = interaction.copy() as? INInteraction, copy.intent.isDonatable else {
      throw INIntentError(.donatingInteraction)
    }
    state.withLock { state in
      // A donation with a known identifier replaces the earlier one.
      state.donations.removeAll { $0.identifier == copy.identifier }
      state.donations.append(copy)
    }
  }

  func deleteDonations(_ isDeleted: (INInteraction) -> Bool) {
    state.withLock { $0.donations.removeAll(where: isDeleted) }
  }

  func setVocabulary(_ phrases: [SpeakableString], of type: INVocabularyStringType) {
    guard let type = VocabularyStringType(rawValue: type.rawValue) else { return }
    state.withLock { $0.vocabulary.setStrings(phrases, of: type) }
  }

  func removeVocabulary() { state.withLock { $0.vocabulary.removeAllStrings() } }

  func suggest(_ shortcuts: [INShortcut]) { state.withLock { $0.suggestions = shortcuts } }

  func setRelevant(_ shortcuts: [INRelevantShortcut]) {
    state.withLock { $0.relevantShortcuts = shortcuts }
  }

  func suggestMedia(_ intents: [INIntent]) { state.withLock { $0.mediaSuggestions = intents } }
}
