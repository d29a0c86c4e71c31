import IntentKitCore

/// The terminal of this process, if any.
public enum Terminal {
  /// A standard stream of the process.
  public enum Stream: Int32, Sendable, Hashable, CaseIterable {
    /// The standard input.
    case input = 0
    /// The standard output.
    case output = 1
    /// The standard error.
    case error = 2
  }

  /// Returns whether a stream is a terminal.
  public static func isTerminal(_ stream: Stream) -> Bool {
    Platform.isTerminal(stream.rawValue)
  }

  /// Returns the number of columns of a stream's terminal, or nil if it isn't a terminal.
  public static func columns(of stream: Stream) -> Int? {
    Platform.columns(of: stream.rawValue)
  }

  /// Reads a line from the standard input, without its line break.
  ///
  /// The read blocks a separate thread, not one of the threads that run tasks.
  ///
  /// - Returns: The line, or nil at the end of the input.
  public static func readLine() async -> String? {
    await withUnsafeContinuation { continuation in
      let isStarted = SystemThread.start(stackSize: 256 * 1024) {
        continuation.resume(returning: Swift.readLine())
      }
      if !isStarted { continuation.resume(returning: Swift.readLine()) }
    }
  }
}
