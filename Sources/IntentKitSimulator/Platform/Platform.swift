// What differs between systems: files, the terminal and the end of the process. Nothing else in this target may ask which
// system it runs on.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

private let systemRead = read
private let systemWrite = write

package enum Platform {
  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal behind a file descriptor has, or nil when it is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// What came of reading a file.
  package enum FileContent {
    case bytes([UInt8])
    case tooLarge
    case failed(String)
  }

  /// Reads a file whole, or the standard input when there is no path.
  package static func read(_ path: String?, atMost limit: Int) -> FileContent {
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? 0
    guard descriptor >= 0 else { return .failed(lastError) }
    defer { if path != nil { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failed(lastError) }
      guard count > 0 else { return .bytes(bytes) }
      guard bytes.count + count <= limit else { return .tooLarge }
      bytes += buffer.prefix(count)
    }
  }

  /// Makes a folder and those that it lies in, where they are missing.
  ///
  /// - Returns: Why there is no such folder, or nil when there is one.
  static func makeFolder(_ path: String) -> String? {
    guard create(path) else { return "cannot be made: \(lastError)" }
    var status = stat()
    guard stat(path, &status) == 0 else { return "cannot be opened: \(lastError)" }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : "is no folder"
  }

  private static func create(_ path: String) -> Bool {
    // What stands there already may be no folder.
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      create(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Why this user may not work in a folder, or nil.
  static func refusal(of path: String) -> String? {
    access(path, R_OK | W_OK | X_OK) == 0 ? nil : "cannot be used: \(lastError)"
  }

  /// Puts new bytes in the place of a file, in one step, or makes it.
  ///
  /// A symbolic link stays one, and the file that it points at is replaced. What is no plain file, such as a pipe, is
  /// written to.
  ///
  /// - Returns: Why that cannot be, in the system's words; nil when all is written.
  static func replace(_ path: String, with bytes: [UInt8]) -> String? {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return lastError }
      defer { close(descriptor) }
      return failure { () throws(StandardStream.Failure) in try write(bytes, to: descriptor) }
    }
    let target = exists ? resolved(path) : path
    let draft = "\(target).\(getpid()).draft"
    // With O_EXCL, nothing that somebody else put there is written to.
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return lastError }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
    var reason = failure { () throws(StandardStream.Failure) in try write(bytes, to: descriptor) }
    if reason == nil, fsync(descriptor) != 0 { reason = lastError }
    if close(descriptor) != 0, reason == nil { reason = lastError }
    if reason == nil, rename(draft, target) != 0 { reason = lastError }
    if reason != nil { unlink(draft) }
    return reason
  }

  /// Where a path leads in the end.
  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  private static func failure(
    of body: () throws(StandardStream.Failure) -> Void
  ) -> String? {
    do throws(StandardStream.Failure) {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  /// Writes bytes to a file descriptor.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32
  ) throws(StandardStream.Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Somebody made the stream non-blocking; its reader is only slow.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
        continue
      }
      guard count > 0 else {
        let isClosed = errno == EPIPE || errno == EBADF
        throw StandardStream.Failure(isClosed: isClosed, reason: lastError)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Holds the places of standard streams that are closed, in a way that neither reads nor writes.
  static func keepClosedStreamsClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // A new file takes the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Has a write to a closed pipe fail rather than end the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ends the process without waiting for its threads.
  static func exit(_ status: Int32) -> Never { _exit(status) }

  /// The last failure of the system, in its own words.
  static var lastError: String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}
