/// The standard output and the standard error, without buffers and without traps.
public enum StandardStream: Sendable {
  /// Where results go.
  case output
  /// Where everything else goes.
  case error

  /// Writes a text.
  ///
  /// - Returns: Whether all of it could be written.
  public func write(_ text: String) -> Bool {
    Platform.write(Array(text.utf8), to: self == .output ? 1 : 2)
  }

  /// Has a write to a closed pipe fail rather than end the process.
  public static func ignoreBrokenPipes() { Platform.ignoreBrokenPipes() }

  /// Ends the process at once, whatever its threads are doing.
  public static func exit(_ status: Int32) -> Never { Platform.exit(status) }
}
