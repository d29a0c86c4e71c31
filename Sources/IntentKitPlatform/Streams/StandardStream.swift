#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A standard stream of this process, unbuffered.
///
/// The raw value is the descriptor.
package enum StandardStream: Int32, Sendable {
  case input, output, error

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the stream's terminal, or nil if it isn't a terminal.
  package var columns: Int? { window.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The number of rows of the stream's terminal, or nil if it isn't a terminal.
  package var rows: Int? { window.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var window: winsize? {
    var size = winsize()
    return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

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
      // A new file gets the lowest free descriptor: this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
