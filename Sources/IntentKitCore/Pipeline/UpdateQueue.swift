/// The updates that a handler sent after its response, until they are processed.
struct UpdateQueue {
  typealias Waiter = UnsafeContinuation<(any IntentResponse)?, Never>

  /// The end of the tracking period, on the request's clock.
  let end: Duration
  /// The end of the tracking period on the watchdog's clock, for a handler in another process,
  /// whose updates arrive in real time.
  let realEnd: Duration
  /// The start of the current silence, on the watchdog's clock.
  private(set) var quietSince: Duration
  /// Returns whether the handler can still send updates.
  var isKept: @Sendable () -> Bool = { true }
  /// The continuation that waits for the next response.
  private(set) var waiter: Waiter?
  private var responses: [any IntentResponse] = []
  /// Whether the last update has been received.
  private(set) var isOver = false

  init(end: Duration, realEnd: Duration, quietSince: Duration) {
    self.end = end
    self.realEnd = realEnd
    self.quietSince = quietSince
  }

  /// Measures the silence from a moment on, because the handler may send an update.
  mutating func restartSilence(at moment: Duration) {
    quietSince = moment
  }

  /// Adds a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isLast: Whether no more updates are received after it.
  /// - Returns: The continuation that waits for the response; nil if the response was queued.
  mutating func add(_ response: any IntentResponse, isLast: Bool) -> Waiter? {
    isOver = isLast
    defer { waiter = nil }
    if waiter == nil { responses.append(response) }
    return waiter
  }

  /// Removes and returns the oldest response.
  mutating func takeFirst() -> (any IntentResponse)? {
    responses.isEmpty ? nil : responses.removeFirst()
  }

  /// Stores a continuation that waits for the next response.
  mutating func wait(_ waiter: Waiter) {
    self.waiter = waiter
  }
}
