/// The updates that a handler sent after its response, until they are processed.
struct UpdateQueue {
  typealias Waiter = UnsafeContinuation<(any IntentResponse)?, Never>

  /// The end of the tracking period, on the request's clock.
  let end: Duration
  /// The end of the tracking period on the watchdog's clock, for a handler in another process,
  /// whose updates arrive in real time.
  let realEnd: Duration
  /// The start of the current silence, on the watchdog's clock; nil if unknown.
  ///
  /// The silence begins only when tasks get threads, because a busy machine may delay the handler.
  private(set) var quietSince: Duration?
  /// Returns whether the handler can still send updates.
  var isKept: @Sendable () -> Bool = { true }
  /// The continuation that waits for the next response.
  private(set) var waiter: Waiter?
  private var responses: [any IntentResponse] = []
  /// Whether the last update has been received.
  private(set) var isOver = false

  init(end: Duration, realEnd: Duration) {
    self.end = end
    self.realEnd = realEnd
  }

  /// Records that a task that was started after the last activity got a thread.
  mutating func noteThreads(at moment: Duration) {
    if quietSince == nil { quietSince = moment }
  }

  /// Records that a sleeping task was resumed and may send an update.
  mutating func noteWaking() {
    quietSince = nil
  }

  /// Adds a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isLast: Whether no more updates are received after it.
  /// - Returns: The continuation that waits for the response; nil if the response was queued.
  mutating func add(_ response: any IntentResponse, isLast: Bool) -> Waiter? {
    quietSince = nil
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
