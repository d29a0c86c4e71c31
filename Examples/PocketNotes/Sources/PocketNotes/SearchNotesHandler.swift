public import IntentKitCore

/// Finds notes.
///
/// The handler responds with a completion closure, like handlers from before Swift had `async`.
public struct SearchNotesHandler {
  private let notebook: Notebook

  /// Creates a handler that searches a notebook.
  public init(notebook: Notebook) {
    self.notebook = notebook
  }
}

extension SearchNotesHandler: SearchForNotebookItemsIntentCompletionHandling {
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
