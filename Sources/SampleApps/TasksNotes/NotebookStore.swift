import IntentKitCore

/// The stored notebook and the user's permissions.
struct NotebookStore: Sendable {
  let document: StoredDocument<Notebook>
  let isSignedIn: Bool
  let isReadOnly: Bool
  /// Whether changes sync to the user's other devices immediately instead of later.
  let isOnline: Bool

  /// The access that a request has to the notebook.
  enum Access: Equatable {
    case everything
    case readingOnly
    /// No access until the user resolves the error in the app.
    case nothing(error: String)
  }

  /// The current access.
  var access: Access {
    guard isSignedIn else { return .nothing(error: "UserLoggedOut") }
    guard (try? document.read()) != nil else { return .nothing(error: "NotebookDamaged") }
    return isReadOnly ? .readingOnly : .everything
  }

  /// The current notebook.
  ///
  /// A notebook that can't be read appears empty in the resolve phase. Later phases check
  /// ``access`` and report the failure.
  var notebook: Notebook {
    (try? document.read()) ?? Notebook()
  }

  /// Changes the notebook with exclusive access.
  ///
  /// - Returns: The result of the change.
  /// - Throws: ``NotebookError`` or ``ContainerError``. The stored notebook is unchanged in both
  ///   cases.
  func change<Result>(_ change: (inout Notebook) throws -> Result) throws -> Result {
    guard access == .everything else { throw NotebookError.notAllowed }
    return try document.update(change)
  }
}
