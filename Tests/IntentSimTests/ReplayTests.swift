import Foundation
import IntentKitCore
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// A scenario that passes.
private func good(_ name: String, tags: String = "") -> String {
  #"{"name": "\#(name)", "tags": [\#(tags)], "intent": "SendMessage", "#
    + #""turns": ["Tom", "hi", "yes"]}"#
}

/// A scenario that fails.
private func bad(_ name: String) -> String {
  #"{"name": "\#(name)", "intent": "SendMessage", "turns": ["Tom", "hi", "no"]}"#
}

private let usageMistakes: [(arguments: [String], message: String)] = [
  (["replay"], "replay needs a file or a folder; see intentsim replay --help."),
  (["replay", "-", "-"], "the standard input can be read only once."),
  (["replay", "a", "--jobs", "0"], "--jobs must be a whole number from 1 to 1024, not “0”."),
  (["replay", "a", "--jobs", "many"], "--jobs must be a whole number from 1 to 1024, not “many”."),
  (
    ["replay", "a", "--repeat", "0"], "--repeat must be a whole number from 1 to 1000000, not “0”."
  ),
  (["replay", "a", "--seed=-1"], "--seed must be a whole number of 0 or more, not “-1”."),
  (
    ["replay", "a", "--shard", "3/2"],
    "--shard must be a part and the number of parts, such as 1/4, not “3/2”."
  ),
  (
    ["replay", "a", "--shard", "1"],
    "--shard must be a part and the number of parts, such as 1/4, not “1”."
  ),
  (
    ["replay", "a", "--filter", "wh(ich"],
    "--filter: “wh(ich” isn't a regular expression at letter 7: expected ')'."
  ),
  (["replay", "a", "--format", "yaml"], "--format must be one of text, json"),
  (
    ["replay", "a", "--report", "json"],
    "--report must be FORMAT=FILE with one of the formats text, json"
  ),
  (
    ["replay", "a", "--report", "yaml=x"],
    "--report must be FORMAT=FILE with one of the formats text, json"
  ),
  (
    ["replay", "a", "--report", "json=r", "--output", "r"],
    "two reports can't go to the same file, “r”."
  ),
  (
    ["replay", "a", "--output", "-"],
    "a report needs the name of a file; --format alone writes to the output."
  ),
  (
    ["replay", "a", "--output", "no/such/folder/r"],
    "no/such/folder/r cannot be written: No such file or directory."
  ),
  (["replay", "a", "--locale", "fr"], "--locale must be one of en, ja, not “fr”."),
  (["replay", "a", "--fail-fast=yes"], "--fail-fast takes no value."),
]

/// Unusable scenarios with their error and status.
private let unusable: [(name: String, text: String, message: String)] = [
  ("a.json", "", "a.json:1:1: found an empty text, expected a value."),
  ("a.jsonl", "\n", "a.jsonl:1:1: found an empty text, expected a scenario."),
  (
    "a.json", #"{"version": 2}"#,
    "a.json:1:2: version: found version 2, expected version 1. A newer release may read it."
  ),
  (
    "a.jsonl", "\n{\"intent\": \"SendMessage\",",
    "a.jsonl:2:26: the text ends too early, expected a key in double quotes."
  ),
  ("a.jsonl", "\n\nhello", "a.jsonl:3:1: found “hello”, expected a value."),
  (
    "a.jsonl", "\n{\"intent\": \"SendMessage\", \"app\": \"Nobody\"}",
    "a.jsonl:2:27: app: found the app “Nobody”, expected one of "
  ),
]

@Suite("A replay")
struct ReplayTests {
  @Test func `all example scenarios pass`() async throws {
    let result = try await IntentSim.run(["replay", "Examples/Scenarios"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.errors == "")
    let count = try Examples.scenarios().count
    #expect(result.output.hasPrefix("✔ \(count) passed · "))
    #expect(result.output.filter { $0 == "\n" }.count == 1)
  }

  @Test func `a failure shows the conversation, the expectation and its place`()
    async throws
  {
    let folder = try Folder()
    let scenario =
      #"{"name": "Which Bill?", "intent": "SendMessage", "#
      + #""parameters": {"recipients": ["Bill"], "content": "hello"}, "turns": ["#
    try folder.write(
      "bill.jsonl",
      scenario + #"{"asked": "content", "answer": "Bill James"}, "yes"]}"# + "\n" + scenario
        + #""Bill James", "yes"], "expect": {"outcome": "succeeded", "verdicts": []}}"# + "\n"
        + scenario + #""Bill James", "yes"], "expect": {"outcome": "failed"}}"# + "\n")
    let result = try await IntentSim.run(["replay", "bill.jsonl"], folder: folder)
    #expect(result.status == 1)
    #expect(result.errors == "")
    try expectGolden(result.output.withoutDuration, "replay-failure.txt")
    let brief = try await IntentSim.run(["replay", "bill.jsonl", "-q"], folder: folder)
    #expect(
      brief.output.withoutDuration == """
        ✘ bill.jsonl:1 · Which Bill?
          bill.jsonl:1:121: turns[0].asked: expected a question about content, found one about \
        recipients.
        ✘ bill.jsonl:3 · Which Bill?
          bill.jsonl:3:153: expect.outcome: expected failed, found succeeded.
        ✘ 1 passed, 2 failed

        """)
  }

  @Test(arguments: unusable)
  func `an unusable scenario is reported with its place, and the others are run`(
    _ name: String, _ text: String, _ message: String
  ) async throws {
    let folder = try Folder()
    try folder.write(name, text)
    try folder.write("b.json", good("b"))
    let result = try await IntentSim.run(["replay", name, "b.json"], folder: folder)
    #expect(result.status == 2)
    #expect(result.output.contains(message))
    #expect(result.output.contains("1 passed, 1 unusable"))

    let machine = try await IntentSim.run(
      ["replay", name, "b.json", "--format", "json"], folder: folder)
    #expect(machine.status == 2)
    let parts = message.split(separator: ": ", maxSplits: 1)
    #expect(machine.output.contains(#""message":"\#(parts[1])"#))
    #expect(machine.output.contains(#""place":"\#(parts[0])""#))
    #expect(machine.output.contains(#""passed":1"#))
  }

  @Test(arguments: usageMistakes)
  func `each mistake in the arguments of replay is reported in one sentence with status 2`(
    _ arguments: [String], _ message: String
  ) async throws {
    let result = try await IntentSim.run(arguments, folder: Folder())
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("intentsim: \(message)"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    arguments: [
      ([good("a")], [], 0),
      ([good("a"), bad("b")], [], 1),
      ([bad("a"), "nonsense"], [], 2),
      ([good("a")], ["--filter", "b"], 69),
      ([good("a"), bad("b")], ["--filter", "^a$"], 0),
      ([good("a", tags: "\"x\""), bad("b")], ["--tag", "y", "--tag", "x"], 0),
      ([good("a"), bad("b")], ["--shard", "1/2"], 0),
      ([good("a")], ["--shard", "2/2"], 69),
      ([good("a"), good("b")], ["--repeat", "3", "--seed", "5", "--jobs", "2"], 0),
    ] as [([String], [String], Int32)])
  func `the exit status is that of the worst result`(
    _ lines: [String], _ options: [String], _ status: Int32
  ) async throws {
    let folder = try Folder()
    try folder.write("s.jsonl", lines.joined(separator: "\n"))
    let result = try await IntentSim.run(["replay", "s.jsonl"] + options, folder: folder)
    #expect(result.status == status)
    let nothing = "intentsim: nothing matched: there is no scenario to replay.\n"
    #expect(result.errors == (status == 69 ? nothing : ""))
  }

  @Test func `the standard input is a scenario, or one on each line`() async throws {
    for (input, ids) in [
      ("{\n\(good("a").dropFirst())\n", ["-"]), (good("a"), ["-:1"]),
      ("\(good("a"))\n\n\(bad("b"))", ["-:1", "-:3"]),
    ] {
      let result = try await IntentSim.run(["replay", "-", "--format", "json"], input: input)
      let report = try JSONReader.value(from: result.output)
      guard case .array(let results)? = report["results"] else {
        Issue.record("there are no results in \(result.output)")
        continue
      }
      #expect(results.map { $0["id"] } == ids.map { .string($0) })
    }
    let closed = try await IntentSim.run(["replay", "-"], redirections: "exec <&-")
    #expect(closed.status == 2)
    #expect(closed.output.hasPrefix("! -:1:1: cannot be read: Bad file descriptor.\n"))
  }

  @Test func `the shards together contain each scenario once`() async throws {
    var ids: [String] = []
    for number in 1...3 {
      let result = try await IntentSim.run([
        "replay", "Examples/Scenarios/UnicornChat", "--shard", "\(number)/3", "--format", "json",
      ])
      #expect(result.status == 0)
      guard case .array(let results)? = try JSONReader.value(from: result.output)["results"] else {
        Issue.record("there are no results in \(result.output)")
        continue
      }
      for result in results { if case .string(let id)? = result["id"] { ids.append(id) } }
    }
    let all = try Examples.scenarios().map(\.path).filter { $0.contains("/UnicornChat/") }
    #expect(ids.sorted() == all.sorted())
  }

  @Test func `several reports are written at once`() async throws {
    let folder = try Folder()
    try folder.write("s.jsonl", "\(good("a"))\n\(bad("b"))\n")
    let result = try await IntentSim.run(
      [
        "replay", "s.jsonl", "--format", "json", "--output", "main.json", "--report",
        "json=second.json", "--report", "text=third.txt",
      ], folder: folder)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(try failure(result.errors)["exit"] == 1)
    let main = try JSONReader.value(from: folder.read("main.json"))
    #expect(main["summary"]?["failed"] == 1)
    #expect(try folder.read("second.json") == folder.read("main.json"))
    #expect(try folder.read("third.txt").hasPrefix("✘ s.jsonl:2 · b\n"))
  }

  @Test(.usesTerminal, arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interrupt ends a replay with a report on the finished scenarios`(
    _ signal: Int32, _ status: Int32
  ) async throws {
    let session = try TerminalSession(["replay", "-", "--format", "json"])
    session.type(good("first"))
    try session.expect(#""verdict":"passed""#)
    session.interrupt(with: signal)
    let result = try await session.end()
    #expect(result.status == status)
    #expect(result.output.contains(#""failed":0,"passed":1,"skipped":0,"unusable":0"#))
  }

  @Test func `a closed output ends a replay without an error message`() async throws {
    let result = try await IntentSim.run(
      ["replay", PackageUnderTest.root.appending(path: "Examples/Scenarios/UnicornChat").path],
      folder: Folder(), redirections: "mkfifo pipe; : < pipe & exec > pipe; wait")
    #expect(result.status == 141)
    #expect(result.errors == "")
    let full = try await IntentSim.run(
      ["replay", "Examples/Scenarios/UnicornChat"], redirections: "exec > /dev/full")
    #expect(full.status == 2)
    #expect(full.errors == "intentsim: the result can't be written: No space left on device.\n")
  }

  @Test(.usesTerminal) func `the progress bar is shown at the terminal and erased at the end`()
    async throws
  {
    let arguments = ["replay", "Examples/Scenarios/UnicornChat"]
    let result = try await TerminalSession(arguments, elsewhere: .output).end()
    #expect(result.status == 0)
    #expect(result.output.contains(" %  "))
    let screen = result.output.components(separatedBy: "\u{1B}[K")
    // The report is in a file, after the output of the terminal.
    #expect(screen.last?.hasPrefix("✔ ") == true)
    for silent in [["-q"], ["--format", "json"]] {
      let quiet = try await TerminalSession(arguments + silent, elsewhere: .output).end()
      #expect(!quiet.output.contains("\u{1B}"))
    }
  }
}

extension String {
  /// This report without its duration.
  fileprivate var withoutDuration: String {
    replacing(/\ · [0-9]+\.[0-9][0-9] s\n$/, with: "\n")
  }
}
