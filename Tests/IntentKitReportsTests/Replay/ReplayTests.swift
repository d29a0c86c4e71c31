import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps
import Testing

/// A temporary folder for a test.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: "ReplayTests-\(UUID())").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

/// A scenario that passes, with a name.
private func good(_ name: String) -> String {
  #"{"name": "\#(name)", "intent": "SendMessage", "turns": ["Tom", "hi", "yes"]}"#
}

/// A scenario that fails.
private func bad(_ name: String) -> String {
  #"{"name": "\#(name)", "intent": "SendMessage", "turns": ["Tom", "hi", "no"]}"#
}

/// The result of a replay.
private struct Account {
  var results: [ReplayResult] = []
  var summary = ReplaySummary()

  var ids: [String] { results.map(\.id) }
  var verdicts: [ReplayResult.Verdict] { results.map(\.verdict) }
}

private func replay(
  _ paths: [String], apps: [any IntentApp.Type] = SampleApps.all, in folder: Folder? = nil,
  _ change: (inout Replay.Options) -> Void = { _ in }
) async -> Account {
  var options = Replay.Options()
  change(&options)
  var account = Account()
  let prefix = folder.map { "\($0.path)/" } ?? ""
  account.summary = await Replay(Simulator(apps: apps), options: options)
    .run(paths.map { prefix + $0 }) { burst in
      account.results += burst.results
      #expect(burst.fraction.map { (0...1).contains($0) } ?? true)
    }
  for index in account.results.indices {
    let id = account.results[index].id
    account.results[index].id = id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
  }
  return account
}

/// An app that handles messages and counts them by content.
private struct Diary: IntentApp {
  static let appDescription = AppDescription(displayName: "Diary")
  static let entries = Locked<[String: [String]]>([:])

  /// The entries under a heading, in order.
  static func entries(of heading: String) -> [String] {
    entries.withLock { $0[heading, default: []] }
  }

  init(environment: AppEnvironment) {}

  func handler(for intent: any Intent) -> (any IntentHandling)? { Writer() }

  struct Writer: SendMessageIntentHandling {
    /// Records “heading/entry”.
    ///
    /// An entry “moody” succeeds only every other time.
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      let parts = (intent.content ?? "").split(separator: "/").map { String($0) }
      let count = Diary.entries.withLock { entries in
        entries[parts[0], default: []].append(parts[1])
        return entries[parts[0], default: []].count
      }
      let isGood = parts[1] != "moody" || !count.isMultiple(of: 2)
      return SendMessageIntentResponse(code: isGood ? .success : .failure)
    }
  }

  static func scenario(_ content: String) -> String {
    #"{"app": "Diary", "intent": "SendMessage", "turns": ["yes"], "parameters": "#
      + #"{"recipients": ["Tom"], "content": "\#(content)"}}"#
  }
}

@Suite struct `Replay of scenarios` {
  @Test func `scenarios in folders are found in the order of their names`() async throws {
    let folder = try Folder()
    try folder.write("s/b.json", good("b"))
    try folder.write("s/a/z.jsonl", "\(good("z1"))\n\n  \r\n\(good("z2"))")
    try folder.write("s/a/.hidden.json", "nonsense")
    try folder.write("s/.git/x.json", "nonsense")
    try folder.write("s/notes.txt", "nonsense")
    try folder.write("s/c.JSON", "nonsense")
    try folder.link("s/a/circle", to: "..")
    try folder.link("s/self", to: ".")
    try folder.link("s/link.json", to: "b.json")
    let account = await replay(["s"], in: folder)
    #expect(account.ids == ["s/a/z.jsonl:1", "s/a/z.jsonl:4", "s/b.json", "s/link.json"])
    #expect(account.results.map(\.name) == ["z1", "z2", "b", "b"])
    #expect(account.results.map(\.index) == [0, 1, 2, 3])
    #expect(account.summary.passed == 4 && account.summary.total == 4)
  }

  @Test func `a file without a known extension is recognized by its content`() async throws {
    let folder = try Folder()
    try folder.write("one.txt", "\n{\n\(good("one").dropFirst())")
    try folder.write("many.txt", "\(good("a"))\n\(bad("b"))\nnonsense\n")
    let account = await replay(["one.txt", "many.txt"], in: folder)
    #expect(account.ids == ["one.txt", "many.txt:1", "many.txt:2", "many.txt:3"])
    #expect(account.verdicts == [.passed, .passed, .failed, .unusable])
  }

  @Test func `an invalid scenario is reported as unusable and the replay continues`() async throws {
    let folder = try Folder()
    try folder.write("empty.json", "")
    try folder.write("empty.jsonl", "\n \n")
    try folder.write("newer.json", #"{"version": 9, "news": true}"#)
    try folder.write("lines.jsonl", "[]\n\(good("a"))\n{\"intent\": \"Nope\"}\n{\"intent\": \"Se")
    try folder.write(
      "long.jsonl", "\(good("a"))\n\(String(repeating: "x", count: (4 << 20) + 1))\n")
    try folder.link("nowhere.json", to: "missing")
    let account = await replay(["missing", "."], in: folder)
    let messages = account.results.compactMap { result -> String? in
      guard case .unusable(let error) = result.ending else { return nil }
      return "\(error)".replacingOccurrences(of: "\(folder.path)/", with: "")
    }
    #expect(
      messages == [
        "missing: cannot be read: No such file or directory.",
        "./empty.json:1:1: found an empty text, expected a value.",
        "./empty.jsonl:1:1: found an empty text, expected a scenario.",
        "./lines.jsonl:1:1: found an empty array, expected a Scenario object.",
        "./lines.jsonl:3:2: intent: found the intent “Nope”, expected one of SiriKit's intents, or "
          + "OrderSoup, OrderUsual, OrderBowl, ShowDirections, ShowRecipe, AddToShoppingList.",
        "./lines.jsonl:4:15: the text ends too early, expected the closing quote of a string.",
        "./long.jsonl:2:1: found a line of more than 4 MiB, expected a shorter line.",
        "./newer.json:1:2: version: found version 9, expected version 1. "
          + "A newer release may read it.",
        "./nowhere.json: cannot be read: No such file or directory.",
      ])
    #expect(account.summary.unusable == messages.count && account.summary.passed == 2)
  }

  @Test(arguments: [1, 2, 9]) func `results are reported in the order of the files`(jobs: Int)
    async throws
  {
    let folder = try Folder()
    let lines = (0..<300).map { $0.isMultiple(of: 7) ? bad("\($0)") : good("\($0)") }
    try folder.write("a.jsonl", lines.joined(separator: "\n"))
    let account = await replay(["a.jsonl"], in: folder) { $0.jobs = jobs }
    #expect(account.results.map(\.name) == (0..<300).map { "\($0)" })
    #expect(account.summary.failed == 43 && account.summary.passed == 257)
  }

  @Test func `a failure in a file of several scenarios states the line`() async throws {
    let folder = try Folder()
    try folder.write("a.jsonl", "\(good("a"))\n\(bad("b"))\n")
    let result = try #require(await replay(["a.jsonl"], in: folder).results.last)
    guard case .ran(let run) = result.ending else { return #expect(Bool(false)) }
    let difference = try #require(result.differences.first)
    #expect(run.file.place(of: difference.path)?.hasSuffix("/a.jsonl:2:1") == true)
    #expect(difference.message == "expect.outcome: expected a good end, found cancelled.")
  }

  @Test func `shards cover every scenario exactly once`() async throws {
    let folder = try Folder()
    try folder.write("a.jsonl", (0..<20).map { good("a\($0)") }.joined(separator: "\n"))
    try folder.write("b.json", good("b"))
    var ids: [String] = []
    for number in 1...3 {
      let account = await replay(["a.jsonl", "b.json"], in: folder) {
        $0.shard = ReplayShard(number, of: 3)
      }
      #expect(account.results.allSatisfy { $0.index % 3 == number - 1 })
      ids += account.ids
    }
    #expect(ids.count == 21 && Set(ids).count == 21)
    let chosen = await replay(["a.jsonl"], in: folder) {
      $0.shard = ReplayShard(2, of: 3)
      $0.selection = (try? ReplaySelection(pattern: "a1[0-9]")) ?? .all
    }
    #expect(chosen.results.map(\.name) == ["a10", "a13", "a16", "a19"])
  }

  @Test func `a seed determines the order of a shuffled replay`() async throws {
    let folder = try Folder()
    func order(_ heading: String, seed: UInt64?) async throws -> (ran: [String], told: [String]) {
      let lines = (0..<50).map { Diary.scenario("\(heading)/\($0)") }
      try folder.write("\(heading).jsonl", lines.joined(separator: "\n"))
      let account = await replay(["\(heading).jsonl"], apps: [Diary.self], in: folder) {
        $0.seed = seed
        $0.jobs = 1
      }
      #expect(account.summary.passed == 50)
      return (Diary.entries(of: heading), account.ids.map { String($0.split(separator: ":")[1]) })
    }
    let (plain, shuffled) = (try await order("x", seed: nil), try await order("y", seed: 7))
    #expect(plain.ran == (0..<50).map { "\($0)" })
    #expect(shuffled.ran != plain.ran && Set(shuffled.ran) == Set(plain.ran))
    #expect(shuffled.told == plain.told)
    #expect(try await order("z", seed: 7).ran == shuffled.ran)
    #expect(try await order("w", seed: 8).ran != shuffled.ran)
  }

  @Test func `a replay shuffles in chunks so that results don't wait for the end`() async throws {
    let folder = try Folder()
    let lines = (0..<2500).map { Diary.scenario("stretches/\($0)") }
    try folder.write("a.jsonl", lines.joined(separator: "\n"))
    let account = await replay(["a.jsonl"], apps: [Diary.self], in: folder) { $0.seed = 1 }
    #expect(account.results.map(\.index) == Array(0..<2500))
    #expect(account.summary.passed == 2500)
  }

  @Test func `a scenario that differs between repetitions is reported`() async throws {
    let folder = try Folder()
    try folder.write("a.jsonl", "\(Diary.scenario("r/even"))\n\(Diary.scenario("s/moody"))")
    let account = await replay(["a.jsonl"], apps: [Diary.self], in: folder) {
      $0.repetitions = 4
      $0.jobs = 1
    }
    #expect(Diary.entries(of: "r").count == 4 && Diary.entries(of: "s").count == 4)
    #expect(account.verdicts == [.passed, .failed])
    let differences = account.results[1].differences
    #expect(differences.first?.expected == "a good end")
    #expect(differences.last?.expected == "the same in each of 4 runs")
    #expect(differences.last?.found.hasPrefix("in run 2 ") == true)
  }

  @Test func `a replay that stops at the first failure runs nothing after it`() async throws {
    let folder = try Folder()
    let lines = (0..<400).map { $0 == 3 ? bad("\($0)") : good("\($0)") }
    try folder.write("a.jsonl", lines.joined(separator: "\n"))
    let account = await replay(["a.jsonl"], in: folder) {
      $0.stopsAtFailure = true
      $0.jobs = 1
    }
    #expect(account.summary.passed == 3 && account.summary.failed == 1)
    #expect(account.summary.skipped == 396)
    #expect(account.ids.count == 400)
  }

  @Test func `a canceled replay counts the rest as skipped`() async throws {
    let folder = try Folder()
    let lines = (0..<2000).map { good("\($0)") }
    try folder.write("a.jsonl", lines.joined(separator: "\n"))
    let path = folder.path
    let task = Task { () -> ReplaySummary in
      await Replay(Simulator(apps: SampleApps.all)).run(["\(path)/a.jsonl"]) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    let summary = await task.value
    #expect(summary.total == 2000 && summary.failed == 0 && summary.unusable == 0)
    #expect(summary.passed > 0 && summary.skipped > 0)
  }

  @Test func `only an expected fault passes`() async throws {
    let folder = try Folder()
    let faulty =
      #"{"intent": "SendMessage", "app": "FaultyChat", "turns": ["yes"], "given": {"settings": "#
      + #"{"fault": "completesTwice"}}, "parameters": {"recipients": ["Bill"], "content": "x"}"#
    try folder.write(
      "a.jsonl", #"\#(faulty), "expect": {"verdicts": ["completed-twice"]}}"# + "\n\(faulty)}")
    let account = await replay(["a.jsonl"], in: folder)
    #expect(account.verdicts == [.passed, .failed])
    #expect(
      account.results[1].differences.map(\.message) == [
        "expect.verdicts: expected no fault, found completed-twice."
      ])
  }

  @Test func `an empty replay has an empty summary`() async throws {
    let folder = try Folder()
    #expect(await replay(["."], in: folder).summary.total == 0)
  }
}
