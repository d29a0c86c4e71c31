import Dispatch
import Synchronization

/// What waits to be run and what waits to be reported, in the order in which it was found.
///
/// A reader puts items in, workers take them and deliver results, and the reporter gets these in order. No more than a
/// window of items is under way at a time, so a slow reporter stops the reader rather than fill the memory.
final class ReplayQueue: Sendable {
  /// Results that come one after another.
  struct Burst: Sendable {
    var results: [ReplayResult] = []
    /// How much of everything is done, from 0 to 1, where that can be known.
    var fraction: Double?
  }

  /// What a worker made of an item.
  struct Delivery: Sendable {
    var ordinal: Int
    var fraction: Double?
    /// Nil when the item is not wanted.
    var result: ReplayResult?
  }

  fileprivate struct State {
    var batches: [[ReplayItem]] = []
    var takers: [CheckedContinuation<[ReplayItem]?, Never>] = []
    var delivered: [Int: Delivery] = [:]
    /// The ordinal of the next result to report.
    var next = 0
    var putCount = 0
    var reporter: CheckedContinuation<Void, Never>?
    var isStopped = false
    var isReaderWaiting = false
    /// Whether nothing more will be put in.
    var isFinished = false

    /// Those who need not wait any more.
    struct Waiting {
      var takers: [CheckedContinuation<[ReplayItem]?, Never>] = []
      var reporter: CheckedContinuation<Void, Never>?

      func resume() {
        for taker in takers { taker.resume(returning: nil) }
        reporter?.resume()
      }
    }

    var canReport: Bool { delivered[next] != nil || (isFinished && next == putCount) }
  }

  private let state = Mutex(State())
  private let room: DispatchSemaphore

  /// Makes a queue with room for some items.
  init(window: Int) {
    // A semaphore must not end below the value it began with.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<window { room.signal() }
  }

  // MARK: - The reader

  /// Puts items in that come next, waiting until there is room.
  func put(_ items: [ReplayItem]) {
    for _ in items { room.wait() }
    let taker = state.withLock { state -> CheckedContinuation<[ReplayItem]?, Never>? in
      state.putCount += items.count
      guard state.takers.isEmpty else { return state.takers.removeFirst() }
      state.batches.append(items)
      return nil
    }
    taker?.resume(returning: items)
  }

  /// Says that the reader may now wait for long.
  ///
  /// - Returns: False when it should not, since nobody wants more.
  func beginWait() -> Bool {
    state.withLock { state in
      guard !state.isStopped else { return false }
      state.isReaderWaiting = true
      return true
    }
  }

  /// Says that the reader goes on.
  ///
  /// - Returns: False when it is too late: the queue was finished meanwhile.
  func endWait() -> Bool {
    state.withLock { state in
      state.isReaderWaiting = false
      return !state.isFinished
    }
  }

  /// Says that nothing more comes.
  func finish() {
    let waiting = state.withLock { $0.finish() }
    waiting.resume()
  }

  // MARK: - The workers

  /// Whether what is taken from now on is not to be run.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Has nothing more be run; a reader that waits for somebody is left behind.
  func stop() {
    let waiting = state.withLock { state -> State.Waiting in
      state.isStopped = true
      return state.isReaderWaiting ? state.finish() : State.Waiting()
    }
    waiting.resume()
  }

  /// Takes the next items, or nil when there are no more.
  func take() async -> [ReplayItem]? {
    await withCheckedContinuation { continuation in
      let items: [ReplayItem]?? = state.withLock { state in
        if !state.batches.isEmpty { return .some(state.batches.removeFirst()) }
        if state.isFinished { return .some(nil) }
        state.takers.append(continuation)
        return nil
      }
      if let items { continuation.resume(returning: items) }
    }
  }

  /// Hands over what came of items.
  func deliver(_ deliveries: [Delivery]) {
    let reporter = state.withLock { state in
      for delivery in deliveries { state.delivered[delivery.ordinal] = delivery }
      return state.wakeReporter()
    }
    reporter?.resume()
  }

  // MARK: - The reporter

  /// Waits for the next results, or nil when there are no more.
  func next() async -> Burst? {
    while true {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if state.canReport { return true }
          state.reporter = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
      let deliveries = state.withLock { state in
        var deliveries: [Delivery] = []
        while let delivery = state.delivered.removeValue(forKey: state.next) {
          deliveries.append(delivery)
          state.next += 1
        }
        return deliveries
      }
      guard let last = deliveries.last else { return nil }
      for _ in deliveries { room.signal() }
      return Burst(results: deliveries.compactMap(\.result), fraction: last.fraction)
    }
  }
}

extension ReplayQueue.State {
  /// Says that nothing more comes; what is returned is to be resumed.
  fileprivate mutating func finish() -> Waiting {
    isFinished = true
    defer { takers = [] }
    return Waiting(takers: takers, reporter: wakeReporter())
  }

  /// The reporter, when there is something for it.
  fileprivate mutating func wakeReporter() -> CheckedContinuation<Void, Never>? {
    guard canReport else { return nil }
    defer { reporter = nil }
    return reporter
  }
}
