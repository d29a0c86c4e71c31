import IntentKitCore

/// Changes the status, title, due time, due location or priority of a task.
struct SetTaskAttributeHandler {
  let store: NotebookStore
  let calendar: DueCalendar
  let places: PlaceBook
}

extension SetTaskAttributeHandler: SetTaskAttributeIntentHandling {
  // MARK: - 1. Resolve

  func resolveTargetTask(for intent: SetTaskAttributeIntent) async -> TaskResolutionResult {
    guard let task = intent.targetTask, !task.title.isBlank else { return .needsValue() }
    let notebook = store.notebook
    let found = notebook.tasks(matching: task)
    // Only an open task can be completed.
    let matches = intent.status == .completed ? found.preferringOpen : found
    return .matches(notebook.choices(matches))
  }

  func resolveTaskTitle(
    for intent: SetTaskAttributeIntent
  ) async -> SpeakableStringResolutionResult {
    guard let title = intent.taskTitle else { return .notRequired() }
    return title.isBlank ? .needsValue() : .success(with: title)
  }

  func resolveStatus(for intent: SetTaskAttributeIntent) async -> TaskStatusResolutionResult {
    if intent.status != .unknown { return .success(with: intent.status) }
    // Without a requested change, ask for the status because users change it most often.
    return intent.changesSomething ? .notRequired() : .needsValue()
  }

  func resolvePriority(
    for intent: SetTaskAttributeIntent
  ) async -> TaskPriorityResolutionResult {
    intent.priority == .unknown ? .notRequired() : .success(with: intent.priority)
  }

  func resolveSpatialEventTrigger(
    for intent: SetTaskAttributeIntent
  ) async -> SpatialEventTriggerResolutionResult {
    places.resolve(intent.spatialEventTrigger)
  }

  func resolveTemporalEventTrigger(
    for intent: SetTaskAttributeIntent
  ) async -> SetTaskAttributeTemporalEventTriggerResolutionResult {
    calendar.resolve(intent.temporalEventTrigger)
  }

  // MARK: - 2. Confirm

  func confirm(intent: SetTaskAttributeIntent) async -> SetTaskAttributeIntentResponse {
    store.confirm(
      intent, ready: SetTaskAttributeIntentResponse(code: .ready, modifiedTask: intent.targetTask))
  }

  // MARK: - 3. Handle

  func handle(intent: SetTaskAttributeIntent) async -> SetTaskAttributeIntentResponse {
    guard let target = intent.targetTask else {
      return SetTaskAttributeIntentResponse(code: .failure)
    }
    return store.handle { notebook in
      try notebook.changeTask(target, now: calendar.nowComponents, intent.apply)
    } answer: { code, task in
      SetTaskAttributeIntentResponse(code: code, modifiedTask: task)
    }
  }
}

extension SetTaskAttributeIntent {
  /// Whether the request changes anything besides the status.
  fileprivate var changesSomething: Bool {
    taskTitle != nil || priority != .unknown || spatialEventTrigger != nil
      || temporalEventTrigger != nil
  }

  /// Applies the requested changes to a task.
  fileprivate func apply(to task: inout TaskItem) {
    if let taskTitle { task.title = taskTitle }
    if status != .unknown { task.status = status }
    if priority != .unknown { task.priority = priority }
    if let spatialEventTrigger { task.spatialEventTrigger = spatialEventTrigger }
    if let temporalEventTrigger { task.temporalEventTrigger = temporalEventTrigger }
  }
}
