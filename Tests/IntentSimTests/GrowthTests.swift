import Foundation
import TestSupport
import Testing

/// The processor time of every command grows like its input, in each dimension of the input.
///
/// By default, a part of the dimensions is tried; all of them with `INTENTKIT_WHOLE_GROWTH=1`.
@Suite struct `Growth of commands` {
  @Test(arguments: Dimension.tried)
  func `a command takes no more time than its input grows`(_ dimension: Dimension) async throws {
    var times: [Double] = []
    for _ in 0..<3 {
      times = []
      for size in Growth.sizes(from: dimension.size) {
        times.append(try await dimension.processorTime(of: size))
      }
      if Growth.isLinear(times) { return }
    }
    Issue.record("\(dimension): \(times) s for \(Growth.sizes(from: dimension.size))")
  }

  @Test(arguments: [
    "(a+)+b", "(a|aa)*b", "a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaaaaaaaaaab",
    ".*.*.*.*.*.*.*b",
  ])
  func `a filter can't search without end`(_ pattern: String) async throws {
    let folder = try Folder()
    try folder.write("s.json", Inputs.message(name: String(repeating: "a", count: 2000)))
    let run = try await IntentSim.run(["replay", "s.json", "--filter", pattern], folder: folder)
    #expect(run.status == 69)
  }
}

/// A dimension of the input of a command.
struct Dimension: Sendable, CustomTestStringConvertible {
  let name: String
  /// The smallest size, so that a sixteenfold one still takes less than half a second.
  let size: Int
  let arguments: [String]
  /// Returns the files for a size, by name.
  let files: @Sendable (Int) -> [String: String]
  /// Returns further arguments for a size.
  var further: @Sendable (Int) -> [String] = { _ in [] }

  var testDescription: String { name }

  static let tried: [Dimension] = {
    let isWhole = ProcessInfo.processInfo.environment["INTENTKIT_WHOLE_GROWTH"] != nil
    return all.enumerated().filter { isWhole || $0.offset % 7 == 0 }.map(\.element)
  }()

  /// Returns the processor time of a run, in seconds.
  func processorTime(of size: Int) async throws -> Double {
    let folder = try Folder()
    for (name, text) in files(size) { try folder.write(name, text) }
    let program = try #require(IntentSim.program)
    // The shell knows the time of its children.
    let run = try await ProgramRun.result(
      of: URL(filePath: "/bin/sh"),
      ["-c", "\"$0\" \"$@\" >output 2>&1; times", program.path] + arguments + further(size),
      in: folder.url)
    let times = run.output.split(whereSeparator: \.isWhitespace).suffix(2).compactMap { time in
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
    try #require(times.count == 2, "\(run.output)")
    return times[0] + times[1]
  }
}

extension Dimension {
  /// Letters of every kind: the width of a text and its length are unrelated.
  private static let letters = [
    "a": "a", "words": "word ", "marks": "\u{301}", "zeroWidth": "\u{200B}", "wide": "漢",
    "flags": "🇩", "joined": "👩\u{200D}", "lines": "\n", "formats": "%d ", "gaps": "${a}",
    "quotes": "“", "directions": "\u{202E}",
  ]

  private static let texts: [Dimension] = letters.sorted { $0.key < $1.key }.flatMap {
    letter, text -> [Dimension] in
    let content: @Sendable (Int) -> [String: String] = { size in
      ["s.json": Inputs.message(content: String(repeating: text, count: size))]
    }
    return [
      Dimension(name: "run \(letter)", size: 400, arguments: ["run", "s.json"], files: content),
      Dimension(
        name: "card \(letter)", size: 200, arguments: ["card", "s.json"], files: content),
      Dimension(
        name: "card svg \(letter)", size: 200, arguments: ["card", "s.json", "-o", "o.svg"],
        files: content),
      Dimension(
        name: "html \(letter)", size: 400,
        arguments: ["replay", "s.json", "--format", "html", "-o", "o.html"], files: content),
      Dimension(
        name: "answer \(letter)", size: 200, arguments: ["run", "s.json"]
      ) { size in
        ["s.json": Inputs.message(turns: [String(repeating: text, count: size)])]
      },
    ]
  }

  private static let lists: [Dimension] = [
    Dimension(name: "recipients", size: 20, arguments: ["run", "s.json"]) { size in
      ["s.json": Inputs.message(people: size)]
    },
    Dimension(name: "contacts", size: 200, arguments: ["run", "s.json"]) { size in
      ["s.json": Inputs.message(contacts: size)]
    },
    Dimension(name: "turns", size: 100, arguments: ["run", "s.json"]) { size in
      ["s.json": Inputs.message(turns: Array(repeating: "yes", count: size))]
    },
    Dimension(
      name: "answers", size: 200, arguments: ["run", "s.json"],
      files: { _ in ["s.json": Inputs.message()] },
      further: { (0..<$0).flatMap { _ in ["--answer", "yes"] } }),
    Dimension(
      name: "answers by name", size: 200, arguments: ["run", "s.json"],
      files: { _ in ["s.json": Inputs.message()] },
      further: { (0..<$0).flatMap { _ in ["--answer", "confirmation=yes"] } }),
    Dimension(name: "shown texts", size: 60, arguments: ["run", "s.json"]) { size in
      ["s.json": Inputs.message(shown: (0..<size).map { "text \($0)" })]
    },
    Dimension(name: "replay", size: 10, arguments: ["replay", "s.jsonl"]) { size in
      ["s.jsonl": Inputs.lines(size)]
    },
    Dimension(
      name: "junit", size: 10, arguments: ["replay", "s.jsonl", "--format", "junit"]
    ) { size in ["s.jsonl": Inputs.lines(size)] },
    Dimension(name: "coverage", size: 10, arguments: ["coverage", "s.jsonl"]) { size in
      ["s.jsonl": Inputs.lines(size)]
    },
    Dimension(name: "diff", size: 10, arguments: ["diff", "a.json", "b.json"]) { size in
      [
        "a.json": Inputs.message(people: size),
        "b.json": Inputs.message(people: size, content: "b"),
      ]
    },
    Dimension(name: "check intents", size: 50, arguments: ["check", "m.json"]) { size in
      ["m.json": Inputs.manifest(intents: size)]
    },
    Dimension(name: "check phrases", size: 50, arguments: ["check", "m.json"]) { size in
      ["m.json": Inputs.manifest(intents: size, phrases: size)]
    },
    Dimension(name: "suggest", size: 30, arguments: ["suggest", "d.json"]) { size in
      ["d.json": Inputs.donations(size, deletes: false)]
    },
    Dimension(name: "suggest deletions", size: 30, arguments: ["suggest", "d.json"]) { size in
      ["d.json": Inputs.donations(size, deletes: true)]
    },
  ]

  private static let definitions: [Dimension] = [
    ["check-definition", "d.intentdefinition"],
    ["describe", "OrderTea", "--definition", "d.intentdefinition"],
    ["lines", "--locale", "en", "--definition", "d.intentdefinition"],
    ["phrases", "OrderTea", "--definition", "d.intentdefinition"],
  ].flatMap { arguments in
    // The examples of combinations are sentences, which get longer with their number.
    Inputs.Definition.allCases.filter { arguments[0] != "phrases" || $0 != .combinations }.map {
      kind in
      Dimension(
        name: "\(arguments[0]) \(kind)", size: 20, arguments: arguments
      ) { ["d.intentdefinition": kind.text($0)] }
    }
  }

  static let all = texts + lists + definitions
}
