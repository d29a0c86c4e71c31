import Foundation
import IntentKitCore
import TestSupport
import Testing

private let whichBill = "Examples/Scenarios/UnicornChat/which-bill.json"

/// Creates a folder with a run in every format, and with another run that has another answer.
private func savedRuns() async throws -> Folder {
  let folder = try Folder()
  for (name, answer) in [("a", "Bill James"), ("b", "Bill Smith")] {
    let arguments = [
      "run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello",
      "--answer", "recipients=\(answer)", "--answer", "confirmation=yes",
    ]
    for (ending, options) in [
      ("json", ["--record", "-"]), ("trace.json", ["--format", "json", "--trace"]),
      ("short.json", ["--format", "json"]), ("ndjson", ["--format", "ndjson"]),
    ] {
      let result = try await IntentSim.run(arguments + options)
      #expect(result.status == 0)
      try folder.write("\(name).\(ending)", result.output)
    }
    let trace = try JSONReader.value(from: try folder.read("\(name).trace.json"))["trace"]
    try folder.write("\(name).steps.json", JSONWriter.text(try #require(trace), style: .pretty))
  }
  let lines = try ["a.json", "b.json"].map { name in
    JSONWriter.text(try JSONReader.value(from: try folder.read(name)), style: .compact) + "\n"
  }
  try folder.write("both.jsonl", lines.joined())
  return folder
}

private let mistakes: [(arguments: [String], message: String)] = [
  (["a.json"], "diff needs two files; see intentsim diff --help."),
  (["-", "-"], "the standard input can be read only once."),
  (["a", "b", "-q", "-y"], "diff takes --quiet or --side-by-side, not both."),
  (["missing.json", whichBill], "missing.json cannot be read: No such file or directory."),
  (["Package.swift", whichBill], "Package.swift:1:1: "),
  ([whichBill, "Examples/Manifests/MoveMate.json"], "Examples/Manifests/MoveMate.json:"),
  (["\(whichBill):999", whichBill], "\(whichBill): has "),
  (["\(whichBill):0", whichBill], "\(whichBill):0 cannot be read: No such file or directory."),
]

@Suite struct `intentsim diff` {
  @Test func `a run equals itself in every format`() async throws {
    let folder = try await savedRuns()
    let forms = ["json", "trace.json", "steps.json", "ndjson", "short.json"]
    for (left, right) in zip(forms, forms.dropFirst() + ["json"]) {
      let result = try await IntentSim.run(["diff", "a.\(left)", "a.\(right)"], folder: folder)
      #expect(result.status == 0, "\(left) \(right): \(result.output)\(result.errors)")
      #expect(result.output.hasPrefix("✔ the same"))
      let other = try await IntentSim.run(["diff", "a.\(left)", "b.\(right)"], folder: folder)
      #expect(other.status == 1, "\(left) \(right)")
    }
    let lines = try await IntentSim.run(["diff", "both.jsonl:1", "a.ndjson"], folder: folder)
    #expect(lines.status == 0)
    let piped = try await IntentSim.run(
      ["diff", "-", "both.jsonl:2"], input: try folder.read("b.ndjson"), folder: folder)
    #expect(piped.status == 0)
  }

  @Test(arguments: [("unified", []), ("side", ["--side-by-side"]), ("quiet", ["-q"])])
  func `a comparison shows the steps and values that differ`(
    _ name: String, _ options: [String]
  ) async throws {
    let folder = try await savedRuns()
    let result = try await IntentSim.run(["diff", "a.json", "b.json"] + options, folder: folder)
    #expect(result.status == 1)
    #expect(result.errors == "")
    try expectGolden(result.output, "diff-\(name).txt")
  }

  @Test func `a comparison is written as JSON`() async throws {
    let folder = try await savedRuns()
    let result = try await IntentSim.run(
      ["diff", "a.json", "b.ndjson", "--format", "json"], folder: folder)
    #expect(result.status == 1)
    let value = try JSONReader.value(from: result.output)
    #expect(value["isEqual"] == false)
    #expect(value["left"] == "a.json" && value["right"] == "b.ndjson")
    #expect(value["differences"]?[0]?["path"] == "parameters.recipients[0].customIdentifier")
    #expect(value["differences"]?[0]?["right"] == "unicorn:Bill Smith")
    #expect(value["steps"]?[0]?["change"] == "same")
    #expect(value["steps"]?[3]?["change"] == "changed")
  }

  @Test func `a file with several runs is rejected`() async throws {
    let folder = try await savedRuns()
    let result = try await IntentSim.run(["diff", "both.jsonl", "a.json"], folder: folder)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "intentsim: both.jsonl: contains 2 separate lines; specify one of them, as in both.jsonl:1.\n"
    )
    try folder.write("cut.ndjson", try folder.read("a.ndjson").dropLast(20) + "")
    let cut = try await IntentSim.run(["diff", "a.json", "cut.ndjson"], folder: folder)
    #expect(cut.status == 2)
    #expect(cut.errors.hasPrefix("intentsim: cut.ndjson:"))
  }

  @Test func `a result of a replay can be compared`() async throws {
    let folder = try await savedRuns()
    let no = try folder.read("a.json").replacingOccurrences(
      of: #""answer": "yes""#, with: #""answer": "no""#)
    try folder.write("no.json", no)
    let report = try await IntentSim.run(
      ["replay", "a.json", "no.json", "--format", "json"], folder: folder)
    try folder.write("report.json", report.output)
    let same = try await IntentSim.run(["diff", "report.json:3", "a.json"], folder: folder)
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "✔ the same, as far as both runs were saved\n")
    let lines = try await IntentSim.run(
      ["replay", "a.json", "no.json", "--format", "ndjson"], folder: folder)
    try folder.write("report.ndjson", lines.output)
    let whole = try await IntentSim.run(["diff", "report.ndjson:1", "a.json"], folder: folder)
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.hasPrefix("✔ the same: "))
    let other = try await IntentSim.run(
      ["diff", "report.json:3", "report.json:4"], folder: folder)
    #expect(other.status == 1)
    #expect(other.output.contains("outcome.result\n  - \"succeeded\"\n  + \"cancelled\"\n"))
  }

  @Test(arguments: mistakes)
  func `an invalid argument of diff is rejected`(_ arguments: [String], _ message: String)
    async throws
  {
    let result = try await IntentSim.run(["diff"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("intentsim: \(message)"), "\(result.errors)")
    #expect(result.output == "")
  }
}
