public import IntentKitCore

/// Provides the app's handlers.
public struct PocketNotesExtension: IntentHandlerProvider {
  private let notebook: Notebook

  /// Creates an extension for a notebook.
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
