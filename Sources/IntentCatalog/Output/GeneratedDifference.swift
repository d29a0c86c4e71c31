/// A difference between a file on disk and its generated text.
package struct GeneratedDifference: Sendable, Hashable, CustomStringConvertible {
  /// The path, relative to the folder of generated files.
  package var path: String
  /// The kind of difference.
  package var kind: Kind

  /// A kind of difference.
  package enum Kind: String, Sendable, Hashable {
    /// The file doesn't exist.
    case missing = "is missing"
    /// The file has another text.
    case differs = "differs from the generated text"
    /// The file is no longer generated.
    case superfluous = "is no longer generated"
  }

  package var description: String { "\(path): \(kind.rawValue)" }
}
