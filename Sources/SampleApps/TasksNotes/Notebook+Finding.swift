import IntentKitCore

// How the lists, tasks and notes of a request are found again. What we have offered to the user comes back with our
// identifier; asking about it again would never end.

extension Notebook {
  /// Every task of every list.
  var tasks: [TaskItem] { lists.flatMap(\.tasks) }

  /// The names of the groups that lists and notes are in, each once.
  var groups: [SpeakableString] {
    let names = lists.compactMap(\.groupName?.spokenPhrase) + notes.compactMap(\.groupName)
    return names.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    .map { SpeakableString(spokenPhrase: $0) }
  }

  /// The lists that a list of a request may be.
  func lists(matching list: TaskList) -> [TaskList] {
    if let known = lists.first(where: { $0.identifier == list.identifier }) { return [known] }
    return lists.bestMatches(for: list.title) { $0.title }
  }

  /// The tasks that a task of a request may be.
  ///
  /// - Parameter list: The only list to look in; nil for all.
  func tasks(matching task: TaskItem, in list: TaskList? = nil) -> [TaskItem] {
    let tasks = tasks(in: list)
    if let known = tasks.first(where: { $0.identifier == task.identifier }) { return [known] }
    return tasks.bestMatches(for: task.title) { $0.title }
  }

  /// Tasks to choose from: where titles are the same, they say which list they are from.
  ///
  /// What was chosen comes back with its identifier, so the title in the notebook stays as it is.
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

  /// The tasks of a list, or all of them.
  func tasks(in list: TaskList?) -> [TaskItem] {
    guard let list else { return tasks }
    return lists.first { $0.identifier == list.identifier }?.tasks ?? []
  }

  /// The notes that a note of a request may be.
  func notes(matching note: Note) -> [NotebookNote] {
    if let known = notes.first(where: { $0.identifier == note.identifier }) { return [known] }
    return notes.bestMatches(for: note.title) { SpeakableString(spokenPhrase: $0.title) }
  }
}

extension [TaskItem] {
  /// These tasks without those that are done, unless all are.
  var openFirst: [TaskItem] {
    let open = filter { $0.status != .completed }
    return open.isEmpty ? self : open
  }
}
