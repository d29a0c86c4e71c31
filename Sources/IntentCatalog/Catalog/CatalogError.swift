/// A catalog that is missing or isn't valid.
package struct CatalogError: Error, Sendable, CustomStringConvertible {
  /// The path of the catalog.
  package var path: String
  /// The problem with the catalog's text, or nil if the file doesn't exist.
  package var reason: String?

  package var description: String {
    if let reason { return "The catalog \(path) isn't valid: \(reason)" }
    return "The catalog \(path) doesn't exist; run in the package, or name it with --package-path."
  }
}
