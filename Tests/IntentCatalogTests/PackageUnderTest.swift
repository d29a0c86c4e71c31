/// The package that these tests belong to.
enum Package {
  /// Its directory, three steps up from this file.
  static let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}
