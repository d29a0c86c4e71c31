import Foundation
import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@Suite("The article on scenarios")
struct ScenarioArticleTests {
  private let article: String

  init() throws {
    article = try String(
      contentsOf: PackageUnderTest.url(
        of: "Sources/IntentKitSimulator/IntentKitSimulator.docc/ScenarioFormat.md"),
      encoding: .utf8)
  }

  @Test func `the samples of the article are scenarios that pass`() async throws {
    let samples = article.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(samples.count >= 4)
    for sample in samples {
      let run = try await Scenarios.run(sample)
      #expect(run.differences == [], "\(sample)")
      if run.file.scenario.expect != nil { #expect(run.passes, "\(sample)") }
    }
  }

  @Test(arguments: [
    ("### The request", Scenario.recordSchema), ("### The world", GivenWorld.recordSchema),
    ("### A handler that isn't written yet", HandlerScript.recordSchema),
    ("### Turns", ScenarioTurn.recordSchema), ("### The end", Expectation.recordSchema),
  ])
  func `the article describes each key with the summary of its field`(
    _ heading: String, _ schema: RecordSchema
  ) throws {
    let section = try #require(
      article.components(separatedBy: "\(heading)\n").last?.components(separatedBy: "\n###").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == schema.fields.map { "| `\($0.name)` | \($0.summary ?? "") |" })
  }
}
