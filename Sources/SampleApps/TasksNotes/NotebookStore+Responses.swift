import IntentKitCore

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
  func confirm<Request: SystemIntent>(
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
      return answer(isOnline ? .success : .inProgress, result)
    } catch let error as NotebookError {
      return Response(code: Response.Code(reporting: error), userActivity: nil)
    } catch {
      return Response(code: .failure, userActivity: nil)
    }
  }
}
