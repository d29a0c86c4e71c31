// The single place that depends on the test frameworks. Both are imported if they exist: only test
// targets link this library, and their runner has loaded both frameworks already. Looking their
// functions up by name at run time would save nothing and break if a name changes. XCTest imports
// the full Foundation, which no other target may do.
import IntentKitPlatform
import IntentKitSimulator

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The framework that runs the test.
enum TestFramework {
  /// Fails the current task's test at the location of the failed expectation.
  static func fail(_ failure: TestFailure) {
    let place = failure.place
    #if canImport(Testing)
    // Swift Testing associates tests with tasks. In a task without a test, XCTest would ignore a
    // failure.
    if Test.current != nil || isStartedForSwiftTesting {
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column)))
      return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(failure.message, file: place.filePath, line: place.line)
    #else
    // There is no test to fail, so the message is printed.
    try? StandardStream.error.write("\(place.fileID):\(place.line): \(failure.message)\n")
    #endif
  }

  /// Whether the package manager started this process to run only Swift Testing tests.
  private static var isStartedForSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
  }
}
