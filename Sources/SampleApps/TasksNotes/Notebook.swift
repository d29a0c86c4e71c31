import IntentKitCore

/// Everything a user keeps in TasksNotes: the document that the app stores.
///
/// Every list, task and note has an identifier that no other has, and keeps it.
struct Notebook: DeclaredRecord {
  private(set) var lists: [TaskList]
  private(set) var notes: [NotebookNote]
  private var lastNumber: Int

  /// The list for tasks that nobody named a list for.
  static let defaultListTitle = SpeakableString(spokenPhrase: "Tasks")

  // MARK: - Changes

  /// Creates a list with open tasks in it.
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

  /// Adds tasks to a list, which is created when it is not there.
  ///
  /// - Parameter target: The list; nil for the one where everything goes that has no list.
  /// - Returns: The list as it is now, and the tasks as they are in it.
  mutating func add(
    _ tasks: [TaskItem], to target: TaskList?, now: DateComponents
  ) -> (list: TaskList, tasks: [TaskItem]) {
    let wanted = target ?? TaskList(title: Self.defaultListTitle)
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

  /// Changes one task.
  ///
  /// - Throws: ``NotebookError/notFound`` when somebody deleted it meanwhile.
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

  /// Deletes tasks; those that somebody else deleted meanwhile are gone anyway.
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

  /// Writes a line at the end of a note.
  ///
  /// - Throws: ``NotebookError`` when the note is gone, or a password protects it.
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

  // MARK: - Storing

  static let recordFields = RecordFields<Notebook>(
    .optional("lists", \.lists, default: []),
    .optional("notes", \.notes, default: []),
    .optional("lastNumber", \.lastNumber, default: 0),
    make: Notebook.init)
}

extension Notebook {
  /// Makes a notebook of lists and notes, and gives identifiers to those that have none.
  init(lists: [TaskList] = [], notes: [NotebookNote] = []) {
    self.init(lists: lists, notes: notes, lastNumber: 0)
    for index in self.lists.indices {
      if self.lists[index].identifier == nil {
        self.lists[index].identifier = newIdentifier("list")
      }
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

/// Why a notebook does not take a change.
enum NotebookError: Error {
  /// What was to be changed is not there any more.
  case notFound
  /// The note cannot be changed without its password.
  case passwordProtected
  /// The user may not change this notebook now.
  case notAllowed
}
