/// The messages that a socket hasn't accepted yet.
struct OutgoingQueue {
  private var messages: [[UInt8]] = []
  /// The number of bytes of the first message that were sent.
  private var offset = 0
  /// The number of bytes to send.
  private(set) var count = 0
  /// The maximum number of bytes in all messages; a single message may be larger.
  private let maximumCount: Int

  init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  var isEmpty: Bool { messages.isEmpty }

  /// Appends a message and returns whether there was space for it.
  mutating func append(_ message: [UInt8]) -> Bool {
    guard isEmpty || count + message.count <= maximumCount else { return false }
    messages.append(message)
    count += message.count
    return true
  }

  /// Passes the rest of the first message to a closure that returns the number of sent bytes, or
  /// nil if it can't send any.
  ///
  /// - Returns: Whether bytes were sent.
  mutating func sendNext(_ send: (UnsafeRawBufferPointer) -> Int?) -> Bool {
    guard let message = messages.first else { return false }
    let sent = message.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
    guard let sent else { return false }
    offset += sent
    count -= sent
    if offset == message.count {
      messages.removeFirst()
      offset = 0
    }
    return true
  }

  /// Removes all messages.
  mutating func removeAll() {
    self = OutgoingQueue(maximumCount: maximumCount)
  }
}
