public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The circumstances of a scenario's request.
public struct GivenWorld: DeclaredRecord {
  /// The user's contacts.
  public var contacts: [Person]
  /// The app's access to the contacts.
  public var contactsAccess: ContactBook.Access
  /// The places on the user's own contact card.
  public var places: UserPlaces
  /// The names that the app has told the assistant on behalf of its user.
  public var vocabulary: UserVocabulary
  /// Whether the device is locked.
  public var locked: Bool
  /// Whether the user started the assistant by voice and doesn't look at a screen.
  public var voice: Bool
  /// Whether the user allows the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus
  /// The state of the app.
  public var appState: AppState
  /// The date and time of the request.
  public var now: Date?
  /// The settings that the app declares, by name.
  ///
  /// Settings that provide initial data apply only until the app has stored data
  /// (``Simulator/Options/container``).
  public var settings: [String: ParameterValue]
  /// The declarations that replace the app's own manifest.
  public var manifest: AppManifest?

  public static let recordFields = RecordFields<GivenWorld>(
    name: "Given",
    .optional("contacts", \.contacts, absence: [], summary: "The user's contacts."),
    .optional(
      "contactsAccess", \.contactsAccess, absence: .allowed,
      summary: "The app's access to the contacts. By default, allowed."),
    .optional(
      "places", \.places, absence: UserPlaces(),
      summary: "The places on the user's own contact card: home and work."),
    .optional(
      "vocabulary", \.vocabulary, absence: UserVocabulary(),
      summary: "The names that the app has told the assistant on behalf of its user, by type."),
    .optional(
      "locked", \.locked, absence: false,
      summary: "Whether the device is locked. By default, it isn't."),
    .optional(
      "voice", \.voice, absence: false,
      summary:
        "Whether the user started the assistant by voice and doesn't look at a screen, so that long lists of options are spoken in parts. By default, there is a screen."
    ),
    .optional(
      "siriAuthorization", \.siriAuthorization, absence: .authorized,
      summary: "Whether the user allows the assistant to use the app. By default, authorized."),
    .optional(
      "appState", \.appState, absence: .notRunning,
      summary: "The state of the app. By default, notRunning."),
    .optional("now", \.now, summary: "The date and time of the request. By default, a fixed date."),
    .optional(
      "settings", \.settings, absence: [:],
      summary: "The settings that the app declares, by name."),
    .optional(
      "manifest", \.manifest, type: .dictionary,
      summary:
        "The app's declarations, with the keys of its property lists. By default, the app's own."),
    make: GivenWorld.init)
}

extension GivenWorld {
  /// Creates a world with default values.
  public init() {
    self.init(
      contacts: [], contactsAccess: .allowed, places: UserPlaces(),
      vocabulary: UserVocabulary(), locked: false, voice: false, siriAuthorization: .authorized,
      appState: .notRunning, settings: [:])
  }
}
