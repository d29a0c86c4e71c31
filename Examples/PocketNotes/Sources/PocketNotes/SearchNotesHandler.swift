public import IntentKitCore

/// Finds notes, and answers through a closure as handlers did before Swift had `async`.
public struct SearchNotesHandler: SearchForNotebookItemsIntentCompletionHandling {
  private let notebook: Notebook

  /// Makes a handler that looks into a notebook.
  public init(notebook: Notebook) {
    self.notebook = notebook
  }

  public func handle(
    intent: SearchForNotebookItemsIntent,
    completion: @escaping @Sendable (SearchForNotebookItemsIntentResponse) -> Void
  ) {
    guard let words = intent.content ?? intent.title?.spokenPhrase else {
      return completion(SearchForNotebookItemsIntentResponse(code: .failure))
    }
    Task { [notebook] in
      let notes = await notebook.entries(about: words).map(\.note)
      completion(SearchForNotebookItemsIntentResponse(code: .success, notes: notes))
    }
  }
}
