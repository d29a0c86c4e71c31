import Fleet
import IntentKitCore
import IntentQueue
import Synchronization

/// Texts that are taken one by one, and how many were taken.
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

/// Answers that were sent.
final class Sent: Sendable {
  private let kept = Mutex<[QueuedAnswer]>([])

  var answers: [QueuedAnswer] { kept.withLock { $0 } }

  func append(_ answer: QueuedAnswer) { kept.withLock { $0.append(answer) } }
}

extension Fleet {
  /// The cars of Ada.
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
  /// Makes a worker for a fleet, with a limit that no request reaches, however busy the machine is.
  init(fleet: Fleet, requestsAtOnce: Int = 32) {
    self.init(
      app: FleetHandlers.appDescription, limit: .seconds(600), requestsAtOnce: requestsAtOnce
    ) { request in FleetHandlers(fleet: fleet, user: request.user) }
  }

  /// All answers to some lines, as they came.
  func answers<Lines: AsyncSequence>(
    to lines: Lines
  ) async throws -> [QueuedAnswer] where Lines.Element == [UInt8] {
    let sent = Sent()
    try await run(lines) { sent.append($0) }
    return sent.answers
  }

  /// How a request ends that can be run.
  func ending(of request: QueuedRequest) async throws -> Ending {
    switch await answer(to: Array(request.text.utf8), number: 1).content {
    case .ended(let ending): return ending
    case .rejected(let rejection): throw rejection
    }
  }
}

extension QueuedRequest {
  /// A request to lock a car, for which nothing has to be asked.
  static let lock = lock(id: "1")

  static func lock(id: String) -> QueuedRequest {
    QueuedRequest(
      id: id, user: "ada", intent: "SetCarLockStatus",
      parameters: ["locked": true, "carName": "blue van"])
  }

  /// The line of this request.
  var text: String { JSONWriter.text(parameterValue, style: .compact) }
}

extension QueuedAnswer {
  /// How its request ended; nil when there was none.
  var ending: Ending? {
    if case .ended(let ending) = content { ending } else { nil }
  }

  /// The line of this answer, without its line break.
  var text: String { String(decoding: line.dropLast(), as: UTF8.self) }
}
