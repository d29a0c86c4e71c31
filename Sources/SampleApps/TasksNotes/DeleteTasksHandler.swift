import IntentKitCore

/// Deletes individual tasks or all tasks in a list.
struct DeleteTasksHandler {
  let store: NotebookStore
}

extension DeleteTasksHandler: DeleteTasksIntentHandling {
  // MARK: - 1. Resolve

  func resolveTaskList(
    for intent: DeleteTasksIntent
  ) async -> DeleteTasksTaskListResolutionResult {
    guard let list = intent.taskList, !list.title.isBlank else {
      // A single phrase must not delete the whole notebook, so “all” means all tasks in one list.
      return intent.all == true ? .needsValue() : .notRequired()
    }
    return .matches(
      store.notebook.lists(matching: list), orElse: .unsupported(forReason: .noTaskListFound))
  }

  func resolveTasks(for intent: DeleteTasksIntent) async -> [DeleteTasksTaskResolutionResult] {
    let notebook = store.notebook
    let isEmpty = notebook.tasks.isEmpty
    guard let tasks = intent.tasks, !tasks.isEmpty else {
      if isEmpty { return [.unsupported(forReason: .noTasksInApp)] }
      guard intent.all == true else { return [.needsValue()] }
      let isListEmpty = notebook.tasks(in: intent.taskList).isEmpty
      return [isListEmpty ? .unsupported(forReason: .noTasksFound) : .notRequired()]
    }
    return tasks.map { task in
      if isEmpty { return .unsupported(forReason: .noTasksInApp) }
      let matches = notebook.tasks(matching: task, in: intent.taskList)
      return .matches(notebook.choices(matches), orElse: .unsupported(forReason: .noTasksFound))
    }
  }

  // MARK: - 2. Confirm

  func confirm(intent: DeleteTasksIntent) async -> DeleteTasksIntentResponse {
    store.confirm(intent)
  }

  // MARK: - 3. Handle

  func handle(intent: DeleteTasksIntent) async -> DeleteTasksIntentResponse {
    // Without tasks, only a named list may be emptied.
    guard intent.tasks != nil || (intent.all == true && intent.taskList != nil) else {
      return DeleteTasksIntentResponse(code: .failure)
    }
    return store.handle { notebook in
      let tasks = intent.tasks ?? notebook.tasks(in: intent.taskList)
      notebook.delete(tasks)
      return tasks
    } answer: { code, deleted in
      DeleteTasksIntentResponse(code: code, deletedTasks: deleted)
    }
  }
}
