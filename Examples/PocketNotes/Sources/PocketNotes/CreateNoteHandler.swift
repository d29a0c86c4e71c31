public import IntentKitCore

/// Creates a note.
public struct CreateNoteHandler {
  private let notebook: Notebook

  /// Creates a handler that adds notes to a notebook.
  public init(notebook: Notebook) {
    self.notebook = notebook
  }
}

extension CreateNoteHandler: CreateNoteIntentHandling {
  // MARK: - 1. Resolve

  public func resolveContent(for intent: CreateNoteIntent) async -> NoteContentResolutionResult {
    guard let content = intent.content else { return .needsValue() }
    return content.words == nil ? .unsupported() : .success(with: content)
  }

  public func resolveGroupName(
    for intent: CreateNoteIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.groupName else { return .notRequired() }
    let folders = notebook.folders(like: name.spokenPhrase).map {
      SpeakableString(spokenPhrase: $0)
    }
    switch folders.count {
    case 0: return .unsupported()
    case 1: return .success(with: folders[0])
    default: return .disambiguation(with: folders)
    }
  }

  // MARK: - 2. Confirm

  public func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: notebook.isOpen ? .ready : .failureRequiringAppLaunch)
  }

  // MARK: - 3. Handle

  public func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    guard let text = intent.content?.words else { return CreateNoteIntentResponse(code: .failure) }
    do {
      let entry = try await notebook.add(
        title: intent.title?.spokenPhrase, text: text, folder: intent.groupName?.spokenPhrase)
      return CreateNoteIntentResponse(code: .success, createdNote: entry.note)
    } catch {
      return CreateNoteIntentResponse(code: .failure)
    }
  }
}
