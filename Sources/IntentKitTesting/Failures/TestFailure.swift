import IntentKitCore

/// A failed expectation of a test.
package struct TestFailure: Sendable {
  /// A description of the problem, the conversation, and the fix, in several lines.
  package var message: String
  /// The location of the expectation.
  package var place: SourcePlace

  /// Receives failures when the kit itself is tested; if nil, failures go to the test framework.
  @TaskLocal package static var sink: (@Sendable (TestFailure) -> Void)?

  /// Fails the test.
  func report() {
    if let sink = Self.sink { sink(self) } else { TestFramework.fail(self) }
  }
}

/// A location in the source of a test.
package struct SourcePlace: Sendable {
  /// The module and the name of the file.
  package var fileID: StaticString
  /// The path of the file.
  package var filePath: StaticString
  /// The line, counted from 1.
  package var line: UInt
  /// The column, counted from 1.
  package var column: UInt
}
