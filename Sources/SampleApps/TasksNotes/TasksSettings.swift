import IntentKitCore

/// The state in which a request finds TasksNotes.
struct TasksSettings: DeclaredRecord {
  var lists: [TaskList]
  var notes: [NotebookNote]
  var places: [Placemark]
  var signedIn: Bool
  var readOnly: Bool
  var online: Bool
  var hoursFromGMT: Int

  static let recordFields = RecordFields<TasksSettings>(
    name: "TasksNotes settings",
    .optional("lists", \.lists, default: []),
    .optional("notes", \.notes, default: []),
    .optional("places", \.places, default: []),
    .optional("signedIn", \.signedIn, default: true),
    .optional("readOnly", \.readOnly, default: false),
    .optional("online", \.online, default: true),
    .optional("hoursFromGMT", \.hoursFromGMT, default: 0),
    make: TasksSettings.init)
}
