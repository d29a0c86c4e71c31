import IntentKitCore

/// The state in which a request finds TasksNotes.
struct TasksSettings: ParameterRecord {
  var lists: [TaskList]
  var notes: [NotebookNote]
  var places: [Placemark]
  var signedIn: Bool
  var readOnly: Bool
  var online: Bool
  var hoursFromGMT: Int

  static let recordSchema = RecordSchema(
    name: "TasksNotes settings",
    fields: [
      ParameterSchema("lists", [TaskList].self),
      ParameterSchema("notes", [NotebookNote].self),
      ParameterSchema("places", [Placemark].self),
      ParameterSchema("signedIn", Bool.self),
      ParameterSchema("readOnly", Bool.self),
      ParameterSchema("online", Bool.self),
      ParameterSchema("hoursFromGMT", Int.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    lists = try fields.value("lists", default: [])
    notes = try fields.value("notes", default: [])
    places = try fields.value("places", default: [])
    signedIn = try fields.value("signedIn", default: true)
    readOnly = try fields.value("readOnly", default: false)
    online = try fields.value("online", default: true)
    hoursFromGMT = try fields.value("hoursFromGMT", default: 0)
    guard -14...14 ~= hoursFromGMT else {
      throw ParameterError(
        found: "\(hoursFromGMT) hours", expected: "a number from -14 to 14",
        path: ParameterPath([.name("hoursFromGMT")]))
    }
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("lists", lists)
    fields.write("notes", notes)
    fields.write("places", places)
    fields.write("signedIn", signedIn)
    fields.write("readOnly", readOnly)
    fields.write("online", online)
    fields.write("hoursFromGMT", hoursFromGMT)
  }
}
