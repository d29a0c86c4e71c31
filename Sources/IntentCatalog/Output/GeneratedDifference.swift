/// A file that is not as the generator wants it to be.
public struct GeneratedDifference: Sendable, Hashable, CustomStringConvertible {
  /// The file, seen from the folder that holds all generated files.
  public var path: String
  /// What is wrong with it.
  public var kind: Kind

  /// What can be wrong with a file.
  public enum Kind: String, Sendable, Hashable {
    /// It is not there.
    case missing = "is missing"
    /// It says something else.
    case differs = "differs from what is generated"
    /// It is no longer generated.
    case superfluous = "is no longer generated"
  }

  public var description: String { "\(path): \(kind.rawValue)" }
}
