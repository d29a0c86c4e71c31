import IntentKitCore

/// Adds tasks to a list.
struct AddTasksHandler {
  let store: NotebookStore
  let calendar: DueCalendar
  let places: PlaceBook
}

extension AddTasksHandler: AddTasksIntentHandling {
  // MARK: - 1. Resolve

  func resolveTargetTaskList(
    for intent: AddTasksIntent
  ) async -> AddTasksTargetTaskListResolutionResult {
    // Without a list, the tasks go to the default list.
    guard let list = intent.targetTaskList else { return .notRequired() }
    guard !list.title.isBlank else { return .needsValue() }
    // The default list is created without asking.
    return .matches(
      store.notebook.lists(matching: list),
      orElse: Notebook.isDefault(list)
        ? .success(with: store.notebook.defaultList(like: list))
        : .confirmationRequired(with: list, forReason: .listShouldBeCreated))
  }

  func resolveTaskTitles(
    for intent: AddTasksIntent
  ) async -> [SpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles, !titles.allSatisfy(\.isBlank) else {
      return [.needsValue()]
    }
    return titles.map { .success(with: $0) }
  }

  func resolveSpatialEventTrigger(
    for intent: AddTasksIntent
  ) async -> SpatialEventTriggerResolutionResult {
    places.resolve(intent.spatialEventTrigger)
  }

  func resolveTemporalEventTrigger(
    for intent: AddTasksIntent
  ) async -> AddTasksTemporalEventTriggerResolutionResult {
    calendar.resolve(intent.temporalEventTrigger)
  }

  func resolvePriority(for intent: AddTasksIntent) async -> TaskPriorityResolutionResult {
    intent.priority == .unknown ? .notRequired() : .success(with: intent.priority)
  }

  // MARK: - 2. Confirm

  func confirm(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    store.confirm(intent)
  }

  // MARK: - 3. Handle

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    let tasks = (intent.taskTitles ?? []).filter { !$0.isBlank }.map { title in
      TaskItem(
        title: title, spatialEventTrigger: intent.spatialEventTrigger,
        temporalEventTrigger: intent.temporalEventTrigger, priority: intent.priority)
    }
    guard !tasks.isEmpty else { return AddTasksIntentResponse(code: .failure) }
    return store.handle { notebook in
      notebook.add(
        tasks, to: intent.targetTaskList, now: calendar.nowComponents, in: store.language)
    } answer: { code, result in
      AddTasksIntentResponse(
        code: code, modifiedTaskList: result.list, addedTasks: result.tasks)
    }
  }
}
