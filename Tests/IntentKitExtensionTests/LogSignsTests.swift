import Testing

@testable import IntentKitExtension

/// The signs of a fault that a log has, line by line.
@Suite struct `Signs in a log` {
  struct Log: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var message: Int?
    var place: String?
    var leak: Int?

    init(
      _ name: String, _ lines: [String], message: Int? = nil, place: String? = nil, leak: Int? = nil
    ) {
      testDescription = name
      self.lines = lines
      self.message = message
      self.place = place
      self.leak = leak
    }
  }

  private static let frames = [
    #"Thread 0 "Chat":"#,
    "0 [ra] 0x000055a0 static Reader.main() + 41 in Chat at /builds/Chat/Sources/Chat/Reader.swift:7:3",
    "Thread 1 crashed:",
    "0      0x00007f86 closure #1 in _assertionFailure(_:_:file:line:flags:) + 6 in libswiftCore.so",
    "1 [inlined] 0x000055a1 Swift runtime failure: overflow in Chat at //<compiler-generated>",
    "2 [ra] 0x000055a1 withCompletion(_:) + 9 in Chat at "
      + "/IntentKit/Sources/IntentKitCore/Handlers/Completion.swift:3:5",
    "3 [ra] 0x000055a1 Handler.send(at:) + 12 in Chat at /IntentKit/Tests/Chat/Handler.swift:12:7",
    "4 [ra] 0x000055a1 Handler.handle(intent:) + 1 in Chat at /IntentKit/Tests/Chat/Handler.swift:9:1",
  ]

  static let logs: [Log] = [
    Log("ordinary output", ["sending 3 messages", "sent at 12:30", "no errors: fine", "Error"]),
    Log(
      "an error of the app", ["sending", "Chat/Handler.swift:12: Fatal error: no recipient"],
      message: 1, place: "Handler.swift:12"),
    Log(
      "an error in the standard library",
      ["Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"], message: 0),
    Log(
      "an error in the standard library, with a backtrace",
      ["Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"] + frames,
      message: 0, place: "Handler.swift:12"),
    Log(
      "a crash without an error", frames.filter { !$0.contains("inlined") },
      place: "Handler.swift:12"),
    Log(
      "frames outside of a crash",
      ["3 [ra] 0x000055a1 Handler.send(at:) + 12 in Chat at /Chat/Handler.swift:12:7"]),
    Log(
      "a lost continuation",
      ["SWIFT TASK CONTINUATION MISUSE: send(_:) leaked its continuation without resuming it."],
      leak: 0),
    Log(
      "a continuation that is resumed twice",
      [
        "_Concurrency/CheckedContinuation.swift:196: Fatal error: SWIFT TASK CONTINUATION MISUSE: "
          + "send(_:) tried to resume its continuation more than once!"
      ], message: 0),
    Log(
      "a Python traceback",
      [
        "Traceback (most recent call last):", "  File \"guest.py\", line 3",
        "ValueError: no contact",
      ],
      message: 2),
    Log("a panic in Rust", ["thread 'main' panicked at src/main.rs:2:5:"], message: 0),
  ]

  @Test(arguments: logs)
  func `a log has the signs of its fault`(log: Log) {
    var signs = LogSigns()
    for line in log.lines { signs.read(line) }
    #expect(signs.message == log.message.map { log.lines[$0] })
    #expect(signs.place == log.place)
    #expect(signs.leak == log.leak.map { log.lines[$0] })
  }
}
