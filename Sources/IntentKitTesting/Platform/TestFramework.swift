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
  case swiftTesting
  case xcTest
  /// No framework, or an unknown one.
  case none

  /// The framework that runs the current task's test.
  static var running: TestFramework {
    #if canImport(Testing)
      // Swift Testing associates tests with tasks. In a task without a test, XCTest would ignore a
      // failure.
      if Test.current != nil || isStartedForSwiftTesting { return .swiftTesting }
    #endif
    #if canImport(XCTest)
      return .xcTest
    #else
      return .none
    #endif
  }

  /// Whether the package manager started this process to run only Swift Testing tests.
  private static var isStartedForSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
  }

  /// Fails the test at the location of the failed expectation.
  func fail(_ failure: TestFailure) {
    let place = failure.place
    switch self {
    case .swiftTesting:
      #if canImport(Testing)
        Issue.record(
          Comment(rawValue: failure.message),
          sourceLocation: SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
            column: Int(place.column)))
      #else
        break
      #endif
    case .xcTest:
      #if canImport(XCTest)
        XCTFail(failure.message, file: place.filePath, line: place.line)
      #else
        break
      #endif
    case .none:
      // There is no test to fail, so the message is printed.
      try? StandardStream.error.write("\(place.fileID):\(place.line): \(failure.message)\n")
    }
  }
}
