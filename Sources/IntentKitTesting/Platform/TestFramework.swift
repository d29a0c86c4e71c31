// The one place that knows the frameworks for tests. Both are imported where there are any, since a
// library that only test targets link brings nothing along that their runner has not loaded
// already; looking their functions up by name at run time would spare nothing and break with the
// names. XCTest brings the whole Foundation, which no other target may.
import IntentKitSimulator

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Who runs the test.
enum TestFramework {
  case swiftTesting
  case xcTest
  /// Nobody, or somebody who is not known here.
  case none

  /// The framework that runs the current task's test.
  static var running: TestFramework {
    #if canImport(Testing)
      // It knows its tests by their tasks; in a task that belongs to none, XCTest would let a
      // failure go unheard.
      if Test.current != nil || isStartedForSwiftTesting { return .swiftTesting }
    #endif
    #if canImport(XCTest)
      return .xcTest
    #else
      return .none
    #endif
  }

  /// Whether the package manager has started this process to run the tests of Swift Testing, and no
  /// others.
  private static var isStartedForSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
  }

  /// Has the test fail at the line of the one who expected something else.
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
      // Nobody fails, so somebody should see it.
      try? StandardStream.error.write("\(place.fileID):\(place.line): \(failure.message)\n")
    }
  }
}
