import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A search in the notebook.
///
/// Only the criteria that the intent mentions restrict the results.
struct NotebookSearch: Sendable {
  let intent: SearchForNotebookItemsIntent
  let calendar: DueCalendar

  /// Returns the matching notes, or nil if the search excludes notes.
  func notes(of notebook: Notebook) -> [Note]? {
    guard includes(.note), !requiresTasks else { return nil }
    return sorted(notebook.notes.filter(matches)) {
      intent.dateSearchType == .byCreatedDate ? $0.created : $0.modified
    }
    .map(\.note)
  }

  /// Returns the matching lists, or nil if the search excludes lists.
  func lists(of notebook: Notebook) -> [TaskList]? {
    guard includes(.taskList), !requiresTasks else { return nil }
    return notebook.lists.filter { list in
      matches(
        list.title.spokenPhrase, identifier: list.identifier,
        created: list.createdDateComponents, modified: list.modifiedDateComponents)
        && mentions((list.tasks.map(\.title) + [list.title]).map(\.spokenPhrase))
    }
  }

  /// Returns the matching tasks, or nil if the search excludes tasks.
  func tasks(of notebook: Notebook) -> [TaskItem]? {
    guard includes(.task) else { return nil }
    return sorted(notebook.tasks.filter(matches)) {
      $0.temporalEventTrigger?.dateComponentsRange.startDateComponents
    }
  }

  // MARK: - One item

  private func matches(_ note: NotebookNote) -> Bool {
    // Searching protected text would reveal it word by word.
    matches(
      note.title, identifier: note.identifier, created: note.created, modified: note.modified)
      && mentions([note.title] + (note.isPasswordProtected ? [] : [note.text]))
  }

  private func matches(_ task: TaskItem) -> Bool {
    let due = task.temporalEventTrigger?.dateComponentsRange
    return matches(
      task.title.spokenPhrase, identifier: task.identifier, due: due?.startDateComponents,
      created: task.createdDateComponents, modified: task.modifiedDateComponents)
      && mentions([task.title.spokenPhrase])
      && (intent.status == .unknown || isCompleted(task.status) == isCompleted(intent.status))
      && (intent.taskPriority == .unknown
        || isFlagged(task.priority) == isFlagged(intent.taskPriority))
      && matchesLocation(task.spatialEventTrigger)
      && (intent.temporalEventTriggerTypes.isEmpty
        || intent.temporalEventTriggerTypes.contains(scheduleType(of: due)))
  }

  private func matches(
    _ title: String, identifier: String?, due: DateComponents? = nil, created: DateComponents?,
    modified: DateComponents?
  ) -> Bool {
    if let wanted = intent.notebookItemIdentifier, wanted != identifier { return false }
    if let wanted = intent.title, !title.mentions(wanted.spokenPhrase) { return false }
    guard let range = intent.dateTime else { return true }
    let date =
      switch intent.dateSearchType {
      case .byCreatedDate: created
      case .byModifiedDate: modified
      case .byDueDate, .unknown: due
      }
    guard let interval = calendar.interval(of: range),
      let moment = date.flatMap({ calendar.interval(of: $0) })
    else { return false }
    return interval.overlaps(moment)
  }

  /// Returns whether an item's texts together contain what the search is about.
  private func mentions(_ texts: [String]) -> Bool {
    intent.content.map(texts.joined(separator: "\n").mentions) ?? true
  }

  private func matchesLocation(_ trigger: SpatialEventTrigger?) -> Bool {
    guard let wanted = intent.location else { return true }
    guard let place = trigger?.placemark else { return false }
    if let name = wanted.name { return place.name?.mentions(name) ?? false }
    return place == wanted
  }

  // MARK: - The kinds of items

  private func includes(_ type: NotebookItemType) -> Bool {
    intent.itemType == .unknown || intent.itemType == type
  }

  /// Whether the search has criteria that only tasks can match.
  private var requiresTasks: Bool {
    intent.status != .unknown || intent.taskPriority != .unknown || intent.location != nil
      || !intent.temporalEventTriggerTypes.isEmpty
      || (intent.dateTime != nil && intent.dateSearchType == .byDueDate)
  }

  private func isCompleted(_ status: TaskStatus) -> Bool { status == .completed }
  private func isFlagged(_ priority: TaskItemPriority) -> Bool { priority == .flagged }

  private func scheduleType(of due: DateComponentsRange?) -> TemporalEventTriggerTypeOptions {
    guard let due else { return .notScheduled }
    return due.recurrenceRule == nil ? .scheduledNonRecurring : .scheduledRecurring
  }

  /// Returns the items sorted by date if the search is about dates, or in their order otherwise.
  private func sorted<Item>(
    _ items: [Item], by date: (Item) -> DateComponents?
  ) -> [Item] {
    guard intent.dateTime != nil else { return items }
    func start(_ item: Item) -> Date {
      date(item).flatMap { calendar.interval(of: $0)?.lowerBound } ?? .distantFuture
    }
    return items.sorted { start($0) < start($1) }
  }
}
