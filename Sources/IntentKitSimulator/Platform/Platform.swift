// The differences between operating systems: files, the terminal and process exit. No other file in
// this target depends on the operating system.
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
  /// Returns whether a file descriptor refers to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the number of columns of a file descriptor's terminal, or nil if it isn't a terminal.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The result of reading a file.
  package enum FileContent {
    case bytes([UInt8])
    case tooLarge
    case failed(String)
  }

  /// Reads an entire file, or the standard input if the path is nil.
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

  /// Creates a folder and its parent folders if they don't exist.
  ///
  /// - Parameter path: The path of the folder.
  /// - Returns: The reason why the folder doesn't exist, or nil on success.
  static func makeFolder(_ path: String) -> String? {
    guard create(path) else { return "cannot be created: \(lastError)" }
    var status = stat()
    guard stat(path, &status) == 0 else { return "cannot be opened: \(lastError)" }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : "isn't a folder"
  }

  private static func create(_ path: String) -> Bool {
    // The existing entry may not be a folder.
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      create(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Returns the reason why the current user can't use a folder, or nil.
  static func refusal(of path: String) -> String? {
    access(path, R_OK | W_OK | X_OK) == 0 ? nil : "cannot be used: \(lastError)"
  }

  /// Replaces the content of a file atomically, or creates the file.
  ///
  /// A symbolic link is kept, and its target is replaced. If the path isn't a regular file, such as
  /// a pipe, the bytes are written to it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The new content.
  /// - Returns: The operating system's reason for a failure, or nil on success.
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
    // `O_EXCL` prevents writing to a file that another process has created.
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

  /// Returns a path with all symbolic links resolved.
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
        // Another process made the stream non-blocking. Its reader is only slow.
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

  /// Occupies the descriptors of closed standard streams, so that they can be neither read nor
  /// written.
  static func keepClosedStreamsClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // A new file gets the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ignores SIGPIPE, so that a write to a closed pipe fails instead of terminating the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Exits the process without waiting for its threads.
  static func exit(_ status: Int32) -> Never { _exit(status) }

  /// The operating system's description of the last failure.
  static var lastError: String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}
