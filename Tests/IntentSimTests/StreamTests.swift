import IntentKitCore
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let message = [
  "run", "--intent", "SendMessage", "--set", "recipients=Tom", "--set", "content=hello",
]

@Suite("Closed, full and interrupted streams")
struct StreamTests {
  @Test(arguments: [
    ("exec >&-", "the output was closed before everything was written."),
    ("exec <&- >&-", "the output was closed before everything was written."),
    // The reader closes the pipe before the program starts.
    (
      "mkfifo pipe; : < pipe & exec > pipe; wait",
      "the output was closed before everything was written."
    ),
    ("exec > /dev/full", "the result can't be written: No space left on device."),
  ])
  func `an output that cannot be written ends the program with a sentence`(
    _ redirections: String, _ sentence: String
  ) async throws {
    let runs = [message + ["--answer", "yes"], ["list"], ["describe", "SendMessage"], ["--help"]]
    for arguments in runs {
      let result = try await IntentSim.run(
        arguments, folder: Folder(), redirections: redirections)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors == "intentsim: \(sentence)\n")
    }
    let machine = try await IntentSim.run(
      ["list", "--format", "json"], folder: Folder(), redirections: redirections)
    #expect(machine.status == 2)
    #expect(
      try failure(machine.errors) == ["exit": 2, "name": "usage", "message": .string(sentence)])
  }

  @Test(arguments: ["exec 2>&-", "exec <&- 2>&-", "exec 2> /dev/full"])
  func `a closed standard error changes nothing else`(_ redirections: String) async throws {
    let good = try await IntentSim.run(
      message + ["--answer", "yes"], redirections: redirections)
    #expect(good.status == 0)
    #expect(good.output.hasSuffix("✔ succeeded\n"))
    let bad = try await IntentSim.run(["run", "--bogus"], redirections: redirections)
    #expect(bad.status == 2)
    #expect(bad.output == "")
  }

  @Test func `the exit status is right with every stream closed`() async throws {
    let result = try await IntentSim.run(
      ["run", "Examples/Scenarios/UnicornChat/which-bill.json"],
      redirections: "exec <&- >&- 2>&-")
    #expect(result.status == 2)
  }

  @Test(.usesTerminal) func `an interrupt ends the program at once, whatever the handler does`()
    async throws
  {
    let session = try TerminalSession(
      message + [
        "--app", "FaultyChat", "--given", "fault=blocksThread", "--answer", "yes", "--clock",
        "real",
      ])
    try session.expect("You      yes")
    session.interrupt()
    #expect(try await session.end().status == -SIGINT)
  }
}
