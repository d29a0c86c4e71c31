import IntentKitPlatform

/// A session in which a handler sends updates to an observer.
struct HandlerUpdates: Sendable {
  /// Ends the session.
  let stop: @Sendable () -> Void
  private let observerIsShared: @Sendable () -> Bool

  /// Creates a session whose observer the handler may hold weakly.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - start: Passes the observer to the handler.
  ///   - stop: Ends the session; the observer lives until then.
  init<Observer: AnyObject & Sendable>(
    _ observer: sending Observer, start: (Observer) -> Void, stop: @escaping () -> Void
  ) {
    start(observer)
    let kept = Locked(observer)
    observerIsShared = { kept.withLock { !isKnownUniquelyReferenced(&$0) } }
    let stopping = UncheckedAction(action: stop)
    self.stop = { withExtendedLifetime(kept) { stopping.action() } }
  }

  /// Whether the handler holds the observer.
  var isKept: Bool { observerIsShared() }
}

/// An action with a handler.
///
/// `@unchecked` because handlers aren't `Sendable`; a request calls one method at a time.
private struct UncheckedAction: @unchecked Sendable {
  let action: () -> Void
}
