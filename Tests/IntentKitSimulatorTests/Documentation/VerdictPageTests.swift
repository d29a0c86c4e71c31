import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

@Suite struct `The pages of the verdicts` {
  private static let catalog = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/IntentKitCore/IntentKitCore.docc/Verdicts")
  private static let package =
    catalog
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let index = "VerdictIndex"

  @Test func `each verdict has a page and each page has a verdict`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.catalog.path())
    let pages = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(pages).subtracting([Self.index]) == Set(Verdict.ID.wellKnown.map(\.rawValue)))
  }

  @Test func `the index links to every page`() throws {
    let index = try Self.text(of: Self.index)
    for id in Verdict.ID.wellKnown {
      #expect(index.contains("\n- <doc:\(id.rawValue)>\n"), "\(id.rawValue)")
    }
  }

  @Test(arguments: Verdict.ID.wellKnown)
  func `a page has the identifier as its title and leads from the mistake to the cure`(
    id: Verdict.ID
  ) throws {
    let text = try Self.text(of: id.rawValue)
    #expect(text.hasPrefix("# \(id.rawValue)\n"))
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## What happened", "## Why it matters", "## How it comes about", "## The cure",
      ])
    let parts = text.components(separatedBy: "## The cure")
    #expect(parts.allSatisfy { $0.contains("```swift") }, "both parts show an example")
  }

  @Test(arguments: VerdictSamples.all)
  func `a page says what happened and what to do in the words of the phrasebook`(
    verdict: Verdict
  ) throws {
    let words = try Self.text(of: verdict.id.rawValue).replacing("`", with: "")
      .split { $0.isWhitespace }.joined(separator: " ")
    let parts = words.components(separatedBy: "## The cure")
    let explanation = Phrasebook.english.explanation(of: verdict)
    #expect(parts.first?.contains(explanation.message) == true, "\(explanation.message)")
    #expect(parts.last?.contains(explanation.cure) == true, "\(explanation.cure)")
  }

  /// The programs in `Tests/Guests` that draw the verdicts on processes, each with the words in it
  /// that do so.
  private static let guests: [Verdict.ID: (program: String, words: String)] = [
    .unusableAnswer: ("FaultyGuest/FaultyExtension.swift", ".answersNonsense"),
    .crashed: ("FaultyGuest/FaultyExtension.swift", ".crashes"),
    .exited: ("FaultyGuest/FaultyExtension.swift", ".exits"),
    .unreadableMessage: ("FaultyGuest/FaultyExtension.swift", ".sendsGarbage"),
    .cutOffMessage: ("FaultyGuest/FaultyExtension.swift", ".sendsHalf"),
    .flood: ("FaultyGuest/FaultyExtension.swift", ".floodsChannel"),
    .ignoredShutdown: ("FaultyGuest/FaultyExtension.swift", ".ignoresShutdown"),
    .leftProcesses: ("FaultyGuest/FaultyExtension.swift", ".forks"),
    // An extension refuses settings that it doesn't know.
    .launchFailed: ("FaultyGuest/FaultyExtension.swift", #"settings.value("fault""#),
    .launchTooSlow: ("Scripts/silent.sh", "tail -f"),
    .protocolMismatch: ("Scripts/of-another-time.sh", "99"),
  ]

  /// The verdicts on states that the sample apps and guests aren't in, with the tests that cause
  /// them.
  private static let tests: [Verdict.ID: String] = [
    .noThread: "Time/LanePoolTests", .noHandleMethod: "Dynamic/DynamicIntentTests",
    .ignoredActivity: "Pipeline/HandOverTests", .singleScene: "Pipeline/HandOverTests",
    .noEntitlement: "Pipeline/HandOverTests", .noUsageDescription: "Pipeline/HandOverTests",
    .notDeclared: "Pipeline/AdmissionTests", .notAuthorized: "Pipeline/AdmissionTests",
    .notInMaps: "Pipeline/MapsTests", .ridesIncomplete: "Pipeline/MapsTests",
  ]

  @Test func `each verdict is drawn by a scenario or by a guest`() throws {
    let drawn = try Self.drawnByScenarios()
    for id in Verdict.ID.wellKnown where !drawn.contains(id) {
      let words = id.rawValue.split(separator: "-")
      let name = words[0] + words.dropFirst().map(\.capitalized).joined()
      if let guest = Self.guests[id] {
        let program = try Self.source("Guests/\(guest.program)")
        #expect(program.contains(guest.words), "\(guest.program) doesn't draw \(id.rawValue)")
        let test = try Self.source("IntentKitExtensionTests/ExtensionTests.swift")
        #expect(test.contains(".\(name)"), "no test runs \(guest.program) for \(id.rawValue)")
      } else {
        let test = try #require(Self.tests[id], "nothing draws \(id.rawValue)")
        #expect(
          try Self.source("IntentKitCoreTests/\(test).swift").contains(".\(name)"), "\(id.rawValue)"
        )
      }
    }
  }

  /// The verdicts that the scenarios of the sample apps expect.
  private static func drawnByScenarios() throws -> Set<Verdict.ID> {
    let folder = package.appending(path: "Examples/Scenarios")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var drawn: Set<Verdict.ID> = []
    for case let file as URL in try #require(files) where file.pathExtension == "json" {
      let text = try Array(Data(contentsOf: file))
      let scenario = try ScenarioFile(path: file.path(), text: text).scenario
      drawn.formUnion(scenario.expect?.verdicts ?? [])
    }
    return drawn
  }

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: "Tests/\(path)"), encoding: .utf8)
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
  }
}
