import IntentKitCore

// Finding the lists, tasks and notes that a request refers to. Items the app has offered before
// carry the app's identifier. Matching by title again would ask the same question forever.

extension Notebook {
  /// The tasks of all lists.
  var tasks: [TaskItem] { lists.flatMap(\.tasks) }

  /// The distinct names of the groups that contain lists and notes.
  var groups: [SpeakableString] {
    let names = lists.compactMap(\.groupName?.spokenPhrase) + notes.compactMap(\.groupName)
    return names.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    .map { SpeakableString(spokenPhrase: $0) }
  }

  /// Returns the lists that match a list in a request.
  func lists(matching list: TaskList) -> [TaskList] {
    if let known = lists.first(where: { $0.identifier == list.identifier }) { return [known] }
    return lists.bestMatches(for: list.title) { $0.title }
  }

  /// Returns the tasks that match a task in a request.
  ///
  /// - Parameters:
  ///   - task: The task in the request.
  ///   - list: The list to search, or nil to search all lists.
  /// - Returns: The matching tasks.
  func tasks(matching task: TaskItem, in list: TaskList? = nil) -> [TaskItem] {
    let tasks = tasks(in: list)
    if let known = tasks.first(where: { $0.identifier == task.identifier }) { return [known] }
    let matches = tasks.bestMatches(for: task.title) { $0.title }
    return matches.isEmpty ? tasks.filter { $0.title.isAbout(task.title) } : matches
  }

  /// Returns tasks to choose from, adding the list's title to tasks with the same title.
  ///
  /// The chosen task comes back with its identifier, so the title in the notebook doesn't change.
  func choices(_ tasks: [TaskItem]) -> [TaskItem] {
    tasks.map { task in
      guard tasks.count(where: { $0.title.isSameTitle(as: task.title) }) > 1,
        let list = lists.first(where: { $0.tasks.contains(task) })
      else { return task }
      var choice = task
      choice.title.spokenPhrase += " (\(list.title.spokenPhrase))"
      return choice
    }
  }

  /// Returns the tasks of a list, or of all lists.
  func tasks(in list: TaskList?) -> [TaskItem] {
    guard let list else { return tasks }
    return lists.first { $0.identifier == list.identifier }?.tasks ?? []
  }

  /// Returns the notes that match a note in a request.
  func notes(matching note: Note) -> [NotebookNote] {
    if let known = notes.first(where: { $0.identifier == note.identifier }) { return [known] }
    return notes.bestMatches(for: note.title) { SpeakableString(spokenPhrase: $0.title) }
  }
}

extension [TaskItem] {
  /// The open tasks, or all tasks if all are completed.
  var preferringOpen: [TaskItem] {
    let open = filter { $0.status != .completed }
    return open.isEmpty ? self : open
  }
}
