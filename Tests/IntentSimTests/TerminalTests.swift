import IntentKitCore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let bill = [
  "run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello",
]

@Suite("At a terminal")
struct TerminalTests {
  @Test("Questions are shown once, and answered by typing") func conversation() async throws {
    let session = try TerminalSession(bill, environment: ["NO_COLOR": "1"])
    try session.expect("2  Bill Smith\n  You      ")
    session.type("the second one")
    try session.expect("Your message to Bill Smith says “hello”. Ready to send it?\n  You      ")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    try expectGolden(result.output, "terminal.txt")
  }

  @Test("A question mark asks for help, and the question comes again") func help() async throws {
    let session = try TerminalSession(bill)
    try session.expect("You      ")
    session.type("?")
    try session.expect("Which one?")
    try session.expect("You      ")
    session.type("cancel")
    #expect(try await session.end().status == 1)
  }

  @Test("The end of input is nobody’s answer") func endOfInput() async throws {
    let session = try TerminalSession(bill)
    try session.expect("You      ")
    session.endInput()
    let result = try await session.end()
    #expect(result.status == 1)
    #expect(result.output.contains("needsInput"))
  }

  @Test("Answers of a scenario are shown also where others are typed") func mixed() async throws {
    let session = try TerminalSession(bill + ["--answer", "recipients=Bill James"])
    try session.expect("You      Bill James\n")
    try session.expect("Ready to send it?")
    try session.expect("You      ")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    // The typed answer stands there once: as the terminal echoed it.
    #expect(result.output.components(separatedBy: "yes").count == 2)
  }

  @Test("Quiet still asks what must be asked") func quiet() async throws {
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

  @Test(
    "Questions go to the standard error where the result goes elsewhere", arguments: [false, true])
  func outputElsewhere(_ isJSON: Bool) async throws {
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

  @Test("Nobody is asked where nobody would see it or may answer")
  func silence() async throws {
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
    "Colours are shown at a terminal, unless it or the user cannot bear them",
    arguments: [
      ([:], [], true), (["TERM": "xterm"], [], true), (["TERM": "dumb"], [], false),
      (["NO_COLOR": "1"], [], false), (["NO_COLOR": ""], [], true),
      (["NO_COLOR": "1"], ["--color", "always"], true), ([:], ["--color", "never"], false),
    ] as [([String: String], [String], Bool)])
  func color(_ environment: [String: String], _ options: [String], _ isColored: Bool) async throws {
    let result = try await TerminalSession(
      bill + ["--no-input"] + options, environment: environment
    ).end()
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test("An interrupt ends the program while it waits for an answer") func interrupt() async throws
  {
    let session = try TerminalSession(bill)
    try session.expect("You      ")
    session.interrupt()
    #expect(try await session.end().status == -SIGINT)
  }
}
