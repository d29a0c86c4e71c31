public import IntentKitCore

/// The world in which a scenario's request is made.
public struct GivenWorld: ParameterRecord {
  /// The user's contacts.
  public var contacts: [Person]
  /// Whether the app may see them.
  public var contactsAccess: ContactBook.Access
  /// Whether the device is locked.
  public var locked: Bool
  /// Whether the user allowed the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus
  /// Where the app is.
  public var appState: AppState
  /// The date and time of the request.
  public var now: Date?
  /// The state the app is in, by names that the app declares.
  ///
  /// Those that fill the app with data count only until it has stored some (``Simulator/Options/container``).
  public var settings: [String: ParameterValue]
  /// What the app declares, instead of what it declares itself.
  public var manifest: AppManifest?

  /// Makes a world without anything special in it.
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
      // Property lists have many keys more than a record has fields, so here it is any object.
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
