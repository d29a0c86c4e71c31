/// What a handler told after its response and nobody has looked at yet.
struct UpdateQueue {
  typealias Waiter = UnsafeContinuation<(any IntentResponse)?, Never>

  /// When nobody wants to know any more, by the request's clock.
  let end: Duration
  /// Since when nothing was heard although tasks get threads, by the watchdog's clock; nil while that is not known.
  private(set) var quietSince: Duration?
  /// Whether the handler can still tell of changes.
  var isKept: @Sendable () -> Bool = { true }
  /// Whoever waits for the next response.
  private(set) var waiter: Waiter?
  private var responses: [any IntentResponse] = []

  init(end: Duration) {
    self.end = end
  }

  /// Notes that a task got a thread which began after the last sign of life.
  mutating func noteThreads(at moment: Duration) {
    if quietSince == nil { quietSince = moment }
  }

  /// Notes that somebody was woken, who may have something to tell.
  mutating func noteWaking() {
    quietSince = nil
  }

  /// Adds a response.
  ///
  /// - Returns: Whoever waits for it; nil when it is kept until somebody asks.
  mutating func add(_ response: any IntentResponse) -> Waiter? {
    quietSince = nil
    defer { waiter = nil }
    if waiter == nil { responses.append(response) }
    return waiter
  }

  /// Takes the oldest response away, if there is one.
  mutating func takeFirst() -> (any IntentResponse)? {
    responses.isEmpty ? nil : responses.removeFirst()
  }

  /// Has somebody wait for the next response.
  mutating func wait(_ waiter: Waiter) {
    self.waiter = waiter
  }
}
