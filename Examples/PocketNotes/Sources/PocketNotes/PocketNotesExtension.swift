public import IntentKitCore

/// Says which handler the app has for an intent.
public struct PocketNotesExtension: IntentHandlerProvider {
  private let notebook: Notebook

  /// Makes an extension that works on a notebook.
  public init(notebook: Notebook) {
    self.notebook = notebook
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is CreateNoteIntent: CreateNoteHandler(notebook: notebook)
    case is SearchForNotebookItemsIntent: SearchNotesHandler(notebook: notebook)
    default: nil
    }
  }
}
