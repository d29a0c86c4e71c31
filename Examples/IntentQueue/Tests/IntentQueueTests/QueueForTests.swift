import Fleet
import IntentKitCore
import IntentQueue
import Synchronization

/// A sequence of texts that counts the elements it has returned.
final class Feed: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let rest: Mutex<ArraySlice<[UInt8]>>
  private let count: Int
  private let ending: (any Error)?

  init(pieces: [[UInt8]], ending: (any Error)? = nil) {
    rest = Mutex(pieces[...])
    count = pieces.count
    self.ending = ending
  }

  convenience init(_ texts: [String], ending: (any Error)? = nil) {
    self.init(pieces: texts.map { Array($0.utf8) }, ending: ending)
  }

  var takenCount: Int { count - rest.withLock { $0.count } }

  func makeAsyncIterator() -> Feed { self }

  func next() async throws -> [UInt8]? {
    if let next = rest.withLock({ $0.popFirst() }) { return next }
    if let ending { throw ending }
    return nil
  }
}

/// The answers that were sent.
final class Sent: Sendable {
  private let kept = Mutex<[QueuedAnswer]>([])

  var answers: [QueuedAnswer] { kept.withLock { $0 } }

  func append(_ answer: QueuedAnswer) { kept.withLock { $0.append(answer) } }
}

extension Fleet {
  /// Ada's cars.
  static func twoVans(
    callTime: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) -> Fleet {
    let vans = [
      Vehicle(plate: "AL 1815", name: "blue van", isLocked: false),
      Vehicle(plate: "AL 1843", name: "red van"),
    ]
    return Fleet(["ada": vans], callTime: callTime, clock: clock)
  }
}

extension IntentWorker {
  /// Creates a worker for a fleet, with a time limit that isn't exceeded even on a busy machine.
  init(fleet: Fleet, maximumConcurrentRequests: Int = 32) {
    self.init(
      app: FleetHandlers.appDescription, limit: .seconds(600),
      maximumConcurrentRequests: maximumConcurrentRequests
    ) { request in FleetHandlers(fleet: fleet, user: request.user) }
  }

  /// Returns all answers to the given lines, in the order of arrival.
  func answers<Lines: AsyncSequence>(
    to lines: Lines
  ) async throws -> [QueuedAnswer] where Lines.Element == [UInt8] {
    let sent = Sent()
    try await run(lines) { sent.append($0) }
    return sent.answers
  }

  /// Returns the end of a valid request.
  func ending(of request: QueuedRequest) async throws -> Ending {
    switch await answer(to: Array(request.text.utf8), number: 1).content {
    case .ended(let ending): return ending
    case .rejected(let rejection): throw rejection
    }
  }
}

extension QueuedRequest {
  /// A complete request to lock a car.
  static let lock = lock(id: "1")

  static func lock(id: String) -> QueuedRequest {
    QueuedRequest(
      id: id, user: "ada", intent: "SetCarLockStatus",
      parameters: ["locked": true, "carName": "blue van"])
  }

  /// The line of the request.
  var text: String { JSONWriter.text(parameterValue, style: .compact) }
}

extension QueuedAnswer {
  /// The end of the request, or nil if the line was rejected.
  var ending: Ending? {
    if case .ended(let ending) = content { ending } else { nil }
  }

  /// The line of the answer, without its line break.
  var text: String { String(decoding: line.dropLast(), as: UTF8.self) }
}
