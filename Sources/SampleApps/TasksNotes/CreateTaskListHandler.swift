import IntentKitCore

/// Creates a list, optionally with tasks.
struct CreateTaskListHandler {
  let store: NotebookStore
  let calendar: DueCalendar
}

extension CreateTaskListHandler: CreateTaskListIntentHandling {
  // MARK: - 1. Resolve

  func resolveTitle(
    for intent: CreateTaskListIntent
  ) async -> SpeakableStringResolutionResult {
    guard let title = intent.title, !title.isBlank else { return .needsValue() }
    // Two lists with the same title can't be distinguished by voice.
    let isTaken = store.notebook.lists.contains { $0.title.isSameTitle(as: title) }
    return isTaken ? .unsupported() : .success(with: title)
  }

  func resolveTaskTitles(
    for intent: CreateTaskListIntent
  ) async -> [SpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.notRequired()] }
    return titles.map { .success(with: $0) }
  }

  func resolveGroupName(
    for intent: CreateTaskListIntent
  ) async -> SpeakableStringResolutionResult {
    store.notebook.resolveGroup(intent.groupName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: CreateTaskListIntent) async -> CreateTaskListIntentResponse {
    store.confirm(intent)
  }

  // MARK: - 3. Handle

  func handle(intent: CreateTaskListIntent) async -> CreateTaskListIntentResponse {
    guard let title = intent.title else { return CreateTaskListIntentResponse(code: .failure) }
    return store.handle { notebook in
      notebook.createList(
        title: title, group: intent.groupName, taskTitles: intent.taskTitles ?? [],
        now: calendar.nowComponents)
    } answer: { code, list in
      CreateTaskListIntentResponse(code: code, createdTaskList: list)
    }
  }
}

extension Notebook {
  /// Resolves a group: an existing one that matches the name, or a new one.
  func resolveGroup(_ name: SpeakableString?) -> SpeakableStringResolutionResult {
    guard let name, !name.isBlank else { return .notRequired() }
    return .matches(groups.bestMatches(for: name) { $0 }, orElse: .success(with: name))
  }
}
