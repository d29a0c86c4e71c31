import Foundation
import IntentKitCore
import TestSupport
import Testing

private let chat = "Examples/Scenarios/UnicornChat"

private let mistakes: [(arguments: [String], status: Int32, message: String)] = [
  ([], 2, "coverage needs a file or a folder; see intentsim coverage --help."),
  (["-", "-"], 2, "the standard input can be read only once."),
  (["a", "--minimum", "101"], 2, "--minimum must be a percentage from 0 to 100, not “101”."),
  (["a", "--minimum", "nan"], 2, "--minimum must be a percentage from 0 to 100, not “nan”."),
  (["a", "--format", "yaml"], 2, "--format must be one of text, json, markdown, not “yaml”."),
  (["a", "--app", "UnicornCat"], 69, "there is no sample app “UnicornCat”. Did you mean"),
  (["a", "--intent", "SendMesage"], 69, "there is no intent “SendMesage”. Did you mean"),
  (["--merge", "missing.json"], 2, "missing.json cannot be read: No such file or directory."),
  (["--merge", "Package.swift"], 2, "Package.swift:1:1: "),
  (["--merge", "Examples/Manifests/MoveMate.json"], 2, "Examples/Manifests/MoveMate.json:"),
  ([chat, "--intent", "PayBill"], 69, "nothing matched: there is no scenario to count."),
]

@Suite struct `intentsim coverage` {
  @Test func `coverage lists reached and unreached answers`() async throws {
    let result = try await IntentSim.run(["coverage", chat])
    #expect(result.status == 0)
    #expect(result.errors == "")
    try expectGolden(result.output, "coverage.txt")
  }

  @Test func `coverage reports unusable files and counts the others`() async throws {
    let folder = try Folder()
    try folder.write("a.json", #"{"intent": "SendMessage", "turns": ["Tom", "hi", "no"]}"#)
    try folder.write("b.json", "nonsense")
    let result = try await IntentSim.run(["coverage", "."], folder: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("! ./b.json:1:1: "))
    #expect(result.output.hasPrefix("UnicornChat · SendMessage · 1 scenario · "))
    #expect(result.output.hasSuffix("\n1 of 2 scenarios failed.\n"))
  }

  @Test func `coverage below the minimum exits with 5`() async throws {
    let reached = try await IntentSim.run(["coverage", chat, "--minimum", "10.5"])
    #expect(reached.status == 0)
    let missed = try await IntentSim.run(["coverage", chat, "--minimum", "99%", "--format", "json"])
    #expect(missed.status == 5)
    let error = try JSONReader.value(from: missed.errors)["error"]
    #expect(error?["name"] == "findings")
    #expect(try JSONReader.value(from: missed.output)["percent"] != nil)
  }

  @Test func `coverage of parts can be merged`() async throws {
    let folder = try Folder()
    let path = PackageUnderTest.root.appending(path: chat).path
    var merges: [String] = []
    for part in ["1/2", "2/2"] {
      let name = "\(part.prefix(1)).json"
      let result = try await IntentSim.run(
        ["coverage", path, "--shard", part, "--format", "json"], folder: folder)
      #expect(result.status == 0)
      try folder.write(name, result.output)
      merges += ["--merge", name]
    }
    let sum = try await IntentSim.run(["coverage"] + merges, folder: folder)
    #expect(sum.status == 0)
    let whole = try await IntentSim.run(["coverage", path], folder: folder)
    #expect(sum.output == whole.output)
  }

  @Test(arguments: mistakes)
  func `an invalid argument of coverage is rejected`(
    _ arguments: [String], _ status: Int32, _ message: String
  ) async throws {
    let result = try await IntentSim.run(["coverage"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix("intentsim: \(message)"), "\(result.errors)")
    #expect(result.output == "")
  }

  /// `INTENTKIT_RECORD=1` regenerates the tables.
  @Test func `the tables in the README of the examples are the output of coverage`() async throws {
    let result = try await IntentSim.run([
      "coverage", "Examples/Scenarios", "--format", "markdown",
    ])
    #expect(result.status == 0)
    let file = PackageUnderTest.root.appending(path: "Examples/README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let heading = try #require(readme.range(of: "\n## Coverage\n"))
    let first = try #require(readme.range(of: "### ", range: heading.upperBound..<readme.endIndex))
    if ProcessInfo.processInfo.environment["INTENTKIT_RECORD"] == "1" {
      let text = readme[..<first.lowerBound] + result.output
      try Data(text.utf8).write(to: file)
      Issue.record("the tables were written anew")
      return
    }
    #expect(String(readme[first.lowerBound...]) == result.output)
  }
}
