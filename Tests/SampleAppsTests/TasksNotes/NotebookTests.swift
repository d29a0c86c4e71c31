import Foundation
import IntentKitCore
import Testing

@testable import SampleApps

@Suite struct `Notebooks` {
  private let now = DateComponents(year: 2026, month: 3, day: 2, hour: 9, minute: 30)

  private func title(_ text: String) -> SpeakableString { SpeakableString(spokenPhrase: text) }

  @Test(arguments: [
    ("Buy an iPhone", "buy iPhone", true),
    ("Buy an iPhone", "IPHONE", true),
    ("Buy an iPhone", "phone", false),
    ("Buy carrots", "car", false),
    ("Buy an iPhone", "", false),
    ("Buy an iPhone", "sell iPhone", false),
    ("iPhone を買う", "買う", true),
    ("WWDC 参加", "参加", true),
    ("WWDC 参加", "不参加", false),
  ])
  func `a title is found by its words`(whole: String, said: String, isFound: Bool) {
    #expect(title(whole).contains(title(said)) == isFound)
  }

  @Test func `an exact title takes precedence`() {
    let notebook = Notebook(lists: [
      TaskList(title: title("Shopping for the party")), TaskList(title: title("Shopping")),
    ])
    let found = notebook.lists(matching: TaskList(title: title("shopping")))
    #expect(found.map(\.title.spokenPhrase) == ["Shopping"])
  }

  @Test func `every item gets a unique identifier and keeps an existing one`() {
    var notebook = Notebook(
      lists: [
        TaskList(
          title: title("Tasks"),
          tasks: [TaskItem(title: title("a")), TaskItem(title: title("b"), identifier: "mine")])
      ],
      notes: [NotebookNote(title: "n", text: "")])
    _ = notebook.add([TaskItem(title: title("c"))], to: nil, now: now)
    _ = notebook.add(NotebookNote(title: "m", text: ""))
    let identifiers =
      notebook.lists.map(\.identifier) + notebook.tasks.map(\.identifier)
      + notebook.notes.map(\.identifier)
    #expect(!identifiers.contains(nil))
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.contains("mine"))
  }

  @Test func `tasks without a list go to a single default list`() {
    var notebook = Notebook()
    let first = notebook.add([TaskItem(title: title("a"))], to: nil, now: now)
    let second = notebook.add([TaskItem(title: title("b"))], to: nil, now: now)
    #expect(first.list.identifier == second.list.identifier)
    #expect(notebook.lists.count == 1)
    #expect(second.list.tasks.map(\.title.spokenPhrase) == ["a", "b"])
    #expect(second.tasks.map(\.status) == [.notCompleted])
  }

  @Test func `tasks with the same title are distinguished by their lists`() {
    let milk = TaskItem(title: title("Milk"))
    let notebook = Notebook(lists: [
      TaskList(title: title("Weekly"), tasks: [milk, TaskItem(title: title("Bread"))]),
      TaskList(title: title("Party"), tasks: [milk]),
    ])
    #expect(
      notebook.choices(notebook.tasks).map(\.title.spokenPhrase)
        == ["Milk (Weekly)", "Bread", "Milk (Party)"])
  }

  @Test func `password-protected notes are neither changed nor shown`() throws {
    var secret = NotebookNote(title: "Passwords", text: "swordfish")
    secret.isPasswordProtected = true
    var notebook = Notebook(notes: [secret])
    let note = try #require(notebook.notes.first?.note)
    #expect(note.contents.isEmpty)
    #expect(throws: NotebookError.passwordProtected) {
      try notebook.append("tuna", to: note, now: now)
    }
    #expect(notebook.notes.first?.text == "swordfish")
  }

  @Test func `a deleted item can't be changed`() {
    var notebook = Notebook()
    let task = TaskItem(title: title("a"), identifier: "task-9")
    #expect(throws: NotebookError.notFound) {
      try notebook.changeTask(task, now: now) { $0.status = .completed }
    }
  }

  @Test func `a notebook survives a round trip`() throws {
    var notebook = Notebook(notes: [NotebookNote(title: "n", text: "t", groupName: "g")])
    _ = notebook.createList(title: title("l"), taskTitles: [title("a")], now: now)
    #expect(try Notebook(parameterValue: notebook.parameterValue) == notebook)
  }
}
