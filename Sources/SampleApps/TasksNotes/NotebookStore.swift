import IntentKitCore

/// The stored notebook and the user's permissions.
struct NotebookStore: Sendable {
  let document: StoredDocument<Notebook>
  let settings: TasksSettings
  let language: AppLanguage

  /// The access that a request has to the notebook.
  enum Access: Equatable {
    case everything
    case readingOnly
    /// No access until the user resolves the error in the app.
    case nothing(error: String)
  }

  /// The current access.
  var access: Access {
    guard settings.signedIn else { return .nothing(error: "UserLoggedOut") }
    guard (try? document.read()) != nil else { return .nothing(error: "NotebookDamaged") }
    return settings.readOnly ? .readingOnly : .everything
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

// MARK: - Responses

/// The response codes that the intents for the notebook have in common.
protocol NotebookCode: CommonCode {
  static var inProgress: Self { get }
}

extension AddTasksIntentResponseCode: NotebookCode {}
extension CreateTaskListIntentResponseCode: NotebookCode {}
extension SetTaskAttributeIntentResponseCode: NotebookCode {}
extension SnoozeTasksIntentResponseCode: NotebookCode {}
extension DeleteTasksIntentResponseCode: NotebookCode {}
extension CreateNoteIntentResponseCode: NotebookCode {}
extension AppendToNoteIntentResponseCode: NotebookCode {}
extension SearchForNotebookItemsIntentResponseCode: NotebookCode {}

extension NotebookStore {
  /// Responds to the confirm phase by checking the access to the notebook.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - onlyReads: Whether the request doesn't change the notebook.
  ///   - ready: The response if the notebook can be changed or read.
  /// - Returns: The response.
  func confirm<Request: TypedIntent>(
    _ intent: Request, onlyReads: Bool = false,
    ready: @autoclosure () -> Request.Response = Request.Response(code: .ready, userActivity: nil)
  ) -> Request.Response where Request.Response.Code: NotebookCode {
    switch access {
    case .readingOnly where !onlyReads: Request.Response(code: .failure, userActivity: nil)
    case .everything, .readingOnly: ready()
    case .nothing(let error):
      // The activity opens the app to resolve the error.
      Request.Response(
        code: .failureRequiringAppLaunch,
        userActivity: UserActivity(
          activityType: Request.schema.siriKitName, userInfo: ["error": .string(error)]))
    }
  }

  /// Responds to the handle phase by changing the notebook.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - answer: A closure that returns the response for a code and the result of the change.
  /// - Returns: The response, or a failure if the change wasn't possible.
  func handle<Result, Response: IntentResponse>(
    _ change: (inout Notebook) throws -> Result, answer: (Response.Code, Result) -> Response
  ) -> Response where Response.Code: NotebookCode {
    do {
      let result = try self.change(change)
      return answer(settings.online ? .success : .inProgress, result)
    } catch let error as NotebookError {
      return Response(code: Response.Code(reporting: error), userActivity: nil)
    } catch {
      return Response(code: .failure, userActivity: nil)
    }
  }
}
