/// A generated source file.
public struct GeneratedFile: Sendable, Hashable {
  /// The path, relative to the folder of generated files.
  public var path: String
  /// The contents of the file.
  public var text: String

  /// Creates a file with a path and its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
