import IntentKitCore
import IntentKitTesting
import SampleApps
import XCTest

final class XCTestTests: XCTestCase {
  private let tom = SendMessageIntent(recipients: [Person(displayName: "Tom")], content: "hello")

  func testConversationThatGoesAsExpected() async {
    await IntentTester(tom, app: UnicornChat.self).expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.shows("hello", "Tom Clark", "Draft")
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success) { response in
        XCTAssertEqual(response.sentMessages?.count, 1)
      }
      await siri.shows("hello", "Tom Clark", "Sent")
    }
  }

  #if !canImport(Darwin)
  // XCTest has no expected failures on Linux, so the failures are intercepted.
  private var failures: [String] = []
  private var isFailing = false

  func testConversationThatGoesOtherwise() async {
    isFailing = true
    let line = #line + 2
    await IntentTester(tom, app: UnicornChat.self).expectConversation { siri in
      await siri.ends(.succeeded)
    }
    isFailing = false
    XCTAssertEqual(failures.count, 1)
    let failure = failures.first ?? ""
    XCTAssert(failure.hasPrefix("\(#filePath):\(line): "), failure)
    XCTAssert(failure.contains("The request hasn't ended: Siri asks a question."), failure)
    XCTAssert(failure.hasSuffix("  await siri.answers(\"yes\")"), failure)
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isFailing else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append("\(filePath):\(lineNumber): \(description)")
  }
  #endif
}
