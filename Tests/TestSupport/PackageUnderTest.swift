package import Foundation

/// The package that the tests belong to.
package enum PackageUnderTest {
  /// The root folder of the package, three steps up from this file.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The location of a file of the package.
  package static func url(of path: String) -> URL { root.appending(path: path) }
}
