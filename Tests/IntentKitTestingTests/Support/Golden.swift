import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitTesting
import Testing

/// What a body made a test fail with, in place of the test that runs it.
func failures(_ body: () async throws -> Void) async rethrows -> [TestFailure] {
  let list = FailureList()
  try await TestFailure.$sink.withValue({ list.add($0) }) { try await body() }
  return list.all
}

/// Failures as they come, from one task.
private final class FailureList: Sendable {
  private let monitor = Locked<[TestFailure]>([])

  var all: [TestFailure] { monitor.withLock { $0 } }

  func add(_ failure: TestFailure) { monitor.withLock { $0.append(failure) } }
}

/// Compares failures with the file of a name in `Golden`, message by message.
///
/// With `INTENTKIT_RECORD=1` in the environment the file is written anew, and the test fails to say so.
func expectGolden(
  _ failures: [TestFailure], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = failures.map { "\($0.message)\n" }.joined(separator: "\n──\n\n")
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  if ProcessInfo.processInfo.environment["INTENTKIT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) was written anew", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
