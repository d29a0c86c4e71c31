import Foundation

/// The package that contains these tests.
enum Package {
  /// The path of its directory, four steps up from this file.
  static let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/")

  /// Returns the path of one of its files.
  static func path(of file: String) -> String { "\(path)/\(file)" }

  /// Returns the text of one of its files.
  static func text(of file: String) throws -> String {
    try String(contentsOfFile: path(of: file), encoding: .utf8)
  }
}
