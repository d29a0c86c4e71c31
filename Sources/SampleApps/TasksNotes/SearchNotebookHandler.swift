import IntentKitCore

/// Finds notes, lists and tasks.
struct SearchNotebookHandler {
  let store: NotebookStore
  let calendar: DueCalendar
}

extension SearchNotebookHandler: SearchForNotebookItemsIntentHandling {
  // MARK: - 1. Resolve

  func resolveLocationSearchType(
    for intent: SearchForNotebookItemsIntent
  ) async -> LocationSearchTypeResolutionResult {
    intent.location == nil ? .notRequired() : .success(with: .byLocationTrigger)
  }

  func resolveDateTime(
    for intent: SearchForNotebookItemsIntent
  ) async -> DateComponentsRangeResolutionResult {
    guard let range = intent.dateTime else { return .notRequired() }
    return calendar.interval(of: range) == nil ? .unsupported() : .success(with: range)
  }

  func resolveDateSearchType(
    for intent: SearchForNotebookItemsIntent
  ) async -> DateSearchTypeResolutionResult {
    guard intent.dateTime != nil else { return .notRequired() }
    if intent.dateSearchType != .unknown { return .success(with: intent.dateSearchType) }
    // For tasks, the due date matters. For notes, the modification date does.
    return .success(with: intent.itemType == .note ? .byModifiedDate : .byDueDate)
  }

  // MARK: - 2. Confirm

  func confirm(
    intent: SearchForNotebookItemsIntent
  ) async -> SearchForNotebookItemsIntentResponse {
    store.confirm(intent, onlyReads: true)
  }

  // MARK: - 3. Handle

  func handle(
    intent: SearchForNotebookItemsIntent
  ) async -> SearchForNotebookItemsIntentResponse {
    // An empty result must not hide that the notebook couldn't be read.
    if case .nothing = store.access { return store.confirm(intent, onlyReads: true) }
    let search = NotebookSearch(intent: intent, calendar: calendar)
    let notebook = store.notebook
    return SearchForNotebookItemsIntentResponse(
      code: .success, notes: search.notes(of: notebook), taskLists: search.lists(of: notebook),
      tasks: search.tasks(of: notebook),
      sortType: intent.dateTime == nil ? .asIs : .byDate)
  }
}
