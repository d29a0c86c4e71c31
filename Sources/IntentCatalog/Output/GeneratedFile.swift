/// A generated source file.
package struct GeneratedFile: Sendable, Hashable {
  /// The path, relative to the folder of generated files.
  package var path: String
  /// The contents of the file.
  package var text: String
}
