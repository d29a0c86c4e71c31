import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitTesting
import TestSupport
import Testing

/// Returns the failures of a body instead of failing the current test.
func failures(_ body: () async throws -> Void) async rethrows -> [TestFailure] {
  let list = FailureList()
  try await TestFailure.$sink.withValue({ list.add($0) }) { try await body() }
  return list.all
}

/// Failures in order, from one task.
private final class FailureList: Sendable {
  private let monitor = Locked<[TestFailure]>([])

  var all: [TestFailure] { monitor.withLock { $0 } }

  func add(_ failure: TestFailure) { monitor.withLock { $0.append(failure) } }
}

/// Compares failures with the file of a name in `Golden`, message by message.
///
/// If the environment contains `INTENTKIT_RECORD=1`, the file is recorded again and the test fails.
func expectGolden(
  _ failures: [TestFailure], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = failures.map { "\($0.message)\n" }.joined(separator: "\n──\n\n")
  try expectGolden(text, "\(name).txt", sourceLocation: sourceLocation)
}
