/// A file to read, or the standard input under the name `-`.
public enum InputFile {
  /// The largest file that is read, in bytes.
  public static let largest = 64 << 20

  /// Why a file cannot be read.
  public struct Failure: Error, Sendable, Hashable {
    /// What happened and what to do, as a sentence.
    public var message: String
  }

  /// Reads a file whole.
  ///
  /// - Throws: ``Failure`` when it is missing, no file, unreadable or larger than ``largest``.
  public static func bytes(of path: String) throws(Failure) -> [UInt8] {
    switch Platform.read(path == "-" ? nil : path, atMost: largest) {
    case .bytes(let bytes): return bytes
    case .tooLarge:
      throw Failure(message: "\(path) is larger than \(largest >> 20) MiB, the most that is read.")
    case .failed(let reason):
      throw Failure(message: "\(path) cannot be read: \(reason).")
    }
  }
}
