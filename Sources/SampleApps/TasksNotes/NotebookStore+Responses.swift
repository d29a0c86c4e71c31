import IntentKitCore

/// The response codes that the intents that change the notebook have in common.
protocol NotebookCode: ResponseCode {
  static var ready: Self { get }
  static var inProgress: Self { get }
  static var success: Self { get }
  static var failure: Self { get }
  static var failureRequiringAppLaunch: Self { get }
}

extension AddTasksIntentResponseCode: NotebookCode {}
extension CreateTaskListIntentResponseCode: NotebookCode {}
extension SetTaskAttributeIntentResponseCode: NotebookCode {}
extension SnoozeTasksIntentResponseCode: NotebookCode {}
extension DeleteTasksIntentResponseCode: NotebookCode {}
extension CreateNoteIntentResponseCode: NotebookCode {}
extension AppendToNoteIntentResponseCode: NotebookCode {}

extension NotebookStore {
  /// Responds to the confirm phase by checking whether the notebook can be changed.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - ready: The response if the notebook can be changed.
  /// - Returns: The response.
  func confirm<Request: SystemIntent>(
    _ intent: Request,
    ready: @autoclosure () -> Request.Response = Request.Response(code: .ready, userActivity: nil)
  ) -> Request.Response where Request.Response.Code: NotebookCode {
    switch access {
    case .everything: ready()
    case .readingOnly: Request.Response(code: .failure, userActivity: nil)
    case .nothing(let error):
      Request.Response(
        code: .failureRequiringAppLaunch,
        userActivity: .tasksNotes(error: error, for: Request.schema))
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
    } catch {
      return Response(code: .failure, userActivity: nil)
    }
  }
}
