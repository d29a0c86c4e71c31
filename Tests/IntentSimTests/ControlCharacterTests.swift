import Foundation
import IntentKitCore
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests that control characters of files, handlers and arguments never reach a reader.
@Suite struct `Control characters` {
  /// All characters that control a terminal, break a line or change the direction of text.
  private static let controls: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069]
    return ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
  }()

  /// A text with every control character, and a color that intentsim never uses.
  private static let nasty: String = {
    var text = String.UnicodeScalarView("a\u{1B}[35m".unicodeScalars)
    for control in controls {
      text.append(control)
      text.append("b")
    }
    return String(text)
  }()

  /// A text for arguments, without the zero byte that they can't contain.
  private static let argument = "a\u{1B}[35m\nb\u{202E}\u{85}\u{2028}\r\u{7F}c"

  private let folder: Folder

  init() throws {
    folder = try Folder()
    let nasty = ParameterValue.string(Self.nasty)
    let message: ParameterValue = [
      "name": nasty, "app": "UnicornChat", "intent": "SendMessage",
      "given": [
        "contacts": [["displayName": nasty]],
        "settings": ["contacts": [["name": nasty, "unicornName": nasty]]],
      ],
      "parameters": ["recipients": [nasty], "content": nasty, "speakableGroupName": nasty],
      "turns": [["answer": nasty], ["asked": "content", "heard": nasty, "answer": nasty]],
      "expect": ["outcome": "failed", "heard": nasty, "shown": nasty],
    ]
    let note: ParameterValue = [
      "name": nasty, "app": "TasksNotes", "intent": "CreateNote",
      "parameters": ["title": nasty, "content": ["kind": "text", "text": nasty]],
      "expect": ["code": "failure"],
    ]
    let broken: ParameterValue = ["intent": nasty, "app": nasty]
    let manifest: ParameterValue = ["app": ["INIntentsSupported": [nasty]]]
    try FileManager.default.createDirectory(
      at: folder.url(of: "all"), withIntermediateDirectories: true)
    let files = [
      ("all/message", message), ("all/note", note), ("all/broken", broken), ("message", message),
      ("note", note), ("broken", broken), ("manifest", manifest),
    ]
    for (name, value) in files {
      try folder.write("\(name).json", JSONWriter.text(value, style: .pretty))
    }
  }

  /// Expects that a text for readers has only line feeds and our colors as control characters.
  private func expectVisible(_ text: String, hasColor: Bool = false, _ command: [String]) {
    #expect(!text.contains("\u{1B}[35m"), "\(command)")
    let plain = hasColor ? text.replacing(/\u{1B}\[[0-9]{1,2}m/, with: "") : text
    let found = Set(plain.unicodeScalars).intersection(Self.controls).subtracting(["\n"])
    #expect(found == [], "\(command)")
  }

  private func run(_ arguments: [String]) async throws -> IntentSim.Result {
    try await IntentSim.run(arguments, folder: folder)
  }

  // MARK: - Text

  static let commands: [[String]] = [
    ["run", "message.json"], ["run", "note.json"], ["run", "message.json", "--trace"],
    ["run", "message.json", "--quiet"], ["run", "note.json", "--trace", "--locale", "ja"],
    ["run", "broken.json"], ["replay", "all"], ["replay", "all", "--quiet"],
    ["diff", "message.json", "note.json"], ["diff", "message.json", "note.json", "--side-by-side"],
    ["coverage", "all"], ["check", "manifest.json"],
  ]

  @Test(arguments: commands, ["never", "always"])
  func `text shows control characters as escapes`(command: [String], color: String) async throws {
    let result = try await run(command + ["--color", color])
    expectVisible(result.output, hasColor: color == "always", command)
    expectVisible(result.errors, command)
    // A comparison shows values as JSON.
    let all = result.output + result.errors
    #expect(all.contains("\\u{1B}") || all.contains("\\u001B"), "\(all)")
  }

  @Test func `a text report in a file shows control characters as escapes`() async throws {
    _ = try await run(["replay", "message.json", "note.json", "-q", "--report", "text=report"])
    expectVisible(try folder.read("report"), ["replay"])
  }

  // MARK: - JSON

  @Test(arguments: [
    ["run", "message.json", "--format", "json", "--trace"],
    ["run", "note.json", "--format", "ndjson"], ["run", "broken.json", "--format", "json"],
    ["replay", "all", "--format", "json"], ["replay", "all", "--format", "ndjson"],
    ["diff", "message.json", "note.json", "--format", "json"],
    ["run", "message.json", "--record", "-"],
  ])
  func `JSON escapes control characters`(command: [String]) async throws {
    let result = try await run(command)
    for text in [result.output, result.errors] {
      let raw = text.unicodeScalars.filter { $0 != "\n" }
        .filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
      #expect(raw.isEmpty)
    }
    #expect(result.output.isEmpty || result.output.contains("\\u0085"))
    if command.contains("json"), !result.output.isEmpty {
      #expect(throws: Never.self) { try JSONReader.value(from: result.output) }
    }
  }

  // MARK: - Markup

  @Test func `a page of screens shows control characters as escapes`() async throws {
    let scenario: ParameterValue = [
      "name": .string(Self.nasty), "app": "UnicornChat", "intent": "SendMessage",
      "parameters": ["recipients": ["Bill James"], "content": .string(Self.nasty)],
      "turns": ["yes"],
    ]
    try folder.write("card.json", JSONWriter.text(scenario, style: .pretty))
    let result = try await run(["card", "card.json"])
    #expect(result.status == 0)
    expectVisible(result.output, ["card"])
  }

  @Test(arguments: ["junit", "html"])
  func `markup contains no control characters`(format: String) async throws {
    let result = try await run(["replay", "all", "--format", format])
    let forbidden = result.output.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
        || (0x7F..<0xA0).contains(scalar.value)
    }
    #expect(forbidden.isEmpty)
    if format == "junit" { _ = try XMLDocument(data: Data(result.output.utf8)) }
  }

  // MARK: - Errors

  static let wrongCommands: [[String]] = [
    [argument], ["--\(argument)"], ["run", argument], ["run", "--intent", argument],
    ["run", "--\(argument)"], ["run", "message.json", argument],
    ["run", "--intent", "SendMessage", "--app", argument],
    ["run", "--intent", "SendMessage", "--set", "\(argument)=1"],
    ["run", "--intent", "SendMessage", "--set", "content=[\(argument)"],
    ["run", "--intent", "SendMessage", "--given", "\(argument)=1"],
    ["run", "--intent", "SendMessage", "--answer", "x\(argument)=1"],
    ["run", "--intent", "SendMessage", "--locale", argument],
    ["run", "--intent", "SendMessage", "--deadline", argument],
    ["run", "--intent", "SendMessage", "--manifest", argument],
    ["run", "--intent", "SendMessage", "--container", "message.json/\(argument)"],
    ["run", "--intent", "SendMessage", "--extension", argument],
    ["run", "message.json", "--record", "\(argument)/x"],
    ["replay", "message.json", "--filter", "(\(argument)"],
    ["replay", "message.json", "--output", "\(argument)/x"],
    ["replay", "message.json", "--report", argument],
    ["replay", "message.json", "--shard", argument],
    ["report", argument], ["report", "merge", argument], ["report", "merge", "message.json"],
    ["coverage", "message.json", "--app", argument],
    ["coverage", "message.json", "--intent", argument], ["coverage", "--merge", argument],
    ["diff", argument, "message.json"], ["describe", argument], ["check", argument],
    ["check", "--app", argument], ["schema", argument], ["completions", argument],
    ["profile-launch", argument], ["list", "--format", argument], ["help", argument],
  ]

  @Test(arguments: wrongCommands)
  func `an error is one line`(command: [String]) async throws {
    let result = try await run(command)
    #expect(result.status != 0)
    expectVisible(result.output, command)
    expectVisible(result.errors, command)
    let lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
    // A conversation that ends without an answer has its error as an addition.
    #expect(lines.count == 2 && lines[1] == "", "\(result.errors)")
  }
}
