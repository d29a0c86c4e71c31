#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The terminal of this process, if any.
package enum Terminal {
  /// A standard stream of the process.
  package enum Stream: Int32, Sendable, Hashable, CaseIterable {
    /// The standard input.
    case input = 0
    /// The standard output.
    case output = 1
    /// The standard error.
    case error = 2
  }

  /// Returns whether a stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Returns the number of columns of a stream's terminal, or nil if it isn't a terminal.
  package static func columns(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads a line from the standard input, without its line break.
  ///
  /// The read blocks a separate thread, not one of the threads that run tasks.
  ///
  /// - Returns: The line, or nil at the end of the input.
  package static func readLine() async -> String? {
    await withUnsafeContinuation { continuation in
      let isStarted = SystemThread.start(stackSize: 256 * 1024) {
        continuation.resume(returning: Swift.readLine())
      }
      if !isStarted { continuation.resume(returning: Swift.readLine()) }
    }
  }
}
