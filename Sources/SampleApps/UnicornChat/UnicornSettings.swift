import IntentKitCore

/// The state of UnicornChat when a request arrives.
struct UnicornSettings: ParameterRecord {
  var signedIn: Bool
  var online: Bool
  var contacts: [UnicornContact]
  var groups: [String]

  static let recordSchema = RecordSchema(
    name: "UnicornChat settings",
    fields: [
      ParameterSchema("signedIn", Bool.self),
      ParameterSchema("online", Bool.self),
      ParameterSchema("contacts", [UnicornContact].self),
      ParameterSchema("groups", [String].self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    signedIn = try fields.value("signedIn", default: true)
    online = try fields.value("online", default: true)
    contacts = try fields.value("contacts", default: [])
    groups = try fields.value("groups", default: ["Unicorn Lovers", "Rainbow Riders"])
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("signedIn", signedIn)
    fields.write("online", online)
    fields.write("contacts", contacts)
    fields.write("groups", groups)
  }
}
