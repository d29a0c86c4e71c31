/// A generated source file.
package struct GeneratedFile: Sendable, Hashable {
  /// The path, relative to the folder of generated files.
  package var path: String
  /// The contents of the file.
  package var text: String

  /// Creates a file from its path and its contents.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
