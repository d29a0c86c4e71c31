public import IntentKitCore

/// The circumstances of a scenario's request.
public struct GivenWorld: DeclaredRecord {
  /// The user's contacts.
  public var contacts: [Person]
  /// The app's access to the contacts.
  public var contactsAccess: ContactBook.Access
  /// Whether the device is locked.
  public var locked: Bool
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
      summary: "Whether the app may see the contacts; else allowed."),
    .optional(
      "locked", \.locked, absence: false, summary: "Whether the device is locked; else it is not."),
    .optional(
      "siriAuthorization", \.siriAuthorization, absence: .authorized,
      summary: "Whether the user allowed the assistant to use the app; else authorized."),
    .optional(
      "appState", \.appState, absence: .notRunning, summary: "Where the app is; else not running."),
    .optional(
      "now", \.now, summary: "The date and time of the request; else one that is always the same."),
    .optional(
      "settings", \.settings, absence: [:],
      summary: "The state the app is in, by names that the app declares."),
    .optional(
      "manifest", \.manifest, type: .dictionary,
      summary: "What the app declares, by the keys of its property lists; else its own."),
    make: GivenWorld.init)
}

extension GivenWorld {
  /// Creates a world with default values.
  public init() {
    self.init(
      contacts: [], contactsAccess: .allowed, locked: false, siriAuthorization: .authorized,
      appState: .notRunning, settings: [:])
  }
}
