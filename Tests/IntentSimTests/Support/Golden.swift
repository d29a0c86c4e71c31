import Foundation
import Testing

/// Compares a text with a file in `Golden`, or in another folder of the package.
///
/// With `INTENTKIT_RECORD=1` in the environment, the file is regenerated and the test fails.
func expectGolden(
  _ text: String, _ name: String, in folder: String = "Tests/IntentSimTests/Golden",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = IntentSim.package.appending(path: "\(folder)/\(name)")
  if ProcessInfo.processInfo.environment["INTENTKIT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) was written anew", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
