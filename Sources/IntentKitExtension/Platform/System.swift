// Everything here that asks which system it runs on, and most that asks the system at all.
// The C library has its streams as variables, which Swift takes for shared state of nobody’s.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Android)
  @preconcurrency import Android
#endif

// By other names, since those of the system are those of the functions below as well.
private let systemRead = read
private let systemWrite = write
private let systemSend = send
private let systemClose = close
private let systemPipe = pipe

/// The system’s calls, as this target needs them.
enum System {
  /// The number of the last error.
  static var lastError: Int32 { errno }

  /// The words for an error.
  static func message(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// What became of a piece of reading.
  enum Piece {
    case bytes(Int)
    case nothingYet
    case end
  }

  /// Reads what is there into a buffer.
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

  /// Writes bytes, however many pieces that takes.
  ///
  /// - Returns: Whether all of them were taken.
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

  /// Sends bytes over a socket, without the signal that comes when nobody is there.
  ///
  /// - Parameter isPatient: Whether to wait when there is no room.
  /// - Returns: Whether all of them were taken.
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

  /// What stands in a file that the system makes up while it is read; nil when there is none.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
    defer { piece.deallocate() }
    while case .bytes(let count) = read(descriptor, into: piece) {
      contents += UnsafeRawBufferPointer(rebasing: piece[..<count])
    }
    return contents
  }

  /// How many bytes a file has; nil when there is none.
  static func size(of path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    return size < 0 ? nil : Int(size)
  }

  /// Gives a descriptor back.
  static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  /// Two descriptors joined to each other, which no other program inherits.
  ///
  /// - Returns: Both ends, or the number of the error.
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

  /// A pipe whose ends no other program inherits, and whose reading end never waits.
  static func pipe() -> Result<(reading: Int32, writing: Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return .failure(.last) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return .success((ends[0], ends[1]))
  }

  /// Ends this process at once.
  static func leave(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }

  /// Has each line that is printed leave this process at once, so that a crash takes none along.
  static func printByLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Keeps a descriptor from the programs that this one starts.
  static func keepToOurselves(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  /// A function of the system that Swift’s import leaves out.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}

/// An error of the system, by its number.
struct SystemError: Error {
  let number: Int32

  /// The last one.
  static var last: SystemError { SystemError(number: System.lastError) }

  var message: String { System.message(number) }
}
