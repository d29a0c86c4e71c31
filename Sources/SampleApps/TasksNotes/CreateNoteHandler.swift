import IntentKitCore

/// Creates a note.
struct CreateNoteHandler {
  let store: NotebookStore
  let calendar: DueCalendar
}

extension CreateNoteHandler: CreateNoteIntentHandling {
  // MARK: - 1. Resolve

  func resolveTitle(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
    // The first line serves as the title of an untitled note.
    guard let title = intent.title, !title.isBlank else { return .notRequired() }
    return .success(with: title)
  }

  func resolveContent(for intent: CreateNoteIntent) async -> NoteContentResolutionResult {
    .noteText(intent.content)
  }

  func resolveGroupName(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
    store.notebook.resolveGroup(intent.groupName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    store.confirm(intent)
  }

  // MARK: - 3. Handle

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    guard let text = intent.content?.noteText else {
      return CreateNoteIntentResponse(code: .failure)
    }
    let firstLine = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    let note = NotebookNote(
      title: intent.title?.spokenPhrase ?? firstLine, text: text,
      groupName: intent.groupName?.spokenPhrase, created: calendar.nowComponents,
      modified: calendar.nowComponents)
    return store.handle { notebook in
      notebook.add(note)
    } answer: { code, created in
      CreateNoteIntentResponse(code: code, createdNote: created.note)
    }
  }
}

extension NoteContent {
  /// The text, or nil if the content is blank or isn't text.
  var noteText: String? {
    guard case .text(let content) = self, let text = content.text,
      !text.allSatisfy(\.isWhitespace)
    else { return nil }
    return text
  }
}

extension ResolutionResult where Value == NoteContent, Reason == Never {
  /// Resolves the content of a note to text, the only kind in TasksNotes.
  static func noteText(_ content: NoteContent?) -> Self {
    switch content {
    case nil: .needsValue()
    case .image: .unsupported()
    case .text(let text)?:
      NoteContent.text(text).noteText == nil ? .needsValue() : .success(with: .text(text))
    }
  }
}
