public import IntentKitCore

/// The circumstances of a scenario's request.
public struct GivenWorld: ParameterRecord {
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

  /// Creates a world with default values.
  public init() {
    contacts = []
    contactsAccess = .allowed
    locked = false
    siriAuthorization = .authorized
    appState = .notRunning
    settings = [:]
  }

  public static let recordSchema = RecordSchema(
    name: "Given",
    fields: [
      ParameterSchema("contacts", [Person].self, summary: "The user's contacts."),
      ParameterSchema(
        "contactsAccess", ContactBook.Access.self,
        summary: "Whether the app may see the contacts; else allowed."),
      ParameterSchema(
        "locked", Bool.self, summary: "Whether the device is locked; else it is not."),
      ParameterSchema(
        "siriAuthorization", SiriAuthorizationStatus.self,
        summary: "Whether the user allowed the assistant to use the app; else authorized."),
      ParameterSchema("appState", AppState.self, summary: "Where the app is; else not running."),
      ParameterSchema(
        "now", Date.self,
        summary: "The date and time of the request; else one that is always the same."),
      ParameterSchema(
        "settings", [String: ParameterValue].self,
        summary: "The state the app is in, by names that the app declares."),
      // Property lists have more keys than a record has fields, so the schema accepts any object.
      ParameterSchema(
        "manifest", [String: ParameterValue].self,
        summary: "What the app declares, by the keys of its property lists; else its own."),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    contacts = try fields.value("contacts", default: [])
    contactsAccess = try fields.value("contactsAccess", default: .allowed)
    locked = try fields.value("locked", default: false)
    siriAuthorization = try fields.value("siriAuthorization", default: .authorized)
    appState = try fields.value("appState", default: .notRunning)
    now = try fields.optional("now")
    settings = try fields.value("settings", default: [:])
    manifest = try fields.optional("manifest")
  }

  public func write(to fields: inout ParameterWriter) {
    if !contacts.isEmpty { fields.write("contacts", contacts) }
    if contactsAccess != .allowed { fields.write("contactsAccess", contactsAccess) }
    if locked { fields.write("locked", locked) }
    if siriAuthorization != .authorized { fields.write("siriAuthorization", siriAuthorization) }
    fields.write("appState", appState, unless: .notRunning)
    fields.write("now", now)
    if !settings.isEmpty { fields.write("settings", settings) }
    fields.write("manifest", manifest)
  }
}
