import Foundation
import IntentKitCore
import TestSupport
import Testing

private let scenario = "Examples/Scenarios/UnicornChat/which-bill.json"

/// Tests that a file which a command writes is complete or unchanged.
@Suite struct `Files that intentsim writes` {
  private let folder: Folder
  private let manager = FileManager.default

  init() throws {
    folder = try Folder()
    try manager.copyItem(
      at: PackageUnderTest.root.appending(path: scenario), to: folder.url(of: "s.json"))
    try manager.createDirectory(
      at: folder.url(of: "sub"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: folder.url(of: "here").path, withDestinationPath: ".")
    try manager.createSymbolicLink(
      atPath: folder.url(of: "link.json").path, withDestinationPath: "s.json")
    try folder.write("old.html", "old")
    try folder.write("broken.json", "{")
  }

  private func run(_ command: String, input: String = "") async throws -> IntentSim.Result {
    try await IntentSim.run(
      command.split(separator: " ").map(String.init), input: input, folder: folder)
  }

  /// The names and contents of all files, also of hidden ones.
  private var contents: [String: String] {
    get throws {
      let names = try manager.contentsOfDirectory(atPath: folder.url.path)
      return Dictionary(
        uniqueKeysWithValues: names.map { ($0, (try? folder.read($0)) ?? "no file") })
    }
  }

  // MARK: - Failures

  @Test(arguments: [
    // Another report fails.
    "replay s.json --output old.html --report json=/dev/null/x",
    "replay s.json --report html=old.html --report json=sub",
    "replay s.json --report html=old.html --report json=/dev/full",
    "replay s.json --output old.html --report json=broken.json/x",
    // An input can't be read.
    "replay missing.json --output old.html",
    "report merge missing.ndjson --output old.html",
    "report merge broken.json --output old.html",
    "run missing.json --record old.html",
    "run broken.json --record old.html",
    "run s.json --manifest missing --record old.html",
    // An option is wrong.
    "replay s.json --output old.html --filter (",
    "replay s.json --output old.html --filter nothing",
    "replay s.json --output old.html --tag nothing",
    "replay s.json --output old.html --shard 2/2",
    "replay s.json --output old.html --jobs 0",
    "replay s.json --output old.html --format nothing",
    "replay s.json --output old.html --report html",
    "replay s.json --output old.html --launch-limit 1",
    "replay s.json --output old.html --record all --repeat 2",
    "replay --output old.html",
    "run s.json --record old.html --deadline 3",
    "run s.json --record old.html --intent SendMessage",
    "run s.json --record old.html --set nothing=1",
    "run s.json --record old.html --app Nothing",
    // An extension can't start.
    "replay s.json --output old.html --extension missing",
    "replay s.json --output old.html --extension /bin/false",
    "run s.json --record old.html --extension missing",
  ])
  func `a command that fails changes no file`(command: String) async throws {
    let before = try contents
    let result = try await run(command)
    #expect(result.status != 0)
    #expect(try contents == before, "\(result.output)\(result.errors)")
  }

  @Test func `a process that can't write more keeps the old report`() async throws {
    let before = try contents
    let result = try await IntentSim.run(
      ["replay", "s.json", "-q", "--report", "html=old.html"], folder: folder,
      redirections: "exec > /dev/null 2>&1; trap '' XFSZ; ulimit -f 1")
    #expect(result.status == 2)
    #expect(try contents == before)
  }

  // MARK: - Inputs

  /// Spellings of a file that is an input, in a folder or by itself.
  static let spellings = [
    "s.json", "./s.json", "here/s.json", "sub/../s.json", "link.json", "here/link.json",
  ]

  @Test(arguments: spellings)
  func `an output that is an input is refused`(spelling: String) async throws {
    let before = try contents
    try manager.linkItem(
      atPath: folder.url(of: "s.json").path, toPath: folder.url(of: "hard.json").path)
    var commands = ["s.json", "link.json", ".", "here", "sub/..", "hard.json", "-"].flatMap {
      input in
      ["--output \(spelling)", "--report json=\(spelling)"].map { "replay \(input) \($0)" }
    }
    commands += [
      "run s.json --record \(spelling)", "run hard.json --record \(spelling)",
      "run --intent SendMessage --manifest s.json --record \(spelling)",
      "report merge s.json --output \(spelling)", "report merge hard.json -o \(spelling)",
      "replay broken.json --extension ./s.json --output \(spelling)",
    ]
    for command in commands {
      let redirection = command.hasPrefix("replay - ") ? "exec < s.json" : ":"
      let result = try await IntentSim.run(
        command.split(separator: " ").map(String.init), folder: folder, redirections: redirection)
      #expect(result.status == 2, "\(command)\n\(result.output)")
      #expect(result.errors.contains("can't be written, because it is"), "\(result.errors)")
    }
    var after = try contents
    after["hard.json"] = nil
    #expect(after == before)
  }

  @Test func `an output that is named twice is refused`() async throws {
    let before = try contents
    let names = [
      "old.html", "./old.html", "here/old.html", "new", "./new", "here/new", "sub/../new",
    ]
    for (first, second) in zip(names, names.dropFirst()) where first != "here/old.html" {
      let result = try await run(
        "replay s.json --output \(first) --report json=\(second)")
      #expect(result.status == 2)
      #expect(result.errors.contains("two reports can't go to the same file"), "\(result.errors)")
    }
    let redirected = try await IntentSim.run(
      ["replay", "s.json", "--report", "json=old.html"], folder: folder,
      redirections: "exec >> old.html")
    #expect(redirected.status == 2)
    #expect(try contents == before)
  }

  @Test func `a report in a searched folder is refused once it is an input`() async throws {
    let first = try await run("replay s.json --report json=sub/report.json")
    #expect(first.status == 0)
    let second = try await run("replay sub --report json=sub/report.json")
    #expect(second.status == 2)
    let other = try await run("replay s.json --report json=sub/report.json")
    #expect(other.status == 0)
  }

  // MARK: - Links

  @Test func `a recording through a dangling link creates the file at its end`() async throws {
    for name in ["dangling", "dangling2"] {
      let target = name == "dangling" ? "sub/new.json" : "dangling"
      try manager.createSymbolicLink(
        atPath: folder.url(of: name).path, withDestinationPath: target)
    }
    let result = try await run("run s.json -q --record dangling2")
    #expect(result.status == 0)
    #expect(try folder.read("sub/new.json").hasPrefix("{"))
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.url(of: "dangling").path)
        == "sub/new.json")
  }

  @Test func `the standard output is an output by its path too`() async throws {
    let result = try await run("replay s.json -q --report json=/dev/stdout --output /dev/null")
    #expect(result.status == 0)
    #expect(try JSONReader.value(from: result.output)["summary"] != nil)
  }
}
