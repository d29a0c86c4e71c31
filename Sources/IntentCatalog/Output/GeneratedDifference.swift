/// A difference between a file on disk and its generated text.
public struct GeneratedDifference: Sendable, Hashable, CustomStringConvertible {
  /// The path, relative to the folder of generated files.
  public var path: String
  /// The kind of difference.
  public var kind: Kind

  /// A kind of difference.
  public enum Kind: String, Sendable, Hashable {
    /// The file doesn't exist.
    case missing = "is missing"
    /// The file has another text.
    case differs = "differs from the generated text"
    /// The file is no longer generated.
    case superfluous = "is no longer generated"
  }

  public var description: String { "\(path): \(kind.rawValue)" }
}
