/// The package that contains these tests.
enum Package {
  /// The path of its directory, three steps up from this file.
  static let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}
