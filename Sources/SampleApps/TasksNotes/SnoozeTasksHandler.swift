import IntentKitCore

/// Postpones the reminders of tasks.
struct SnoozeTasksHandler {
  let store: NotebookStore
  let calendar: DueCalendar

  /// The default snooze time, in minutes.
  static let defaultMinutes = 60
}

extension SnoozeTasksHandler: SnoozeTasksIntentHandling {
  // MARK: - 1. Resolve

  func resolveTasks(for intent: SnoozeTasksIntent) async -> [SnoozeTasksTaskResolutionResult] {
    let notebook = store.notebook
    guard let tasks = intent.tasks, !tasks.isEmpty else {
      guard intent.all == true else { return [.needsValue()] }
      return [
        notebook.tasksToSnooze.isEmpty ? .unsupported(forReason: .noTasksFound) : .notRequired()
      ]
    }
    return tasks.map { task in
      // A completed task has no reminder to snooze.
      let matches = notebook.tasks(matching: task).filter { $0.status != .completed }
      return .matches(notebook.choices(matches), orElse: .unsupported(forReason: .noTasksFound))
    }
  }

  func resolveNextTriggerTime(
    for intent: SnoozeTasksIntent
  ) async -> DateComponentsRangeResolutionResult {
    guard let range = intent.nextTriggerTime else {
      return .success(
        with: DateComponentsRange(start: calendar.components(in: Self.defaultMinutes)))
    }
    return switch calendar.dueTime(of: range) {
    case .at(let range): .success(with: range)
    case .unclear: .needsValue()
    case .inPast, .invalidRecurrence: .unsupported()
    }
  }

  // MARK: - 2. Confirm

  func confirm(intent: SnoozeTasksIntent) async -> SnoozeTasksIntentResponse {
    store.confirm(intent)
  }

  // MARK: - 3. Handle

  func handle(intent: SnoozeTasksIntent) async -> SnoozeTasksIntentResponse {
    guard let time = intent.nextTriggerTime else {
      return SnoozeTasksIntentResponse(code: .failure)
    }
    return store.handle { notebook in
      try (intent.tasks ?? notebook.tasksToSnooze).map { task in
        try notebook.changeTask(task, now: calendar.nowComponents) { $0.snooze(until: time) }
      }
    } answer: { code, snoozed in
      SnoozeTasksIntentResponse(code: code, snoozedTasks: snoozed)
    }
  }
}

extension Notebook {
  /// The tasks that “all” refers to: the open ones with a due time.
  fileprivate var tasksToSnooze: [TaskItem] {
    tasks.filter { $0.status != .completed && $0.temporalEventTrigger != nil }
  }
}

extension TaskItem {
  /// Postpones the reminder, keeping its recurrence.
  fileprivate mutating func snooze(until time: DateComponentsRange) {
    var time = time
    time.recurrenceRule =
      time.recurrenceRule ?? temporalEventTrigger?.dateComponentsRange.recurrenceRule
    temporalEventTrigger = TemporalEventTrigger(dateComponentsRange: time)
  }
}
