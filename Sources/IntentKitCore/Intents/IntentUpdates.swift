/// How a handler goes on telling what changes after it has handled an intent (behaviour reference, section 8).
public struct IntentUpdates<Request: Intent>: Sendable {
  /// Has a handler begin.
  let start:
    @Sendable (Request.Handling, Request, @escaping @Sendable (Request.Response) -> Void) ->
      Started
  /// What an update is worth, beside the response that came first; that one is worth what it is beside itself.
  let worth: @Sendable (_ update: Request.Response, _ first: Request.Response) -> UpdateWorth

  /// What a handler began.
  struct Started: Sendable {
    /// Ends it.
    let stop: @Sendable (Request.Handling, Request) -> Void
    /// Whether the handler still keeps what it was given to tell of changes.
    let isKept: @Sendable () -> Bool
  }
}

/// What an update is worth to those who watch.
enum UpdateWorth: Sendable, Hashable {
  /// It is shown, and more may come.
  case shown
  /// It is shown, and nothing can come after it.
  case last
  /// It is about another ride, and isn't shown.
  case ignored(ride: String, expected: String)
  /// It can't be shown; the user is notified, and no more updates are requested.
  case invalid(Verdict.UpdateFlaw)
}
