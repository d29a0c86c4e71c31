#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The standard output and the standard error, unbuffered.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes a text.
  ///
  /// - Throws: ``SystemError`` if the text can't be written completely. Later writes fail, too.
  package func write(_ text: String) throws(SystemError) {
    try Descriptor.writeAll(Array(text.utf8), to: rawValue, path: nil)
  }

  /// Prepares the streams for safe use, regardless of how the process was started.
  ///
  /// A write to a closed pipe fails instead of terminating the process. Streams that are closed at
  /// launch stay closed: no file that is opened later takes their place.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // A new file gets the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
