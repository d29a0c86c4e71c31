import Testing
import os.log

@Suite struct `The import` {
  @Test func `of os.log reaches the types of os`() {
    os_log("%d", log: OSLog(subsystem: "a", category: "b"), type: .debug, 1)
    Logger().info("two")
  }

  @Test func `of UIKit reaches Foundation`() { #expect(Delegate().frame.width == 10) }
}
