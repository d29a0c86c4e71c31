import Foundation
import Testing

/// Compares a text with the file of a name in `Golden`.
///
/// If the environment contains `INTENTKIT_RECORD=1`, the file is recorded again and the test fails.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Replays.package.appending(path: "Tests/IntentKitSimulatorTests/Golden/\(name)")
  if ProcessInfo.processInfo.environment["INTENTKIT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) was written anew", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
