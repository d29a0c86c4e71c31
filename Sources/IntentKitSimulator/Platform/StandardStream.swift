/// The standard output and the standard error, without buffers and without traps.
public enum StandardStream: Sendable {
  /// Where results go.
  case output
  /// Where everything else goes.
  case error

  /// Why a text could not be written.
  public struct Failure: Error, Sendable, Hashable {
    /// Whether nobody is there to read it any more.
    public var isClosed: Bool
    /// What the system says.
    public var reason: String
  }

  /// Writes a text.
  ///
  /// - Throws: ``Failure`` when not all of it could be written; nothing more will arrive then.
  public func write(_ text: String) throws(Failure) {
    try Platform.write(Array(text.utf8), to: self == .output ? 1 : 2)
  }

  /// Makes the streams safe to use, whatever state the process was started in.
  ///
  /// A write to a closed pipe fails rather than end the process, and what was closed from the start stays so: no file
  /// that is opened later takes its place.
  public static func prepare() {
    Platform.ignoreBrokenPipes()
    Platform.keepClosedStreamsClosed()
  }

  /// Ends the process at once, whatever its threads are doing.
  public static func exit(_ status: Int32) -> Never { Platform.exit(status) }
}
