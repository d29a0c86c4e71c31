import IntentKitCore

/// The terminal of this process, if it has one.
public enum Terminal {
  /// A file that every process has from the start.
  public enum Stream: Int32, Sendable, Hashable, CaseIterable {
    /// The standard input.
    case input = 0
    /// The standard output.
    case output = 1
    /// The standard error.
    case error = 2
  }

  /// Whether a stream is a terminal.
  public static func isTerminal(_ stream: Stream) -> Bool {
    Platform.isTerminal(stream.rawValue)
  }

  /// How many columns the terminal behind a stream has, or nil when it is none.
  public static func columns(of stream: Stream) -> Int? {
    Platform.columns(of: stream.rawValue)
  }

  /// Reads a line from the standard input, without its end.
  ///
  /// The wait happens on a thread of its own, so it holds none of those that run tasks.
  ///
  /// - Returns: Nil at the end of input.
  public static func readLine() async -> String? {
    await withUnsafeContinuation { continuation in
      let isStarted = SystemThread.start(stackSize: 256 * 1024) {
        continuation.resume(returning: Swift.readLine())
      }
      if !isStarted { continuation.resume(returning: Swift.readLine()) }
    }
  }
}
