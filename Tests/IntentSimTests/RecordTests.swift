import Foundation
import IntentKitCore
import TestSupport
import Testing

private let whichBill = "Examples/Scenarios/UnicornChat/which-bill.json"

@Suite("intentsim run --record")
struct RecordTests {
  @Test func `a recording goes the same way again and is recorded the same`() async throws {
    let folder = try Folder()
    let file = folder.url(of: "a.json").path
    let plain = try await IntentSim.run(["run", whichBill])
    let result = try await IntentSim.run(["run", whichBill, "--record", file])
    #expect(result.status == 0)
    #expect(result.output == plain.output)
    #expect(result.errors == "")
    let text = try folder.read("a.json")
    let again = try await IntentSim.run(["run", file, "--record", "-"])
    #expect(again.status == 0)
    #expect(again.errors == "")
    #expect(again.output == text)
    #expect(try JSONReader.value(from: text)["strict"] == true)
  }

  @Test func `values given as options are recorded`() async throws {
    let result = try await IntentSim.run([
      "run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello",
      "--answer", "confirmation=yes", "--answer", "2", "--given", "signedIn=true", "--locale", "ja",
      "--record", "-",
    ])
    #expect(result.status == 0)
    let recording = try JSONReader.value(from: result.output)
    #expect(recording["locale"] == "ja")
    #expect(recording["given"]?["settings"] == ["signedIn": "true"])
    #expect(recording["parameters"] == ["recipients": ["Bill"], "content": "hello"])
    #expect(recording["turns"]?[0]?["answer"] == "2")
    #expect(recording["turns"]?[1]?["answer"] == "yes")
    let again = try await IntentSim.run(["run", "-", "-q"], input: result.output)
    #expect(again.status == 0)
  }

  @Test(.usesTerminal) func `answers typed at the terminal are recorded`() async throws {
    let folder = try Folder()
    let file = folder.url(of: "a.json").path
    let session = try TerminalSession([
      "run", "--intent", "SendMessage", "--set", "content=hello", "--record", file,
    ])
    for line in ["bill", "?", "the second one", "sure"] {
      try session.expect("You      ")
      session.type(line)
    }
    #expect(try await session.end().status == 0)
    let recording = try JSONReader.value(from: try folder.read("a.json"))
    #expect(recording["turns"]?[0]?["answer"] == "bill")
    #expect(recording["turns"]?[1]?["answer"] == "Bill Smith")
    #expect(recording["turns"]?[2]?["answer"] == "yes")
    #expect(try await IntentSim.run(["run", file, "-q"]).status == 0)
  }

  @Test func `a failed run is recorded with its outcome as the expected one`()
    async throws
  {
    let folder = try Folder()
    let file = folder.url(of: "a.json").path
    let silent = try await IntentSim.run([
      "run", "--intent", "SendMessage", "--no-input", "--record", file,
    ])
    #expect(silent.status == 1)
    #expect(try await IntentSim.run(["run", file, "-q"]).status == 0)
    let faulty = try await IntentSim.run([
      "run", "Examples/Scenarios/FaultyChat/completes-twice.json", "--record", file,
    ])
    #expect(faulty.status == 3)
    let again = try await IntentSim.run(["run", file, "--format", "json"])
    #expect(again.status == 3)
    #expect(try JSONReader.value(from: again.output)["differences"] == [])
  }

  @Test func `an existing file is kept if the recording fails`() async throws {
    let folder = try Folder()
    let file = folder.url(of: "a.json").path
    try folder.write("a.json", "old")
    let unknown = try await IntentSim.run([
      "run", "--intent", "SendMessage", "--app", "Unicorn", "--record", file,
    ])
    #expect(unknown.status == 2)
    #expect(try folder.read("a.json") == "old")
    let missing = try await IntentSim.run(["run", whichBill, "--record", "\(file)/b.json"])
    #expect(missing.status == 2)
    #expect(missing.errors == "intentsim: \(file)/b.json cannot be written: Not a directory.\n")
    let inFolder = try await IntentSim.run(["run", whichBill, "--record", folder.url.path])
    #expect(inFolder.status == 2)
    #expect(inFolder.errors.hasSuffix(" cannot be written: Is a directory.\n"))
    let full = try await IntentSim.run(["run", whichBill, "--record", "/dev/full"])
    #expect(full.status == 2)
    let limited = try await IntentSim.run(
      ["run", whichBill, "-q", "--record", file],
      redirections: "exec > /dev/null 2>&1; trap '' XFSZ; ulimit -f 0")
    #expect(limited.status == 2)
    #expect(try folder.read("a.json") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.json"])
  }

  @Test func `a recording keeps the link and the permissions of its file`() async throws {
    let folder = try Folder()
    try folder.write("a.json", "old")
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url(of: "a.json").path)
    try manager.createSymbolicLink(
      atPath: folder.url(of: "b.json").path, withDestinationPath: "a.json")
    let result = try await IntentSim.run([
      "run", whichBill, "--record", folder.url(of: "b.json").path,
    ])
    #expect(result.status == 0)
    #expect(try folder.read("a.json").hasPrefix("{\n"))
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.url(of: "b.json").path) == "a.json")
    let mode = try manager.attributesOfItem(atPath: folder.url(of: "a.json").path)[
      .posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test(arguments: [
    (
      ["--deadline", "3"],
      "run takes --record or --deadline, not both: a scenario can't hold it."
    ),
    (
      ["--launch-time", "3"],
      "run takes --record or --launch-time, not both: a scenario can't hold it."
    ),
    (
      ["--new-handler-per-phase"],
      "run takes --record or --new-handler-per-phase, not both: a scenario can't hold it."
    ),
    (
      ["--format", "json"],
      "run takes --record - or --format, not both: there is one standard output."
    ),
  ])
  func `an option that a scenario cannot hold excludes a recording`(
    _ options: [String], _ message: String
  ) async throws {
    let result = try await IntentSim.run(["run", whichBill, "--record", "-"] + options)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }
}
