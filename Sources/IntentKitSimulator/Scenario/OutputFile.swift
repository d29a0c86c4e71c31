/// A file to write as a whole.
public enum OutputFile {
  /// An error that prevented writing a file.
  public struct Failure: Error, Sendable, Hashable {
    /// A sentence that describes the failure.
    public var message: String
  }

  /// Writes a text to a file atomically.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - path: The path of the file.
  /// - Throws: ``Failure`` if the file can't be written. Existing content is unchanged.
  public static func write(_ text: String, to path: String) throws(Failure) {
    if let reason = Platform.replace(path, with: Array(text.utf8)) {
      throw Failure(message: "\(path) cannot be written: \(reason).")
    }
  }
}
