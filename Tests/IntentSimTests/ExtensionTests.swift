import Foundation
import IntentKitCore
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

private let whichBill = "Examples/Scenarios/UnicornChat/which-bill.json"

private let refused: [(arguments: [String], status: Int32, words: String)] = [
  (["run", "--extension", "/nowhere", whichBill], 4, "/nowhere couldn't be launched"),
  (["run", "--extension", "/tmp", whichBill], 4, ": /tmp isn't an extension: it is a folder.\n"),
  (
    ["replay", "--extension", "/bin/true", whichBill], 4,
    ": /bin/true isn't an extension: it exited without sending a hello.\n"
  ),
  (
    ["list", "--extension", "Package.swift"], 4,
    ": Package.swift isn't an extension: it isn't executable.\n"
  ),
  (["profile-launch", "/dev/null"], 4, ": /dev/null isn't an extension: it isn't a file.\n"),
  (["run", "--launch-limit", "1", whichBill], 2, "--launch-limit requires --extension"),
  (["replay", "--extension", "/nowhere", whichBill], 4, "/nowhere couldn't be launched"),
  (["replay", "--keep-alive", whichBill], 2, "--keep-alive requires --extension"),
  (
    ["replay", "--memory-limit", "9", whichBill], 2, "--memory-limit requires --extension"
  ),
  (
    ["run", "--extension", "x", "--memory-limit", "much", whichBill], 2,
    "--memory-limit must be a whole number from 1"
  ),
  (["profile-launch"], 2, "needs the path"),
  (["profile-launch", "/nowhere"], 4, "couldn't be launched"),
  (["profile-launch", "x", "--launches", "0"], 2, "from 1 to 1000"),
]

@Suite("Extensions in processes of their own")
struct ExtensionTests {
  static func program(_ name: String) throws -> String {
    try #require(IntentSim.program).deletingLastPathComponent().appending(path: name).path
  }

  @Test func `a scenario runs with the handler in a process of its own`() async throws {
    let result = try await IntentSim.run([
      "run", "--extension", try Self.program("ChatGuest"), whichBill, "--format", "json",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONReader.value(from: result.output)
    #expect(value["outcome"]?["result"] == "succeeded")
    guard case .number(let launchTime)? = value["launch"]?["launchTime"] else {
      Issue.record("no launch time")
      return
    }
    #expect(launchTime > 0)
  }

  @Test func `a crash breaks the contract, and the output of the process is shown`() async throws {
    let result = try await IntentSim.run(
      [
        "run", "--extension", try Self.program("FaultyGuest"), "--intent", "SendMessage", "--set",
        "recipients=Bill", "--answer", "confirmation=yes", "--given", "fault=crashes",
      ], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(result.status == 3)
    #expect(result.output.contains("✘ crashed  handle(intent:)"))
    #expect(result.output.contains("SIGSEGV"))
    #expect(result.output.contains("  Extension output:\n    handling with the fault crashes\n"))
  }

  @Test
  func `a custom intent of an extension takes values and lists`() async throws {
    let result = try await IntentSim.run([
      "run", "--extension", try Self.program("FaultyGuest"), "--intent", "MakeCoffeeIntent",
      "--set", "cups=3", "--set", "note=[hot]", "--answer", "roast=the first", "--trace",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("  You      cups “3”, note “[hot]”"), "\(result.output)")
    #expect(result.output.contains("→ provideRoastOptionsCollection(for:)"))
    #expect(result.output.contains("             1  light\n             2  dark\n"))
    #expect(!result.output.contains("defaultCups"))
    #expect(result.output.contains("text = \"3 cups\""))
  }

  @Test(arguments: refused)
  func `an extension that cannot be started is reported`(
    arguments: [String], status: Int32, words: String
  ) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(.usesTerminal, arguments: ["run", "replay"])
  func `an interrupt ends the extension before the program`(command: String) async throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: "guest.sh"),
      withDestinationURL: PackageUnderTest.root.appending(
        path: "Tests/Guests/Scripts/silent-once-installed.sh"))
    try folder.write("a.json", #"{"intent": "SendMessage"}"#)
    let session = try TerminalSession([
      command, folder.url(of: "a.json").path, "--extension", folder.url(of: "guest.sh").path,
      "--deadline", "600",
    ])
    var guest: pid_t?
    try session.wait(for: "the guest's identifier") {
      guest = (try? folder.read("pid")).flatMap { pid_t($0.dropLast()) }
      return guest != nil
    }
    session.interrupt()
    let result = try await session.end()
    #expect(result.status == 130)
    #expect(result.errors == "")
    #expect(kill(try #require(guest), 0) == -1)
  }

  // MARK: - Replays

  /// A scenario for FaultyGuest.
  private static func faultyScenario(_ name: String, fault: String, _ more: String = "") -> String {
    #"{"name": "\#(name)", "intent": "SendMessage", "#
      + #""parameters": {"recipients": ["Bill"], "content": "hello"}, "turns": ["yes"], "#
      + #""given": {"settings": {"fault": "\#(fault)"}}\#(more)}"#
  }

  private static func folder() throws -> Folder {
    let folder = try Folder()
    for (name, fault) in [("a", "none"), ("b", "crashes"), ("c", "none"), ("d", "none")] {
      try folder.write("\(name).json", faultyScenario(name, fault: fault))
    }
    return folder
  }

  @Test func `all scenarios of an app pass in processes of its own`() async throws {
    // Apps out of process don't show views.
    let paths = try Scenarios.paths().filter { path in
      guard path.hasPrefix("Examples/Scenarios/UnicornChat/") else { return false }
      let text = try String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
      return !text.contains("\"shows\"")
    }
    #expect(paths.count > 20)
    let result = try await IntentSim.run(
      ["replay"] + paths + [
        "--extension", try Self.program("ChatGuest"), "--jobs", "2", "--repeat", "2",
      ])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("✔ "))
  }

  @Test func `a crash ends only one scenario`() async throws {
    let folder = try Self.folder()
    let result = try await IntentSim.run(
      [
        "replay", ".", "--extension", try Self.program("FaultyGuest"), "--jobs", "2",
        "--format", "json", "--report", "text=text", "--report", "junit=junit",
        "--report", "ndjson=lines", "--report", "html=page",
      ], environment: ["SWIFT_BACKTRACE": "enable=no"], folder: folder)
    #expect(result.status == 1, "\(result.errors)")
    let value = try JSONReader.value(from: result.output)
    #expect(value["summary"]?["passed"] == 3)
    #expect(value["summary"]?["failed"] == 1)
    guard case .array(let results)? = value["results"] else {
      Issue.record("no results")
      return
    }
    #expect(results.map { $0["verdict"] } == ["passed", "failed", "passed", "passed"])
    #expect(results[1]["verdicts"]?[0]?["id"] == "crashed")
    #expect(results[1]["launch"]?["log"] == ["handling with the fault crashes"])
    let said = "  Extension output:\n    handling with the fault crashes\n"
    let text = try folder.read("text")
    #expect(text.components(separatedBy: said).count == 2, "\(text)")
    #expect(text.contains("SIGSEGV"))
    #expect(try folder.read("junit").contains("\(said.dropLast())</failure>"))
    #expect(try folder.read("page").contains("\"handling with the fault crashes\""))
    // The records yield the same reports; the header of a page names the command.
    for (format, name) in [("text", "text"), ("junit", "junit")] {
      let again = try await IntentSim.run(
        ["report", "merge", "lines", "--format", format], folder: folder)
      #expect(again.output == (try folder.read(name)))
    }
  }

  // MARK: - Custom intents

  private static func coffee() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      "coffee.json",
      #"{"intent": "MakeCoffee", "parameters": {"note": "receipt"}, "turns": ["dark"], "#
        + #""expect": {"outcome": "failed"}}"#)
    return folder
  }

  @Test
  func `the records of a custom intent yield the same reports`() async throws {
    let folder = try Self.coffee()
    let result = try await IntentSim.run(
      [
        "replay", ".", "--extension", try Self.program("FaultyGuest"), "--format", "ndjson",
        "--output", "lines", "--report", "text=text", "--report", "junit=junit",
      ], folder: folder)
    #expect(result.status == 1, "\(result.errors)")
    for format in ["text", "junit"] {
      let again = try await IntentSim.run(
        ["report", "merge", "lines", "--format", format], folder: folder)
      #expect(again.output == (try folder.read(format)))
      #expect(again.output.contains("Which roast would you like?"), "\(again.output)")
    }
  }

  @Test
  func `generated identifiers do not count in a comparison of a custom intent's runs`() async throws
  {
    let folder = try Self.coffee()
    let run = ["run", "coffee.json", "--extension", try Self.program("FaultyGuest")]
    for (name, options) in [
      ("a.json", ["--format", "json", "--trace"]), ("b.json", ["--format", "json", "--trace"]),
      ("a.ndjson", ["--format", "ndjson"]), ("short.json", ["--format", "json"]),
    ] {
      let result = try await IntentSim.run(run + options, folder: folder)
      #expect(result.status == 1, "\(result.errors)")
      try folder.write(name, result.output)
    }
    let receipts = try ["a.json", "b.json", "short.json"].map { name in
      try JSONReader.value(from: try folder.read(name))["response"]?["receipt"]
    }
    #expect(Set(receipts).subtracting([nil]).count == 3)
    for other in ["b.json", "a.ndjson", "short.json"] {
      let result = try await IntentSim.run(["diff", "a.json", other], folder: folder)
      #expect(result.status == 0, "\(other): \(result.output)\(result.errors)")
      #expect(result.output.hasPrefix("✔ the same"))
    }
  }

  @Test
  func `the coverage of an extension excludes its custom intents and reports it`() async throws {
    let folder = try Self.coffee()
    let guest = ["--extension", try Self.program("FaultyGuest")]
    let alone = try await IntentSim.run(["coverage", "."] + guest, folder: folder)
    #expect(alone.status == 69)
    #expect(
      alone.errors
        == "intentsim: nothing matched: there is no scenario to count: MakeCoffee isn't one of "
        + "SiriKit's intents.\n")
    try folder.write("more.json", #"{"intent": "MakeCoffee", "turns": ["dark", "hot"]}"#)
    try folder.write("message.json", Self.faultyScenario("a", fault: "none"))
    let both = try await IntentSim.run(["coverage", "."] + guest, folder: folder)
    #expect(both.status == 0, "\(both.errors)")
    #expect(both.output.hasPrefix("FaultyGuest · SendMessage · 1 scenario · "))
    #expect(both.output.components(separatedBy: "MakeCoffee").count == 2, "\(both.output)")
    #expect(
      both.output.contains("\nNot covered: MakeCoffee. Only SiriKit's intents are counted.\n"))
    let part = try await IntentSim.run(
      ["coverage", ".", "--app", "faultyguest", "--intent", "SendMessage"] + guest, folder: folder)
    #expect(part.status == 0)
    #expect(
      part.output
        == both.output.replacing(
          "Not covered: MakeCoffee. Only SiriKit's intents are counted.\n", with: "")
    )
    let other = try await IntentSim.run(
      ["coverage", ".", "--app", "UnicornChat"] + guest, folder: folder)
    #expect(other.status == 69)
    #expect(other.errors == "intentsim: the extension is FaultyGuest, not “UnicornChat”.\n")
    let silent = PackageUnderTest.root.appending(path: "Tests/Guests/Scripts/silent.sh").path
    let late = try await IntentSim.run(
      ["coverage", ".", "--extension", silent, "--launch-limit", "0.05"], folder: folder)
    #expect(late.status == 4)
  }

  @Test func `the scenarios of other apps cannot be used with an extension`() async throws {
    let folder = try Folder()
    try folder.write("a.json", Self.faultyScenario("a", fault: "none"))
    try folder.write("b.json", Self.faultyScenario("b", fault: "none", #", "app": "UnicornRides""#))
    try folder.write("c.json", #"{"intent": "RequestRide"}"#)
    let result = try await IntentSim.run(
      ["replay", ".", "--extension", try Self.program("FaultyGuest")], folder: folder)
    #expect(result.status == 2)
    #expect(
      result.output.contains("app: found the app “UnicornRides”, expected one of FaultyGuest."))
    #expect(result.output.contains("intent: found the intent “RequestRide”, which no app here"))
    #expect(result.output.contains("1 passed, 2 unusable"))
  }

  @Test func `a recording of an extension goes the same way again`()
    async throws
  {
    let folder = try Self.folder()
    let replay = [
      "replay", ".", "--extension", try Self.program("FaultyGuest"), "-q", "--record", "missing",
    ]
    let first = try await IntentSim.run(replay, folder: folder)
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.errors == "4 scenarios were rewritten.\n")
    #expect(try folder.read("b.json").contains("\"crashed\""))
    let second = try await IntentSim.run(replay, folder: folder)
    #expect(second.status == 0, "\(second.output)")
    #expect(second.errors == "")
  }

  @Test func `the launch limit applies to a replay`() async throws {
    let silent = PackageUnderTest.root.appending(path: "Tests/Guests/Scripts/silent.sh").path
    let result = try await IntentSim.run([
      "replay", whichBill, "--extension", silent, "--launch-limit", "0.05",
    ])
    #expect(result.status == 4)
    #expect(result.errors.contains("didn't send its hello within 0.05 s"), "\(result.errors)")
  }

  @Test func `a profile shows the parts of a launch`() async throws {
    let result = try await IntentSim.run([
      "profile-launch", try Self.program("ChatGuest"), "--launches", "2",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("UnicornChat, median of 2 launches\n"))
    #expect(result.output.contains("first answer"))
  }

  @Test func `launches of several programs stand side by side`() async throws {
    let programs = [try Self.program("ChatGuest"), try Self.program("FaultyGuest")]
    let text = try await IntentSim.run(["profile-launch", "--launches", "2"] + programs)
    #expect(text.status == 0, "\(text.errors)")
    let lines = text.output.split(separator: "\n")
    #expect(lines[0] == "median of 2 launches   ChatGuest  FaultyGuest")
    #expect(lines[3].hasPrefix("  first answer "))
    #expect(lines.prefix(7).allSatisfy { $0.count == lines[0].count }, "\(text.output)")

    let json = try await IntentSim.run(
      ["profile-launch", "--launches", "1", "--format", "json"] + programs)
    let value = try JSONReader.value(from: json.output)
    #expect(value["profiles"]?[0]?["name"] == "UnicornChat")
    #expect(value["profiles"]?[1]?["launches"] == 1)

    let missing = try await IntentSim.run(["profile-launch", programs[0], "/nowhere"])
    #expect(missing.status == 4)
    #expect(missing.output == "")
  }
}
