// System calls, and most code that differs between systems. The imports are preconcurrency because
// the C library declares its streams as global variables.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Android)
  @preconcurrency import Android
#endif

// Aliases, because the functions below have the same names as the system's.
private let systemRead = read
private let systemWrite = write
private let systemSend = send
private let systemClose = close
private let systemPipe = pipe

/// The system calls that this target uses.
enum System {
  /// The number of the last error.
  static var lastError: Int32 { errno }

  /// Returns the message for an error number.
  static func message(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// The result of a read.
  enum Piece {
    case bytes(Int)
    case nothingYet
    case end
  }

  /// Reads the available bytes into a buffer.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Piece {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .nothingYet
      default: return .end
      }
    }
  }

  /// Writes all bytes, in several calls if necessary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: The descriptor to write to.
  /// - Returns: Whether all bytes were written.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Sends bytes over a socket, without a SIGPIPE if the other end is closed.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - socket: The socket to send to.
  ///   - isPatient: Whether to wait if the socket's buffer is full.
  /// - Returns: Whether all bytes were sent.
  @discardableResult
  static func send(_ bytes: [UInt8], to socket: Int32, isPatient: Bool = true) -> Bool {
    #if canImport(Darwin)
      var flags: Int32 = 0
    #else
      var flags = Int32(MSG_NOSIGNAL)
    #endif
    if !isPatient { flags |= Int32(MSG_DONTWAIT) }
    return bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(rebasing: buffer[...])
      while !rest.isEmpty {
        let count = systemSend(socket, rest.baseAddress, rest.count, flags)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Returns the contents of a virtual file, such as one in `/proc`; nil if the file doesn't exist.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
    defer { chunk.deallocate() }
    while case .bytes(let count) = read(descriptor, into: chunk) {
      contents += UnsafeRawBufferPointer(rebasing: chunk[..<count])
    }
    return contents
  }

  /// Returns the size of a file in bytes; nil if the file doesn't exist.
  static func size(of path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    return size < 0 ? nil : Int(size)
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  /// Creates two connected sockets that child processes don't inherit.
  ///
  /// - Returns: Both ends, or the system's error.
  static func socketPair() -> Result<(Int32, Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return .failure(.last) }
      for end in ends { var on: Int32 = 1; setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, 4) }
    #else
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
        return .failure(.last)
      }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return .success((ends[0], ends[1]))
  }

  /// Creates a pipe that child processes don't inherit, with a nonblocking reading end.
  static func pipe() -> Result<(reading: Int32, writing: Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return .failure(.last) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return .success((ends[0], ends[1]))
  }

  /// Exits this process immediately.
  static func exitNow(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }

  /// Sets standard output to line buffering, so that a crash loses no complete line.
  static func enableLineBuffering() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Sets the close-on-exec flag of a descriptor, so that child processes don't inherit it.
  static func setCloseOnExec(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  /// Returns a system function that Swift's module doesn't import.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}

/// A system error, by number.
struct SystemError: Error {
  let number: Int32

  /// The last error.
  static var last: SystemError { SystemError(number: System.lastError) }

  var message: String { System.message(number) }
}
