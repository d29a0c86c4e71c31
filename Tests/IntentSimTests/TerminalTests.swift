import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let bill = [
  "run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello",
]

@Suite("Terminal", .usesTerminal)
struct TerminalTests {
  @Test func `a question is shown once and answered by typing`() async throws {
    let session = try TerminalSession(bill, environment: ["NO_COLOR": "1"])
    try session.expect("2  Bill Smith\n")
    try session.expectLine("  You")
    session.type("the second one")
    try session.expect("Your message to Bill Smith says “hello”. Ready to send it?\n")
    try session.expectLine("  You")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    try expectGolden(session.lines.joined(separator: "\n"), "terminal.txt")
  }

  @Test func `a question mark shows help and the question again`() async throws {
    let session = try TerminalSession(bill)
    try session.expect("You      ")
    session.type("?")
    try session.expect("Which one?")
    try session.expect("You      ")
    session.type("cancel")
    #expect(try await session.end().status == 1)
  }

  @Test(arguments: [false, true])
  func `the end of the input is not an answer`(_ isTypedAhead: Bool) async throws {
    let session = try TerminalSession(bill)
    if !isTypedAhead { try session.expectLine("  You") }
    session.endInput()
    let result = try await session.end()
    #expect(result.status == 1)
    #expect(result.output.contains("needsInput"))
  }

  @Test func `the answers of a scenario are shown between typed ones`() async throws {
    let session = try TerminalSession(bill + ["--answer", "recipients=Bill James"])
    try session.expect("You      Bill James\n")
    try session.expect("Ready to send it?")
    try session.expect("You      ")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    // The typed answer is shown once, where it was typed.
    #expect(session.lines.filter { $0.contains("yes") } == ["  You      yes"])
  }

  @Test func `a quiet run still asks the missing answers`() async throws {
    let session = try TerminalSession(bill + ["-q"])
    try session.expect("Which one?")
    try session.expect("You      ")
    session.type("1")
    try session.expect("Ready to send it?")
    try session.expect("You      ")
    session.type("yes")
    try session.expect("Sent.")
    #expect(try await session.end().status == 0)
  }

  @Test(arguments: [false, true])
  func `questions are written to the standard error if the result is redirected`(_ isJSON: Bool)
    async throws
  {
    let session = try TerminalSession(
      bill + (isJSON ? ["--format", "json"] : []), elsewhere: .output)
    try session.expect("Which one?")
    try session.expect("2  Bill Smith")
    try session.expect("You      ")
    session.type("Bill James")
    try session.expect("Ready to send it?")
    session.type("no")
    let result = try await session.end()
    #expect(result.status == 1)
    #expect(result.output.contains("cancelled"))
  }

  @Test
  func `no question is asked if it would not be visible or input is disabled`() async throws {
    for (options, elsewhere) in [
      (["--no-input"], .nothing), ([], .input), ([], .outputAndErrors),
      (["--format", "json"], .errors),
    ] as [([String], TerminalSession.Elsewhere)] {
      let result = try await TerminalSession(bill + options, elsewhere: elsewhere).end()
      #expect(result.status == 1)
      #expect(result.output.contains("needsInput"))
    }
  }

  @Test(
    arguments: [
      ([:], [], true), (["TERM": "xterm"], [], true), (["TERM": "dumb"], [], false),
      (["NO_COLOR": "1"], [], false), (["NO_COLOR": ""], [], true),
      (["NO_COLOR": "1"], ["--color", "always"], true), ([:], ["--color", "never"], false),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], [], true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], [], false),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], false),
    ] as [([String: String], [String], Bool)])
  func `color is used at a terminal unless it or the user excludes it`(
    _ environment: [String: String], _ options: [String], _ isColored: Bool
  ) async throws {
    let result = try await TerminalSession(
      bill + ["--no-input"] + options, environment: environment
    ).end()
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test(arguments: [("1", true), ("0", false), ("", false)])
  func `color can be forced where the output isn't a terminal`(
    _ value: String, _ isColored: Bool
  ) async throws {
    let result = try await IntentSim.run(bill, environment: ["CLICOLOR_FORCE": value])
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test func `an interrupt ends the program while it waits for an answer`() async throws {
    let session = try TerminalSession(bill)
    try session.expect("You      ")
    session.interrupt()
    #expect(try await session.end().status == -SIGINT)
  }
}
