import Foundation
import TestSupport
import Testing

private let whichBill = "Examples/Scenarios/UnicornChat/which-bill.json"

@Suite struct `intentsim replay --record` {
  @Test func `a recorded scenario passes again after an answer was changed`() async throws {
    let folder = try Folder()
    let recorded = try await IntentSim.run(["run", whichBill, "--record", "-"])
    let changed = recorded.output.replacingOccurrences(
      of: #""answer": "Bill James""#, with: #""answer": "Bill Smith""#)
    #expect(changed != recorded.output)
    try folder.write("a.json", changed)
    let failed = try await IntentSim.run(["replay", "a.json", "-q"], folder: folder)
    #expect(failed.status == 1)
    #expect(
      failed.output.contains(
        #"expect.parameters.recipients[0].displayName: expected "Bill James", found "Bill Smith"."#
      ))
    #expect(try folder.read("a.json") == changed)
    let rewritten = try await IntentSim.run(
      ["replay", "a.json", "-q", "--record", "failed"], folder: folder)
    // The report describes the scenarios before the recording.
    #expect(rewritten.status == 1)
    #expect(rewritten.output.withoutTime == failed.output.withoutTime)
    #expect(rewritten.errors == "1 scenario was rewritten.\n")
    let again = try await IntentSim.run(
      ["replay", "a.json", "--record", "failed"], folder: folder)
    #expect(again.status == 0)
    #expect(again.errors == "")
    let plain = try await IntentSim.run(["run", "a.json", "--record", "-"], folder: folder)
    #expect(plain.output == (try folder.read("a.json")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.json"])
  }

  @Test func `a file with many scenarios is not rewritten, which is reported`() async throws {
    let folder = try Folder()
    let line = #"{"intent": "SendMessage", "turns": ["Tom", "hi", "yes"]}"#
    try folder.write("b.jsonl", "\(line)\n\(line)\n")
    try folder.write("a.json", line)
    let result = try await IntentSim.run(
      ["replay", ".", "--record", "missing"], folder: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == "1 scenario was rewritten. ./b.jsonl:1 and 1 more can't be rewritten, "
        + "because only files with a single scenario are supported.\n")
    #expect(try folder.read("b.jsonl") == "\(line)\n\(line)\n")
    #expect(try folder.read("a.json").contains(#""outcome": "succeeded""#))
  }

  @Test func `a file that cannot be written is reported and stays unchanged`() async throws {
    let folder = try Folder()
    let line = #"{"intent": "SendMessage", "turns": ["Tom", "hi", "yes"]}"#
    try folder.write("a.json", line)
    let result = try await IntentSim.run(
      ["replay", "a.json", "-q", "--record", "all"], folder: folder,
      redirections: "trap '' XFSZ; exec > /dev/null 2>/dev/null; ulimit -f 0")
    #expect(result.status == 2)
    #expect(try folder.read("a.json") == line)
  }

  @Test(arguments: [
    (["--record", "some"], "--record must be one of all, failed, missing, never, not “some”."),
    (
      ["--record", "all", "--deadline", "3"],
      "replay takes --record or --deadline, not both: a scenario can't hold it."
    ),
    (
      ["--record", "all", "--repeat", "3"],
      "replay takes --record or --repeat, not both: a scenario can't hold it."
    ),
    (
      ["--record", "all", "-"],
      "--record can't change the standard input: only files with one scenario are rewritten."
    ),
    (
      ["--record", "all", "b.jsonl"],
      "--record can't change b.jsonl: only files with one scenario are rewritten."
    ),
  ])
  func `an option that a scenario cannot hold excludes recording a replay`(
    _ arguments: [String], _ message: String
  ) async throws {
    let result = try await IntentSim.run(["replay", "a.json"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors == "intentsim: \(message)\n")
  }
}

extension String {
  /// This report without its duration.
  fileprivate var withoutTime: Substring { prefix(upTo: lastIndex(of: "·") ?? endIndex) }
}
