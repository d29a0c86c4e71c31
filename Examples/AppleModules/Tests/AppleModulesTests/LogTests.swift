import OSLog
import Testing

@testable import os

@Suite struct `Messages of a log` {
  @Test func `have the subsystem, the category and the level`() {
    let log = OSLog(subsystem: "com.example.Courier", category: "intents")
    #expect(log.line("hello", .error) == "[com.example.Courier:intents] error: hello")
    #expect(OSLog.default.line("hello", .default) == "notice: hello")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test(
    arguments: [
      ("plain", [], "plain"),
      ("%{public}@ to %@", ["hello", "Bill"], "hello to Bill"),
      ("%d of %ld, %lu", [1, 2, UInt(3)], "1 of 2, 3"),
      ("%.2f km, 100 %%", [1.234], "1.23 km, 100 %"),
      ("%{private, mask.hash}s and %x", ["name", 255], "name and ff"),
      ("%@ and %@", ["one"], "one and %@"),
      ("%", [], "%"),
      ("ends with %{public", [1], "ends with %{public"),
    ] as [(String, [any Sendable], String)])
  func `have their arguments`(_ format: String, _ arguments: [any Sendable], _ text: String) {
    #expect(LogFormat(format).text(arguments) == text)
  }

  @Test func `have values of any kind`() {
    let (count, name): (Int, String?) = (2, nil)
    let message: OSLogMessage = "\(count) from \(name ?? "unknown", privacy: .private(mask: .hash))"
    #expect(message.text == "2 from unknown")
  }

  @Test func `are written in every spelling`() {
    let logger = Logger(subsystem: "com.example.Courier", category: "intents")
    logger.debug("one \(1)")
    logger.log(level: .info, "two")
    os_log("three %d", 3)
    os_log("four %{public}@", log: .default, type: .error, "4")
    os_log(.info, "five")
    os_log(.info, log: .disabled, "\(6)")
  }
}
