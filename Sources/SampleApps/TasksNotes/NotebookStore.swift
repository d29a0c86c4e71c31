import IntentKitCore

/// Where the notebook is kept, and what its user may do with it.
struct NotebookStore: Sendable {
  let container: AppContainer
  /// What the notebook holds before anything is stored.
  let preset: Notebook
  let isSignedIn: Bool
  let isReadOnly: Bool
  /// Whether changes reach the user's other devices at once; otherwise they do as soon as they can.
  let isOnline: Bool

  private static let fileName = "notebook.json"

  /// What a request may do.
  enum Access: Equatable {
    case everything
    case readingOnly
    /// Only the app itself can help; the error tells it how.
    case nothing(error: String)
  }

  /// What a request may do now.
  var access: Access {
    guard isSignedIn else { return .nothing(error: "UserLoggedOut") }
    guard (try? container.read(Self.fileName, default: preset)) != nil else {
      return .nothing(error: "NotebookDamaged")
    }
    return isReadOnly ? .readingOnly : .everything
  }

  /// The notebook as it is now.
  ///
  /// One that cannot be read looks empty while questions are asked; ``access`` says so before anything happens.
  var notebook: Notebook {
    (try? container.read(Self.fileName, default: preset)) ?? Notebook()
  }

  /// Changes the notebook, alone among all that use it.
  ///
  /// - Throws: ``NotebookError`` or ``ContainerError``; nothing was changed then.
  func change<Result>(_ change: (inout Notebook) throws -> Result) throws -> Result {
    guard access == .everything else { throw NotebookError.notAllowed }
    return try container.update(Self.fileName, default: preset, change)
  }
}

extension UserActivity {
  /// What the app is started with when only it can help: it sees the error, and shows the cure at once.
  static func tasksNotes(error: String, for intent: IntentSchema) -> UserActivity {
    UserActivity(activityType: intent.siriKitName, userInfo: ["error": .string(error)])
  }
}
