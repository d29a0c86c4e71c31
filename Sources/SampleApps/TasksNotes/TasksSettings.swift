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
    .optional("hoursFromGMT", \.hoursFromGMT, default: 0).mapped(
      by: limited(to: -14...14, expected: "a number from -14 to 14", unit: " hours")),
    make: TasksSettings.init)
}
