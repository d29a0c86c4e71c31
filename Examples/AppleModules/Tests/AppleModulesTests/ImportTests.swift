import Testing
import os.log

@Suite struct `The import` {
  @Test func `an import of os.log reaches the types of os`() {
    let log = OSLog(subsystem: "com.example.Courier", category: "intents")
    #expect(log.isEnabled(type: OSLogType.debug))
  }

  @Test func `an import of UIKit reaches Foundation`() { #expect(Delegate().frame.width == 10) }
}
