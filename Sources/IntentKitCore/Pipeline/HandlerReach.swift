/// The ways to an app's handlers.
struct HandlerReach<Request: Intent>: Sendable {
  /// Brings up the handler of the request, or gives nil when there is none.
  let handler: @Sendable () async throws(HandlerFailure) -> Request.Handling?
  /// The app itself; nil when nobody is to take what is handed over to it.
  var app: App?

  /// The ways to the app itself.
  struct App: Sendable {
    /// Brings up the app's own handler.
    let handler: @Sendable (Request) async throws(HandlerFailure) -> Request.Handling?
    /// Goes on with an activity, and says what the user sees.
    let continueActivity: @Sendable (UserActivity) async throws(HandlerFailure) -> String?
  }
}
