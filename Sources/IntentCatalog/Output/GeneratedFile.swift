/// A source file as the generator wants it to be.
public struct GeneratedFile: Sendable, Hashable {
  /// Where it lies, seen from the folder that holds all generated files.
  public var path: String
  /// What it says.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
