import Foundation
import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@Suite struct `The pages of the verdicts` {
  private static let catalog = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/IntentKitCore/IntentKitCore.docc/Verdicts")
  private static let index = "VerdictIndex"

  @Test func `each verdict has a page and each page has a verdict`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.path(percentEncoded: false))
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

  private static func text(of page: String) throws -> String {
    try String(contentsOf: catalog.appending(path: "\(page).md"), encoding: .utf8)
  }
}
