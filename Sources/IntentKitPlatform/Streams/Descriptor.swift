#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// By other names, because the functions below have the same ones.
private let systemRead = read
private let systemWrite = write
private let systemSend = send
private let systemClose = close
private let systemPipe = pipe

/// Calls on file descriptors.
package enum Descriptor {
  /// The result of a read.
  package enum ReadResult: Sendable, Hashable {
    case bytes(Int)
    case wouldBlock
    case end
  }

  /// Reads the available bytes into a buffer.
  package static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> ReadResult {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      default: return .end
      }
    }
  }

  /// Copies the bytes that a socket has received into a buffer, without waiting and without removing
  /// them from the socket.
  ///
  /// - Returns: The number of bytes; 0 also if the descriptor isn't a socket.
  package static func peek(
    _ socket: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    max(0, recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_PEEK | MSG_DONTWAIT)))
  }

  /// Writes all bytes, in several calls if necessary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: The descriptor to write to.
  /// - Returns: Whether all bytes were written.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(rebasing: buffer[...])
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// The result of sending bytes without waiting.
  package enum SendResult: Sendable, Hashable {
    /// A number of bytes was sent, possibly not all.
    case bytes(Int)
    case wouldBlock
    /// The other end is closed.
    case closed
  }

  /// Sends as many bytes over a socket as fit into its buffer, without waiting and without a
  /// SIGPIPE if the other end is closed.
  package static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> SendResult {
    #if canImport(Darwin)
    let flags = Int32(MSG_DONTWAIT)
    #else
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    #endif
    while true {
      let count = systemSend(socket, bytes.baseAddress, bytes.count, flags)
      if count >= 0 { return .bytes(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      default: return .closed
      }
    }
  }

  /// Returns whether a descriptor is open in this process.
  package static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Closes a descriptor.
  package static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  /// Creates two connected sockets that child processes don't inherit.
  ///
  /// - Returns: Both ends, or the system's error.
  package static func socketPair() -> Result<(Int32, Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else {
      return .failure(SystemError(.connect))
    }
    for end in ends { var on: Int32 = 1; setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, 4) }
    #else
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      return .failure(SystemError(.connect))
    }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return .success((ends[0], ends[1]))
  }

  /// Creates a pipe that child processes don't inherit, with a nonblocking reading end.
  package static func pipe() -> Result<(reading: Int32, writing: Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return .failure(SystemError(.connect)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    setNonblocking(ends[0])
    return .success((ends[0], ends[1]))
  }

  /// A descriptor to wait for.
  package struct Polled {
    /// The descriptor; a negative one is ignored.
    package var descriptor: Int32
    /// Whether to wait for space for writing, too.
    package var awaitsSpace: Bool

    package init(_ descriptor: Int32?, awaitsSpace: Bool = false) {
      self.descriptor = descriptor ?? -1
      self.awaitsSpace = awaitsSpace
    }
  }

  /// The state of a descriptor after waiting.
  package struct Readiness: Sendable, Hashable {
    /// Whether a read wouldn't block: there are bytes, or the other end is closed.
    package var isReadable = false
    /// Whether there is space for writing.
    package var isWritable = false
  }

  /// Waits until one of several descriptors is ready.
  ///
  /// - Parameters:
  ///   - polled: The descriptors.
  ///   - timeout: The maximum time to wait; nil for no limit.
  /// - Returns: The state of each descriptor.
  package static func wait(for polled: [Polled], timeout: Duration?) -> [Readiness] {
    var polls = polled.map {
      let events = $0.awaitsSpace ? POLLIN | POLLOUT : POLLIN
      return pollfd(fd: $0.descriptor, events: Int16(events), revents: 0)
    }
    let milliseconds =
      timeout.map { Int32(clamping: (max(0, $0.nanoseconds) + 999_999) / 1_000_000) } ?? -1
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else {
      return polled.map { _ in Readiness() }
    }
    return polls.map {
      Readiness(
        isReadable: $0.revents & ~Int16(POLLOUT) != 0, isWritable: $0.revents & Int16(POLLOUT) != 0)
    }
  }

  /// Sets a descriptor to nonblocking, so that its reads and writes return instead of waiting.
  package static func setNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Sets the close-on-exec flag of a descriptor, so that child processes don't inherit it.
  package static func setCloseOnExec(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  /// Writes all bytes, and waits where a nonblocking descriptor has no room.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String?) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Another process made the stream nonblocking. Its reader is only slow.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
        continue
      }
      guard count > 0 else { throw SystemError(.write, path) }
      rest = rest.dropFirst(count)
    }
  }
}

/// A file descriptor that is closed when it's no longer used.
final class OwnedDescriptor: Sendable {
  let number: Int32

  /// Creates a descriptor from the result of a system call, or nil if the call failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// The identity of the open file.
  var identity: FileEntry.Identity? {
    var status = stat()
    return fstat(number, &status) == 0 ? FileEntry.Identity(status) : nil
  }

  /// Checks that this is a regular file.
  func checkIsPlainFile(path: String) throws(SystemError) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError(.read, path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(.read, path, code: ENXIO) }
  }

  /// Waits until written data is on the disk.
  ///
  /// - Returns: Whether the data is on the disk.
  func settle() -> Bool {
    #if canImport(Darwin)
    // On Darwin, `fsync` leaves the data in the cache of the disk.
    if fcntl(number, F_FULLFSYNC) == 0 { return true }
    #endif
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that doesn't support this has nothing to wait for.
      case EINVAL, ENOTSUP: return true
      default: return false
      }
    }
    return true
  }
}
