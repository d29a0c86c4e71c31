import IntentKitCore
import IntentKitPlatform

/// The connection to the process of an extension: JSON objects, one per line in both directions.
///
/// No function waits, whatever the process does. A message that doesn't fit into the socket's
/// buffer is queued, and the listening thread sends it when there is space.
final class ExtensionChannel: Sendable {
  private struct Outbox {
    var queue: OutgoingQueue
    /// Whether the process can still receive messages.
    var isOpen = true
  }

  private struct Inbox {
    var lines = LineBuffer()
    /// Whether the process can still send messages.
    var isOpen = true
  }

  private let socket: Int32
  /// The maximum number of bytes in a message of the process, and in all messages that it hasn't
  /// read.
  let maximumMessageSize: Int
  private let outbox: Locked<Outbox>
  private let inbox = Locked(Inbox())

  /// Creates a channel that owns a socket.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - maximumMessageSize: The maximum number of bytes in a message of the process, and in all
  ///     messages that it hasn't read.
  init(_ socket: Int32, maximumMessageSize: Int) {
    self.socket = socket
    self.maximumMessageSize = maximumMessageSize
    outbox = Locked(Outbox(queue: OutgoingQueue(maximumCount: maximumMessageSize)))
    Descriptor.setNonblocking(socket)
  }

  // MARK: - Sending

  /// The state of the messages to send.
  enum Delivery {
    /// The socket has accepted all messages.
    case sent
    /// Some messages wait for space.
    case waitsForSpace
    /// The message was discarded, because too many others wait.
    case full
    /// The process has closed its end.
    case closed
  }

  /// Sends a message, or queues what doesn't fit.
  func send(_ message: [UInt8]) -> Delivery {
    outbox.withLock { outbox in
      guard outbox.isOpen else { return .closed }
      guard outbox.queue.append(message) else { return .full }
      return flush(&outbox)
    }
  }

  /// Sends queued messages, as far as there is space.
  func flush() -> Delivery { outbox.withLock { flush(&$0) } }

  private func flush(_ outbox: inout Outbox) -> Delivery {
    guard outbox.isOpen else { return .closed }
    var result = Descriptor.SendResult.bytes(0)
    let send = { [socket] (bytes: UnsafeRawBufferPointer) -> Int? in
      result = Descriptor.send(bytes, to: socket)
      return if case .bytes(let count) = result { count } else { nil }
    }
    while outbox.queue.sendNext(send) {}
    switch result {
    case .bytes: return .sent
    case .wouldBlock: return .waitsForSpace
    case .closed:
      outbox.isOpen = false
      outbox.queue.removeAll()
      return .closed
    }
  }

  // MARK: - Receiving

  /// An input from the process.
  enum Input {
    case message(ParameterValue)
    /// The process broke the protocol.
    case violation(Verdict.Kind)
  }

  /// The descriptor to wait for.
  var polled: Descriptor.Polled {
    let awaitsSpace = outbox.withLock { !$0.queue.isEmpty }
    return Descriptor.Polled(isReceiving ? socket : nil, awaitsSpace: awaitsSpace)
  }

  /// Whether the process can still send messages.
  var isReceiving: Bool { inbox.withLock { $0.isOpen } }

  /// The number of bytes in an incomplete message.
  var incompleteCount: Int { inbox.withLock { $0.lines.count } }

  /// Reads the available bytes.
  ///
  /// - Parameter chunk: A buffer for the bytes.
  /// - Returns: The result; the end if the process closed its end of the channel.
  func read(into chunk: UnsafeMutableRawBufferPointer) -> Descriptor.ReadResult {
    inbox.withLock { inbox in
      guard inbox.isOpen else { return .wouldBlock }
      let result = Descriptor.read(socket, into: chunk)
      switch result {
      case .wouldBlock: break
      case .end: inbox.isOpen = false
      case .bytes(let count):
        inbox.lines.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      }
      return result
    }
  }

  /// Returns the next message among the bytes that were read, or nil.
  func nextInput() -> Input? {
    inbox.withLock { inbox in
      let flood = Input.violation(.flood(.message, limit: maximumMessageSize))
      guard let line = inbox.lines.next() else {
        return inbox.lines.count > maximumMessageSize ? flood : nil
      }
      guard line.count <= maximumMessageSize else { return flood }
      do throws(JSONError) {
        return .message(try JSONReader.value(from: line))
      } catch {
        return .violation(.unreadableMessage(.invalidJSON(error.description)))
      }
    }
  }

  /// Closes the socket and discards all messages.
  func close() {
    inbox.withLock { $0.isOpen = false }
    outbox.withLock { outbox in
      // No sender uses the descriptor after it is closed.
      outbox.isOpen = false
      outbox.queue.removeAll()
      Descriptor.close(socket)
    }
  }
}
