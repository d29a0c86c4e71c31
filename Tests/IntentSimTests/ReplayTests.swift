import Foundation
import IntentKitCore
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
  (["replay", "-", "-"], "the standard input can be read once only."),
  (["replay", "a", "--jobs", "0"], "--jobs is a number from 1 to 1024, not “0”."),
  (["replay", "a", "--jobs", "many"], "--jobs is a number from 1 to 1024, not “many”."),
  (["replay", "a", "--repeat", "0"], "--repeat is a number from 1 to 1000000, not “0”."),
  (["replay", "a", "--seed=-1"], "--seed is a number from 0, not “-1”."),
  (
    ["replay", "a", "--shard", "3/2"],
    "--shard is a part and a number of parts, such as 1/4, not “3/2”."
  ),
  (
    ["replay", "a", "--shard", "1"],
    "--shard is a part and a number of parts, such as 1/4, not “1”."
  ),
  (
    ["replay", "a", "--filter", "wh(ich"],
    "--filter: “wh(ich” is no regular expression at letter 7: expected ')'."
  ),
  (["replay", "a", "--format", "yaml"], "--format is one of text, json"),
  (["replay", "a", "--report", "json"], "--report wants NAME=VALUE, not “json”."),
  (["replay", "a", "--report", "yaml=x"], "--report is one of text, json"),
  (
    ["replay", "a", "--report", "json=r", "--output", "r"],
    "two reports cannot go to the same file, “r”."
  ),
  (
    ["replay", "a", "--output", "-"],
    "a report needs the name of a file; --format alone writes to the output."
  ),
  (
    ["replay", "a", "--output", "no/such/folder/r"],
    "no/such/folder/r cannot be written: No such file or directory."
  ),
  (["replay", "a", "--locale", "fr"], "--locale is one of en, ja, not “fr”."),
  (["replay", "a", "--fail-fast=yes"], "--fail-fast takes no value."),
]

/// Scenarios that cannot be used, with what is said of them and the status.
private let unusable: [(name: String, text: String, message: String)] = [
  ("a.json", "", "a.json:1:1: found an empty text, expected a value."),
  ("a.jsonl", "\n", "a.jsonl:1:1: found an empty text, expected a scenario."),
  (
    "a.json", #"{"version": 2}"#,
    "a.json:1:2: version: found version 2, expected version 1. A newer intentsim may read it."
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
  @Test("All examples pass") func examples() async throws {
    let result = try await IntentSim.run(["replay", "Examples/Scenarios"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.errors == "")
    let count = try Examples.scenarios().count
    #expect(result.output.hasPrefix("✔ \(count) passed · "))
    #expect(result.output.filter { $0 == "\n" }.count == 1)
  }

  @Test("A failure shows the conversation, what was expected, and where") func failingScenario()
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

  @Test("What cannot be used is named with its place, and the rest goes on", arguments: unusable)
  func unusableInput(_ name: String, _ text: String, _ message: String) async throws {
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

  @Test("Each mistake in the arguments gets a sentence and status 2", arguments: usageMistakes)
  func mistake(_ arguments: [String], _ message: String) async throws {
    let result = try await IntentSim.run(arguments, folder: Folder())
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("intentsim: \(message)"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "The status tells the worst",
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
  func statuses(_ lines: [String], _ options: [String], _ status: Int32) async throws {
    let folder = try Folder()
    try folder.write("s.jsonl", lines.joined(separator: "\n"))
    let result = try await IntentSim.run(["replay", "s.jsonl"] + options, folder: folder)
    #expect(result.status == status)
    let nothing = "intentsim: nothing matched: there is no scenario to replay.\n"
    #expect(result.errors == (status == 69 ? nothing : ""))
  }

  @Test("The standard input is a scenario, or one in each line") func standardInput() async throws {
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

  @Test("Shards cover everything once") func shards() async throws {
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

  @Test("Several reports are written at once") func reports() async throws {
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

  @Test(
    "Control-C ends a replay with a report on what was done",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func interrupt(_ signal: Int32, _ status: Int32) async throws {
    let session = try TerminalSession(["replay", "-", "--format", "json"])
    session.type(good("first"))
    try session.expect(#""verdict":"passed""#)
    session.interrupt(with: signal)
    let result = try await session.end()
    #expect(result.status == status)
    #expect(result.output.contains(#""failed":0,"passed":1,"skipped":0,"unusable":0"#))
  }

  @Test("A reader that has enough gets no complaint") func closedOutput() async throws {
    let result = try await IntentSim.run(
      ["replay", IntentSim.package.appending(path: "Examples/Scenarios/UnicornChat").path],
      folder: Folder(), redirections: "mkfifo pipe; : < pipe & exec > pipe; wait")
    #expect(result.status == 141)
    #expect(result.errors == "")
    let full = try await IntentSim.run(
      ["replay", "Examples/Scenarios/UnicornChat"], redirections: "exec > /dev/full")
    #expect(full.status == 2)
    #expect(full.errors == "intentsim: the result cannot be written: No space left on device.\n")
  }

  @Test("A bar says at the terminal how far it is, and goes away") func progress() async throws {
    let arguments = ["replay", "Examples/Scenarios/UnicornChat"]
    let result = try await TerminalSession(arguments, elsewhere: .output).end()
    #expect(result.status == 0)
    #expect(result.output.contains(" %  "))
    let screen = result.output.components(separatedBy: "\u{1B}[K")
    // The report itself is elsewhere, behind what the terminal showed.
    #expect(screen.last?.hasPrefix("✔ ") == true)
    for silent in [["-q"], ["--format", "json"]] {
      let quiet = try await TerminalSession(arguments + silent, elsewhere: .output).end()
      #expect(!quiet.output.contains("\u{1B}"))
    }
  }
}

extension String {
  /// This report without the time it took.
  fileprivate var withoutDuration: String {
    replacing(/\ · [0-9]+\.[0-9][0-9] s\n$/, with: "\n")
  }
}
