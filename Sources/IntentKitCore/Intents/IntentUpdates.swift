/// The rules for updates that a handler sends after it has handled an intent.
///
/// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
public struct IntentUpdates<Request: Intent>: Sendable {
  /// Asks a handler to start sending updates.
  let start:
    @Sendable (Request.Handling, Request, @escaping @Sendable (Request.Response) -> Void)
      async throws(HandlerFailure) -> Started
  /// Rates an update relative to the first response; the first response is rated relative to
  /// itself.
  let worth: @Sendable (_ update: Request.Response, _ first: Request.Response) -> UpdateWorth

  /// A handler that sends updates.
  struct Started: Sendable {
    /// Asks the handler to stop sending updates.
    let stop: @Sendable (Request.Handling, Request) async throws(HandlerFailure) -> Void
    /// Returns whether the handler still holds its observer.
    let isKept: @Sendable () -> Bool
  }
}

/// The effect of an update.
enum UpdateWorth: Sendable, Hashable {
  /// The update is shown, and more may follow.
  case shown
  /// The update is shown, and no more can follow.
  case last
  /// The update is about another ride and is ignored.
  case ignored(ride: String, expected: String)
  /// The update can't be shown; the user is notified, and tracking ends.
  case invalid(Verdict.UpdateFlaw)

  /// The effect on what the user sees.
  var effect: TraceEvent.UpdateEffect {
    switch self {
    case .shown, .last: .shown
    case .ignored: .ignored
    case .invalid: .invalid
    }
  }

  /// Whether tracking ends with the update.
  var isLast: Bool {
    switch self {
    case .last, .invalid: true
    case .shown, .ignored: false
    }
  }
}
