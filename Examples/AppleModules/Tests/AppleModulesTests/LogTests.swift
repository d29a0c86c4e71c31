import OSLog
import Testing

@testable import os

@Suite struct `Messages of a log` {
  @Test func `a message has the subsystem, the category and the level`() {
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
  func `a message has its arguments`(_ format: String, _ arguments: [any Sendable], _ text: String)
  {
    #expect(LogFormat(format).text(arguments) == text)
  }

  @Test func `a message has values of any kind`() {
    let (count, name): (Int, String?) = (2, nil)
    let message: OSLogMessage = "\(count) from \(name ?? "unknown", privacy: .private(mask: .hash))"
    #expect(message.text == "2 from unknown")
  }

  @Test func `a message is written in every spelling`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let logger = Logger(subsystem: "com.example.Courier", category: "intents")
      logger.error("one \(1)")
      logger.log(level: .error, "two")
      os_log("three %d", 3)
      os_log("four %{public}@", log: .default, type: .error, "4")
      os_log(.error, "five")
      os_log(.error, log: .disabled, "\(6)")
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.suffix(5) == [
        "[com.example.Courier:intents] error: one 1", "[com.example.Courier:intents] error: two",
        "notice: three 3", "error: four 4", "error: five",
      ])
  }
}
