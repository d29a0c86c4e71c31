import IntentKitCore

/// The state in which a request finds UnicornChat.
struct UnicornSettings: DeclaredRecord {
  var signedIn: Bool
  var online: Bool
  var contacts: [UnicornContact]
  var groups: [String]

  static let recordFields = RecordFields<UnicornSettings>(
    name: "UnicornChat settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("online", \.online, default: true),
    .optional("contacts", \.contacts, default: []),
    .optional("groups", \.groups, default: ["Unicorn Lovers", "Rainbow Riders"]),
    make: UnicornSettings.init)
}
