/// A file to write whole.
public enum OutputFile {
  /// Why a file cannot be written.
  public struct Failure: Error, Sendable, Hashable {
    /// What happened, as a sentence.
    public var message: String
  }

  /// Writes a text to a file, in one step: until all of it is on the disk, the old content stays.
  ///
  /// - Throws: ``Failure`` when it cannot be written; what was there before is there still.
  public static func write(_ text: String, to path: String) throws(Failure) {
    if let reason = Platform.replace(path, with: Array(text.utf8)) {
      throw Failure(message: "\(path) cannot be written: \(reason).")
    }
  }
}
