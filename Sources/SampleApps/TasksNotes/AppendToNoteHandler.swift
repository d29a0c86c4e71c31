import IntentKitCore

/// Appends text to a note.
struct AppendToNoteHandler {
  let store: NotebookStore
  let calendar: DueCalendar
}

extension AppendToNoteHandler: AppendToNoteIntentHandling {
  // MARK: - 1. Resolve

  func resolveTargetNote(for intent: AppendToNoteIntent) async -> NoteResolutionResult {
    guard let note = intent.targetNote, !note.title.isBlank else { return .needsValue() }
    return .matches(store.notebook.notes(matching: note).map(\.note))
  }

  func resolveContent(for intent: AppendToNoteIntent) async -> NoteContentResolutionResult {
    .noteText(intent.content)
  }

  // MARK: - 2. Confirm

  func confirm(intent: AppendToNoteIntent) async -> AppendToNoteIntentResponse {
    let isProtected = store.notebook.notes.contains {
      $0.identifier == intent.targetNote?.identifier && $0.isPasswordProtected
    }
    return store.confirm(
      intent,
      ready: AppendToNoteIntentResponse(
        code: isProtected ? .failureCannotUpdatePasswordProtectedNote : .ready,
        note: intent.targetNote))
  }

  // MARK: - 3. Handle

  func handle(intent: AppendToNoteIntent) async -> AppendToNoteIntentResponse {
    guard let target = intent.targetNote, let text = intent.content?.noteText else {
      return AppendToNoteIntentResponse(code: .failure)
    }
    return store.handle { notebook in
      try notebook.append(text, to: target, now: calendar.nowComponents)
    } answer: { code, changed in
      AppendToNoteIntentResponse(code: code, note: changed.note)
    }
  }
}
