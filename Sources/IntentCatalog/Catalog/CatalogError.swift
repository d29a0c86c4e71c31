/// A catalog that is missing or cannot be read.
public struct CatalogError: Error, Sendable, CustomStringConvertible {
  /// Where the catalog was looked for.
  public var path: String
  /// What is wrong with it, or nil when it is not there.
  public var reason: String?

  public var description: String {
    if let reason { return "The catalog \(path) cannot be read: \(reason)" }
    return "There is no catalog at \(path); run in the package, or name it with --package-path."
  }
}
