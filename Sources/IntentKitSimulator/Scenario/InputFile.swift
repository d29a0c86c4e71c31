/// A file to read, or the standard input for the path `-`.
public enum InputFile {
  /// The maximum size of a file, in bytes.
  public static let largest = 64 << 20

  /// An error that prevented reading a file.
  public struct Failure: Error, Sendable, Hashable {
    /// A sentence that describes the failure and the remedy.
    public var message: String
  }

  /// Reads an entire file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The content.
  /// - Throws: ``Failure`` if the file doesn't exist, isn't a file, can't be read, or is larger
  ///   than ``largest``.
  public static func bytes(of path: String) throws(Failure) -> [UInt8] {
    switch Platform.read(path == "-" ? nil : path, atMost: largest) {
    case .bytes(let bytes): return bytes
    case .tooLarge:
      throw Failure(message: "\(path) exceeds the maximum size of \(largest >> 20) MiB.")
    case .failed(let reason):
      throw Failure(message: "\(path) cannot be read: \(reason).")
    }
  }
}
