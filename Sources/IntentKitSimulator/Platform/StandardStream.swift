/// The unbuffered standard output and standard error.
public enum StandardStream: Sendable {
  /// The stream for results.
  case output
  /// The stream for all other output.
  case error

  /// An error that prevented writing a text.
  public struct Failure: Error, Sendable, Hashable {
    /// Whether the reader has closed the stream.
    public var isClosed: Bool
    /// The operating system's description of the failure.
    public var reason: String
  }

  /// Writes a text.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``Failure`` if the text can't be written completely. Stop writing to the stream.
  public func write(_ text: String) throws(Failure) {
    try Platform.write(Array(text.utf8), to: self == .output ? 1 : 2)
  }

  /// Prepares the standard streams for safe use, regardless of how the process was launched.
  ///
  /// A write to a closed pipe fails instead of terminating the process. A stream that is closed at
  /// launch stays closed: no file that is opened later takes over its descriptor.
  public static func prepare() {
    Platform.ignoreBrokenPipes()
    Platform.keepClosedStreamsClosed()
  }

  /// Exits the process immediately, without waiting for its threads.
  public static func exit(_ status: Int32) -> Never { Platform.exit(status) }
}
