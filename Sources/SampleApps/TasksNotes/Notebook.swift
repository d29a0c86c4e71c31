import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The document that TasksNotes stores: the user's lists, tasks and notes.
///
/// Every list, task and note has a unique identifier that never changes.
struct Notebook: DeclaredRecord {
  private(set) var lists: [TaskList]
  private(set) var notes: [NotebookNote]
  private var lastNumber: Int

  /// The titles of the list for tasks that are added without a list, in all languages.
  static let defaultListTitles = [AppLanguage.english, .japanese].map(defaultListTitle)

  /// Returns the title of the list for tasks that are added without a list.
  private static func defaultListTitle(in language: AppLanguage) -> SpeakableString {
    SpeakableString(spokenPhrase: language.text("Tasks", "タスク"))
  }

  // MARK: - Changes

  /// Creates a list of open tasks.
  mutating func createList(
    title: SpeakableString, group: SpeakableString? = nil, taskTitles: [SpeakableString] = [],
    now: DateComponents
  ) -> TaskList {
    let tasks = taskTitles.map { TaskItem(title: $0) }
    let list = TaskList(
      title: title, tasks: tasks.map { identified($0, now: now) }, groupName: group,
      createdDateComponents: now, modifiedDateComponents: now, identifier: newIdentifier("list"))
    lists.append(list)
    return list
  }

  /// Adds tasks to a list, and creates the list if it doesn't exist.
  ///
  /// - Parameters:
  ///   - tasks: The tasks to add.
  ///   - target: The list, or nil for the default list.
  ///   - now: The current time.
  ///   - language: The language of the title if the default list is created.
  /// - Returns: The list after the change, and the tasks as stored in it.
  mutating func add(
    _ tasks: [TaskItem], to target: TaskList?, now: DateComponents,
    in language: AppLanguage = .english
  ) -> (list: TaskList, tasks: [TaskItem]) {
    let wanted = target ?? defaultList(in: language)
    let added = tasks.map { identified($0, now: now) }
    let index: Int
    if let found = self.index(of: wanted) {
      index = found
    } else {
      _ = createList(title: wanted.title, group: wanted.groupName, now: now)
      index = lists.endIndex - 1
    }
    lists[index].tasks += added
    lists[index].modifiedDateComponents = now
    return (lists[index], added)
  }

  /// Returns the list for tasks that are added without a list, possibly created in another
  /// language.
  private func defaultList(in language: AppLanguage) -> TaskList {
    defaultList(like: TaskList(title: Self.defaultListTitle(in: language)))
  }

  /// Returns the default list, or the given one if it doesn't exist yet.
  func defaultList(like list: TaskList) -> TaskList { lists.first(where: Self.isDefault) ?? list }

  /// Returns whether a list has the title of the default list in any language.
  static func isDefault(_ list: TaskList) -> Bool {
    defaultListTitles.contains { $0.isSameTitle(as: list.title) }
  }

  /// Changes one task.
  ///
  /// - Throws: ``NotebookError/notFound`` if the task has been deleted in the meantime.
  mutating func changeTask(
    _ task: TaskItem, now: DateComponents, _ change: (inout TaskItem) -> Void
  ) throws(NotebookError) -> TaskItem {
    for list in lists.indices {
      for index in lists[list].tasks.indices
      where lists[list].tasks[index].identifier == task.identifier {
        change(&lists[list].tasks[index])
        lists[list].tasks[index].modifiedDateComponents = now
        return lists[list].tasks[index]
      }
    }
    throw .notFound
  }

  /// Deletes tasks, ignoring those that have been deleted already.
  mutating func delete(_ tasks: [TaskItem]) {
    let identifiers = Set(tasks.compactMap(\.identifier))
    for index in lists.indices {
      lists[index].tasks.removeAll { task in
        task.identifier.map(identifiers.contains) ?? false
      }
    }
  }

  /// Adds a note.
  mutating func add(_ note: NotebookNote) -> NotebookNote {
    var note = note
    note.identifier = newIdentifier("note")
    notes.append(note)
    return note
  }

  /// Appends a line to a note.
  ///
  /// - Throws: ``NotebookError`` if the note doesn't exist or is password-protected.
  mutating func append(
    _ text: String, to note: Note, now: DateComponents
  ) throws(NotebookError) -> NotebookNote {
    guard let index = notes.firstIndex(where: { $0.identifier == note.identifier }) else {
      throw .notFound
    }
    guard !notes[index].isPasswordProtected else { throw .passwordProtected }
    notes[index].text += notes[index].text.isEmpty ? text : "\n\(text)"
    notes[index].modified = now
    return notes[index]
  }

  // MARK: - Identifiers

  private mutating func newIdentifier(_ kind: String) -> String {
    lastNumber += 1
    return "\(kind)-\(lastNumber)"
  }

  private mutating func identified(_ task: TaskItem, now: DateComponents) -> TaskItem {
    var task = task
    task.identifier = newIdentifier("task")
    task.status = .notCompleted
    task.taskType = .completable
    task.createdDateComponents = now
    task.modifiedDateComponents = now
    return task
  }

  private func index(of list: TaskList) -> Int? {
    if let identifier = list.identifier {
      return lists.firstIndex { $0.identifier == identifier }
    }
    return lists.firstIndex { $0.title.isSameTitle(as: list.title) }
  }

  // MARK: - Record

  static let recordFields = RecordFields<Notebook>(
    .optional("lists", \.lists, default: []),
    .optional("notes", \.notes, default: []),
    // A larger number may have no next one.
    .optional("lastNumber", \.lastNumber, default: 0).mapped(
      by: limited(to: 0...1 << 53 - 1, expected: "a number from 0 to \(1 << 53 - 1)")),
    make: Notebook.init)
}

extension Notebook {
  /// Creates a notebook, and assigns identifiers to items without one.
  init(lists: [TaskList] = [], notes: [NotebookNote] = []) {
    self.init(lists: lists, notes: notes, lastNumber: 0)
    for index in self.lists.indices {
      self.lists[index].identifier = self.lists[index].identifier ?? newIdentifier("list")
      for task in self.lists[index].tasks.indices
      where self.lists[index].tasks[task].identifier == nil {
        self.lists[index].tasks[task].identifier = newIdentifier("task")
      }
    }
    for index in self.notes.indices where self.notes[index].identifier == nil {
      self.notes[index].identifier = newIdentifier("note")
    }
  }
}

/// The reason why a change to a notebook isn't possible.
///
/// The raw value is the name of the code that reports the reason, for the intents that have one.
enum NotebookError: String, Error {
  /// The item to change no longer exists.
  case notFound
  /// The note requires a password, possibly one that was set after the confirm phase.
  case passwordProtected = "failureCannotUpdatePasswordProtectedNote"
  /// The user doesn't have permission to change the notebook.
  case notAllowed
}

/// A note as the notebook stores it.
struct NotebookNote: DeclaredRecord {
  var title: String
  var text: String
  var groupName: String?
  var isPasswordProtected = false
  var identifier: String?
  var created: DateComponents?
  var modified: DateComponents?

  /// The note as a SiriKit note without password-protected text.
  var note: Note {
    Note(
      title: SpeakableString(spokenPhrase: title),
      contents: isPasswordProtected ? [] : [.text(TextNoteContent(text: text))],
      groupName: groupName.map { SpeakableString(spokenPhrase: $0) },
      createdDateComponents: created, modifiedDateComponents: modified, identifier: identifier)
  }

  static let recordFields = RecordFields<NotebookNote>(
    textField: "title",
    .required("title", \.title),
    .optional("text", \.text, default: ""),
    .optional("groupName", \.groupName),
    .optional("isPasswordProtected", \.isPasswordProtected, default: false),
    .optional("identifier", \.identifier),
    .optional("created", \.created),
    .optional("modified", \.modified),
    make: NotebookNote.init)
}
