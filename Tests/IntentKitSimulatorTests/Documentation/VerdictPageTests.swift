import Foundation
import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@Suite struct `The pages of the verdicts` {
  private static let index = "VerdictIndex"

  @Test func `each verdict has a page and each page has a verdict`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: VerdictPage.catalog.path)
    let pages = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(pages).subtracting([Self.index]) == Set(Verdict.ID.wellKnown.map(\.rawValue)))
  }

  @Test func `the index links to every page`() throws {
    let index = try VerdictPage(named: Self.index).text
    for id in Verdict.ID.wellKnown {
      #expect(index.contains("\n- <doc:\(id.rawValue)>\n"), "\(id.rawValue)")
    }
  }

  @Test(arguments: Verdict.ID.wellKnown)
  func `a page has the identifier as its title and leads from the mistake to the cure`(
    id: Verdict.ID
  ) throws {
    let text = try VerdictPage(id).text
    #expect(text.hasPrefix("# \(id.rawValue)\n"))
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## What happened", "## The cure", "## Why it matters", "## How it comes about",
        "## After the cure",
      ])
  }

  @Test(arguments: Verdict.ID.wellKnown)
  func `a page shows its verdict on the faulty handler and none after the cure`(
    id: Verdict.ID
  ) throws {
    let page = try VerdictPage(id)
    #expect(page.outputs(in: "How it comes about").contains { Self.ids(in: $0).contains(id) })
    let cured = page.outputs(in: "After the cure")
    #expect(!cured.isEmpty && cured.allSatisfy { Self.ids(in: $0).isEmpty })
  }

  /// Returns the verdicts in a conversation; each is the second word of a line after its sign.
  private static func ids(in conversation: String) -> [Verdict.ID] {
    conversation.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 1 && ["✘", "!", "i"].contains(words[0])
        ? Verdict.ID(rawValue: String(words[1])) : nil
    }.filter(Verdict.ID.wellKnown.contains)
  }

  @Test(arguments: VerdictSamples.all)
  func `a page says what happened and what to do in the words of the phrasebook`(
    verdict: Verdict
  ) throws {
    let words = try VerdictPage(verdict.id).text.replacing("`", with: "")
      .split { $0.isWhitespace }.joined(separator: " ")
    let parts = words.components(separatedBy: "## The cure")
    let explanation = Phrasebook.english.explanation(of: verdict)
    #expect(parts.first?.contains(explanation.message) == true, "\(explanation.message)")
    #expect(parts.last?.contains(explanation.cure) == true, "\(explanation.cure)")
  }
}
