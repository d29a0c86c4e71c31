import Dispatch
import IntentKitPlatform

/// The items that wait for workers and the results that wait to be reported, in order.
///
/// A reader adds items, workers take them and deliver results, and a reporter receives the results
/// in order. The weight of the items in flight is limited, so a slow reporter blocks the reader
/// instead of filling the memory. A blocked reader continues when half of them are reported, because
/// waking it for a few items would cost as much as running them.
///
/// The reader may change the order of items only if they fit into half of the window together.
/// Otherwise, the next result to report could be that of an item that the blocked reader has not
/// added yet, and the replay would never end.
final class ReplayQueue: Sendable {
  /// The result of an item.
  struct Delivery: Sendable {
    var ordinal: Int
    var fraction: Double?
    /// The share of the window that the item took.
    var weight: Int
    /// The result, or nil if the item isn't selected.
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
    /// The weight of the items that were added and not yet reported.
    var weight = 0
    /// Whether the reader waits until fewer items are in flight.
    var isReaderBlocked = false
    /// Whether the reader waits for input.
    var isReaderWaiting = false
    /// Whether no more items will be added.
    var isFinished = false

    /// The continuations to resume without a value.
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

  private let state = Locked(State())
  private let window: Int
  /// The semaphore that a blocked reader waits on.
  private let room = DispatchSemaphore(value: 0)

  /// Creates a queue with a maximum weight of the items in flight.
  init(window: Int) {
    self.window = window
  }

  // MARK: - Reader

  /// Adds the next items, waiting until there is room.
  func put(_ items: [ReplayItem]) {
    let weight = items.reduce(0) { $0 + $1.weight }
    while !state.withLock({ $0.admit(weight, to: window) }) { room.wait() }
    let taker = state.withLock { state -> CheckedContinuation<[ReplayItem]?, Never>? in
      state.putCount += items.count
      guard state.takers.isEmpty else { return state.takers.removeFirst() }
      state.batches.append(items)
      return nil
    }
    taker?.resume(returning: items)
  }

  /// Announces that the reader may wait for a long time.
  ///
  /// - Returns: Whether the reader should wait, because more items are needed.
  func beginWait() -> Bool {
    state.withLock { state in
      guard !state.isStopped else { return false }
      state.isReaderWaiting = true
      return true
    }
  }

  /// Announces that the reader continues.
  ///
  /// - Returns: Whether the queue still accepts items.
  func endWait() -> Bool {
    state.withLock { state in
      state.isReaderWaiting = false
      return !state.isFinished
    }
  }

  /// Announces that no more items will be added.
  func finish() {
    let waiting = state.withLock { $0.finish() }
    waiting.resume()
  }

  // MARK: - Workers

  /// Whether the remaining items are skipped.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Skips the remaining items, without waiting for a reader that waits for input.
  func stop() {
    let waiting = state.withLock { state -> State.Waiting in
      state.isStopped = true
      return state.isReaderWaiting ? state.finish() : State.Waiting()
    }
    waiting.resume()
  }

  /// Returns the next items if some wait, or nil if the caller must wait for them.
  func takeWaiting() -> [ReplayItem]? {
    state.withLock { $0.takeBatch() }
  }

  /// Returns the next items, or nil if there are no more.
  ///
  /// A worker delivers all results before it waits, because the reader may wait for them.
  func take() async -> [ReplayItem]? {
    await withCheckedContinuation { continuation in
      let items: [ReplayItem]?? = state.withLock { state in
        if let batch = state.takeBatch() { return .some(batch) }
        if state.isFinished { return .some(nil) }
        state.takers.append(continuation)
        return nil
      }
      if let items { continuation.resume(returning: items) }
    }
  }

  /// Delivers the results of items.
  func deliver(_ deliveries: [Delivery]) {
    let reporter = state.withLock { state in
      for delivery in deliveries { state.delivered[delivery.ordinal] = delivery }
      return state.wakeReporter()
    }
    reporter?.resume()
  }

  // MARK: - Reporter

  /// Returns the next results, or nil if there are no more.
  func next() async -> Replay.Burst? {
    while true {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if state.canReport { return true }
          state.reporter = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
      let (deliveries, unblocksReader) = state.withLock { state in
        var deliveries: [Delivery] = []
        while let delivery = state.delivered.removeValue(forKey: state.next) {
          deliveries.append(delivery)
          state.next += 1
          state.weight -= delivery.weight
        }
        return (deliveries, state.unblockReader(below: window / 2))
      }
      if unblocksReader { room.signal() }
      guard let last = deliveries.last else { return nil }
      return Replay.Burst(results: deliveries.compactMap(\.result), fraction: last.fraction)
    }
  }
}

extension ReplayQueue.State {
  /// Adds the weight of items, if the window has room for it, and otherwise blocks the reader.
  ///
  /// Items of any weight fit into an empty window.
  fileprivate mutating func admit(_ added: Int, to window: Int) -> Bool {
    isReaderBlocked = weight > 0 && weight + added > window
    if !isReaderBlocked { weight += added }
    return !isReaderBlocked
  }

  /// Removes and returns the next waiting items, or nil.
  fileprivate mutating func takeBatch() -> [ReplayItem]? {
    batches.isEmpty ? nil : batches.removeFirst()
  }

  /// Ends the block of the reader, if there is one, once no more than a certain weight is in flight.
  fileprivate mutating func unblockReader(below limit: Int) -> Bool {
    guard isReaderBlocked, weight <= limit else { return false }
    isReaderBlocked = false
    return true
  }

  /// Marks the queue as finished, and returns the continuations to resume.
  fileprivate mutating func finish() -> Waiting {
    isFinished = true
    defer { takers = [] }
    return Waiting(takers: takers, reporter: wakeReporter())
  }

  /// Returns the reporter's continuation if results are available.
  fileprivate mutating func wakeReporter() -> CheckedContinuation<Void, Never>? {
    guard canReport else { return nil }
    defer { reporter = nil }
    return reporter
  }
}
