package import IntentKitCore
import SampleStorage

/// A notebook of tasks and notes, organized in lists and groups.
///
/// The scenario's settings configure the app:
/// - `lists`, `notes`: The notebook to use until the container stores one.
/// - `places`: The user's saved places.
/// - `signedIn`: Whether the user is signed in. Defaults to true.
/// - `readOnly`: Whether the notebook is shared with the user for reading only. Defaults to false.
/// - `online`: Whether changes sync to the user's other devices immediately. Defaults to true.
/// - `hoursFromGMT`: The user's time zone. Defaults to 0.
package struct TasksNotes {
  package static let appDescription = AppDescription(
    displayName: "TasksNotes",
    alternativeNames: ["MonkeyNotes", "MonkeyTodo"],
    intentsSupported: [
      AddTasksIntent.schema, CreateTaskListIntent.schema, SetTaskAttributeIntent.schema,
      SnoozeTasksIntent.schema, DeleteTasksIntent.schema, CreateNoteIntent.schema,
      AppendToNoteIntent.schema, SearchForNotebookItemsIntent.schema,
    ].map(\.siriKitName),
    // While the device is locked, adding a note is harmless. Reading and deleting require the
    // owner.
    intentsRestrictedWhileLocked: [
      DeleteTasksIntent.schema, SearchForNotebookItemsIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [])

  package static let summary = "Keeps tasks and notes, and reminds of them at a time or a place."
  package static let japaneseSummary = "タスクとメモを預かり、時刻や場所でお知らせします。"

  let store: NotebookStore
  private let calendar: DueCalendar
  private let places: PlaceBook

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try TasksSettings(parameterValue: .object(environment.settings))
    calendar = DueCalendar(now: environment.now, hoursFromGMT: settings.hoursFromGMT)
    places = PlaceBook(places: settings.places)
    let document = StoredDocument(
      container: AppContainer(environment), name: "notebook.json",
      initial: Notebook(lists: settings.lists, notes: settings.notes))
    store = NotebookStore(
      document: document, settings: settings, language: AppLanguage(environment))
  }
}

extension TasksNotes: SampleApp {
  package func application(continue activity: UserActivity) async -> String? {
    switch activity.userInfo?["error"] {
    case "UserLoggedOut": store.language.text("the sign-in", "サインイン")
    case "NotebookDamaged":
      store.language.text(
        "the copies from which the notebook can be restored", "ノートブックを復元できるコピー")
    default: nil
    }
  }

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is AddTasksIntent: AddTasksHandler(store: store, calendar: calendar, places: places)
    case is CreateTaskListIntent: CreateTaskListHandler(store: store, calendar: calendar)
    case is SetTaskAttributeIntent:
      SetTaskAttributeHandler(store: store, calendar: calendar, places: places)
    case is SnoozeTasksIntent: SnoozeTasksHandler(store: store, calendar: calendar)
    case is DeleteTasksIntent: DeleteTasksHandler(store: store)
    case is CreateNoteIntent: CreateNoteHandler(store: store, calendar: calendar)
    case is AppendToNoteIntent: AppendToNoteHandler(store: store, calendar: calendar)
    case is SearchForNotebookItemsIntent: SearchNotebookHandler(store: store, calendar: calendar)
    default: nil
    }
  }
}
