import Foundation
package import Testing

/// Compares a text with a file of the folder `Golden` of the calling test target, or of another folder of the package.
///
/// With `INTENTKIT_RECORD=1` in the environment, it writes the file again and fails the test to say so.
package func expectGolden(
  _ text: String, _ name: String, in folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = folder ?? "Tests/\(sourceLocation.moduleName)/Golden"
  let file = PackageUnderTest.url(of: "\(folder)/\(name)")
  if ProcessInfo.processInfo.environment["INTENTKIT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) was recorded again", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
