import Dispatch
import Foundation

/// The standard input, read in chunks on demand.
///
/// Reading blocks a separate thread and can be stopped while it waits.
struct StandardInput: AsyncSequence, Sendable {
  private static let pieceSize = 1 << 16

  private let queue = DispatchQueue(label: "standard input")
  /// A pipe that wakes the reading thread when reading is stopped.
  private let wakeUp: (read: Int32, write: Int32)

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("cannot make a pipe") }
    wakeUp = (ends[0], ends[1])
  }

  /// Stops reading permanently.
  ///
  /// A pending read throws `CancellationError`.
  func stop() {
    _ = withUnsafeBytes(of: UInt8(0)) { write(wakeUp.write, $0.baseAddress, 1) }
  }

  /// Stops reading when a signal arrives, for as long as the returned source exists.
  func stops(at number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { stop() }
    source.activate()
    return source
  }

  func makeAsyncIterator() -> Iterator { Iterator(input: self) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let input: StandardInput

    func next() async throws -> [UInt8]? {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          input.queue.async { continuation.resume(with: Result { try input.readPiece() }) }
        }
      } onCancel: {
        input.stop()
      }
    }
  }

  /// Waits for the next chunk and reads it, or returns nil at the end.
  private func readPiece() throws -> [UInt8]? {
    var watched = [wakeUp.read, STDIN_FILENO].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&watched, nfds_t(watched.count), -1) < 0 {
      guard errno == EINTR else { throw SystemError("cannot wait for the standard input") }
    }
    if watched[0].revents != 0 { throw CancellationError() }
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    let count = read(STDIN_FILENO, &piece, piece.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return try readPiece() }
    guard count >= 0 else { throw SystemError("cannot read the standard input") }
    return count == 0 ? nil : Array(piece[..<count])
  }
}
