import Foundation
import IntentKitCore
import Testing

@testable import SampleApps
import TestSupport

@Suite struct `The app TasksNotes` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func run<Request: SystemIntent>(
    _ intent: Request, _ settings: [String: ParameterValue] = [:]
  ) async throws -> Request.Response {
    let now = Date(timeIntervalSince1970: 1_772_443_800)
    let app = try TasksNotes(
      environment: AppEnvironment(
        now: now, settings: settings, containerFolder: scratch.path))
    let run = await IntentPipeline().run(
      intent, provider: app, dialogue: Confirming(), app: TasksNotes.appDescription)
    return try #require(run.response)
  }

  /// A user who confirms every request and answers no other question.
  private struct Confirming: Dialogue {
    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      prompt.kind == .request ? .yes : .unavailable
    }
  }

  private func title(_ text: String) -> SpeakableString { SpeakableString(spokenPhrase: text) }

  @Test func `the response contains the created list`() async throws {
    let response = try await run(
      CreateTaskListIntent(title: title("Grocery"), taskTitles: [title("apples"), title("pears")]))
    #expect(response.code == .success)
    #expect(response.createdTaskList?.title.spokenPhrase == "Grocery")
    #expect(response.createdTaskList?.tasks.map(\.title.spokenPhrase) == ["apples", "pears"])
    #expect(response.createdTaskList?.tasks.map(\.status) == [.notCompleted, .notCompleted])
  }

  @Test(arguments: [
    ("iPhone を買う", "iPhone の購入"), ("牛乳を買いに行く", "牛乳の購入"), ("WWDC に参加する", "WWDC への参加"),
    ("会議の議事録を送る", "会議の議事録の送付"), ("Buy an iPhone", "buying the iPhone"),
    ("Call the dentist", "calling the dentist"),
  ])
  func `a task is found by what it is about`(task: String, request: String) async throws {
    _ = try await run(AddTasksIntent(taskTitles: [title(task), title("Write the weekly report")]))
    let marked = try await run(
      SetTaskAttributeIntent(targetTask: TaskItem(title: title(request)), status: .completed))
    #expect(marked.modifiedTask?.title.spokenPhrase == task)
  }

  @Test(arguments: ["quarterly report", "パンの購入", "iPhone"])
  func `a task about something else isn't found`(request: String) throws {
    for task in ["Write the weekly report", "牛乳を買う"] {
      #expect(!title(task).isAbout(title(request)))
    }
  }

  @Test(arguments: ["Sourdough", "sourdough", "feed", "feed sourdough"])
  func `a search finds a note by its title as by its text`(content: String) async throws {
    let settings: [String: ParameterValue] = [
      "notes": [["title": "Sourdough", "text": "Feed it daily."], ["title": "Rye", "text": "-"]]
    ]
    let found = try await run(
      SearchForNotebookItemsIntent(content: content, itemType: .note), settings)
    #expect(found.notes?.map(\.title.spokenPhrase) == ["Sourdough"])
  }

  @Test func `tasks persist between requests`() async throws {
    _ = try await run(CreateTaskListIntent(title: title("Training")))
    let added = try await run(
      AddTasksIntent(
        targetTaskList: TaskList(title: title("training")), taskTitles: [title("WWDC")]))
    #expect(added.modifiedTaskList?.title.spokenPhrase == "Training")
    let task = try #require(added.addedTasks?.first)
    let marked = try await run(
      SetTaskAttributeIntent(targetTask: TaskItem(title: title("wwdc")), status: .completed))
    #expect(marked.modifiedTask?.identifier == task.identifier)
    let found = try await run(
      SearchForNotebookItemsIntent(itemType: .task, status: .completed))
    #expect(found.tasks?.map(\.title.spokenPhrase) == ["WWDC"])
    #expect(found.notes == nil)
    _ = try await run(DeleteTasksIntent(tasks: [TaskItem(title: title("WWDC"))]))
    #expect(try await run(SearchForNotebookItemsIntent(itemType: .task)).tasks == [])
  }

  @Test func `a due time states its day`() async throws {
    let eight = TemporalEventTrigger(
      dateComponentsRange: DateComponentsRange(start: DateComponents(hour: 8, minute: 0)))
    let response = try await run(
      AddTasksIntent(taskTitles: [title("leave home")], temporalEventTrigger: eight))
    let due = response.addedTasks?.first?.temporalEventTrigger?.dateComponentsRange
    #expect(
      due?.startDateComponents
        == DateComponents(year: 2026, month: 3, day: 3, hour: 8, minute: 0))
  }

  @Test func `snoozing keeps the recurrence`() async throws {
    let daily = RecurrenceRule(interval: 1, frequency: .daily)
    let seven = TemporalEventTrigger(
      dateComponentsRange: DateComponentsRange(
        start: DateComponents(hour: 7, minute: 0), recurrenceRule: daily))
    _ = try await run(AddTasksIntent(taskTitles: [title("Stretch")], temporalEventTrigger: seven))
    let response = try await run(SnoozeTasksIntent(all: true))
    let range = response.snoozedTasks?.first?.temporalEventTrigger?.dateComponentsRange
    #expect(
      range
        == DateComponentsRange(
          start: DateComponents(year: 2026, month: 3, day: 2, hour: 10, minute: 30),
          recurrenceRule: daily))
  }

  @Test func `a note is created, extended and found`() async throws {
    let created = try await run(
      CreateNoteIntent(content: .text(TextNoteContent(text: "A hat\nfor cats"))))
    #expect(created.createdNote?.title.spokenPhrase == "A hat")
    let longer = try await run(
      AppendToNoteIntent(
        targetNote: Note(title: title("hat")), content: .text(TextNoteContent(text: "in red"))))
    #expect(longer.note?.contents == [.text(TextNoteContent(text: "A hat\nfor cats\nin red"))])
    let found = try await run(SearchForNotebookItemsIntent(content: "red", itemType: .note))
    #expect(found.notes == [try #require(longer.note)])
  }

  @Test func `tasks are found by date, place and recurrence`() async throws {
    let settings: [String: ParameterValue] = [
      "lists": [
        [
          "title": "Tasks",
          "tasks": [
            ["title": "later", "temporalEventTrigger": "2026-03-02T18:00"],
            ["title": "sooner", "temporalEventTrigger": "2026-03-02T10:00"],
            ["title": "tomorrow", "temporalEventTrigger": "2026-03-03"],
            ["title": "flowers", "spatialEventTrigger": "Home", "priority": "flagged"],
          ],
        ]
      ]
    ]
    func titles(_ intent: SearchForNotebookItemsIntent) async throws -> [String] {
      try await run(intent, settings).tasks?.map(\.title.spokenPhrase) ?? []
    }
    let today = DateComponentsRange(start: DateComponents(year: 2026, month: 3, day: 2))
    #expect(
      try await titles(SearchForNotebookItemsIntent(itemType: .task, dateTime: today))
        == ["sooner", "later"])
    #expect(
      try await titles(SearchForNotebookItemsIntent(location: Placemark(name: "home")))
        == ["flowers"])
    #expect(
      try await titles(SearchForNotebookItemsIntent(temporalEventTriggerTypes: .notScheduled))
        == ["flowers"])
    #expect(try await titles(SearchForNotebookItemsIntent(taskPriority: .flagged)) == ["flowers"])
  }

  @Test func `a damaged notebook requires the app and is kept`() async throws {
    _ = try await run(CreateTaskListIntent(title: title("Training")))
    try scratch.write("{", to: "notebook.json")
    let response = try await run(AddTasksIntent(taskTitles: [title("WWDC")]))
    #expect(response.code == .failureRequiringAppLaunch)
    #expect(response.userActivity?.userInfo?["error"] == "NotebookDamaged")
    #expect(try scratch.text(of: "notebook.json") == "{")
  }

  @Test(arguments: [true, false])
  func `nothing changes without permission even if confirm isn't called`(
    isReadOnly: Bool
  ) async throws {
    let settings: [String: ParameterValue] =
      isReadOnly ? ["readOnly": true] : ["signedIn": false]
    let app = try TasksNotes(
      environment: AppEnvironment(settings: settings, containerFolder: scratch.path))
    let intent = AddTasksIntent(taskTitles: [title("WWDC")])
    let handler = try #require(app.handler(for: intent) as? any AddTasksIntentHandling)
    #expect(await handler.handle(intent: intent).code == .failure)
    #expect(try await run(SearchForNotebookItemsIntent(itemType: .task)).tasks == [])
  }

  @Test func `time zones beyond fourteen hours are rejected`() {
    #expect(throws: ParameterError.self) {
      try TasksNotes(environment: AppEnvironment(settings: ["hoursFromGMT": 15]))
    }
  }
}
