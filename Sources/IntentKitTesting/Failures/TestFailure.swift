import IntentKitCore

/// Something that a test expected and that was not so.
package struct TestFailure: Sendable {
  /// What is the matter, how it came to that, and what to write, in several lines.
  package var message: String
  /// The line that expected it.
  package var place: SourcePlace

  /// Where failures go; to the framework that runs the test when nil, and to a list when the kit
  /// itself is tested.
  @TaskLocal package static var sink: (@Sendable (TestFailure) -> Void)?

  /// Has the test fail.
  func report() {
    if let sink = Self.sink { sink(self) } else { TestFramework.running.fail(self) }
  }
}

/// A place in the source of a test.
package struct SourcePlace: Sendable {
  /// The module and the file's name.
  package var fileID: StaticString
  /// The file.
  package var filePath: StaticString
  /// The line, from one.
  package var line: UInt
  /// The column, from one.
  package var column: UInt
}
