import Foundation
import IntentKitCore
import TestSupport
import Testing

/// Tests the options of `intentsim replay` and `report merge` for HTML reports.
@Suite struct `Options for HTML reports` {
  private let folder: Folder
  private let scenario =
    #"{"intent": "SendMessage", "app": "UnicornChat", "turns": ["Tom", "hello", "yes"], "#

  init() throws {
    folder = try Folder()
    try folder.write("good.json", scenario + #""expect": {"outcome": "succeeded"}}"#)
    try folder.write("my bad.json", scenario + #""expect": {"outcome": "failed"}}"#)
  }

  private func page(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> String {
    let environment = ["SOURCE_DATE_EPOCH": "1795000000"].merging(environment) { $1 }
    let result = try await IntentSim.run(arguments, environment: environment, folder: folder)
    #expect(result.status == 1, "\(result.errors)")
    // Each word of a command is an element.
    return result.output.replacing("<span>", with: "").replacing("</span>", with: "")
  }

  @Test func `the header states the command, the commit and the date`() async throws {
    let page = try await page(
      "replay", ".", "--format", "html", "--title", "Nightly <1>", "--deadline", "3",
      environment: ["GITHUB_SHA": "0123abc", "CI_COMMIT_SHA": "other"])
    for part in [
      "<title>Nightly &lt;1&gt;</title>", "<h1 dir=\"auto\">Nightly &lt;1&gt;</h1>",
      "intentsim replay . --format html --title &#39;Nightly &lt;1&gt;&#39; --deadline 3</code>",
      "<dt>Commit</dt><dd><code>0123abc</code>",
      #"<time datetime="2026-11-18T11:06:40Z">2026-11-18 11:06:40 UTC</time>"#,
      // The options of the replay apply to the scenario when it is run again.
      "<code>intentsim replay --deadline 3 &#39;./my bad.json&#39;</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let other = try await self.page(
      "replay", ".", "--format", "html", "--commit", "v2", environment: ["GITHUB_SHA": "0123abc"])
    #expect(other.contains("<dd><code>v2</code>"))
    let none = try await self.page("replay", ".", "--format", "html")
    #expect(!none.contains("<dt>Commit</dt>"))
  }

  @Test func `the page is compared with an earlier replay`() async throws {
    _ = try await IntentSim.run(
      ["replay", ".", "--format", "ndjson", "--output", "earlier.ndjson"], folder: folder)
    try folder.write("good.json", scenario + #""expect": {"outcome": "cancelled"}}"#)
    try folder.write("my bad.json", scenario + #""expect": {"outcome": "succeeded"}}"#)
    let page = try await page("replay", ".", "--format", "html", "--compare", "earlier.ndjson")
    #expect(page.contains("<dt>Compared with</dt><dd><code>earlier.ndjson</code>"))
    #expect(page.contains(": 1 no longer passing, 1 passing now.</p>"))
    // Merged results have the same page, except for the header.
    let merged = try await self.page(
      "report", "merge", "earlier.ndjson", "--format", "html", "--compare", "earlier.ndjson")
    #expect(merged.contains(": nothing changed.</p>"))
  }

  @Test(arguments: [
    ("replay . --title x", "--title requires a report in the format html."),
    (
      "replay . --report json=x --compare good.json",
      "--compare requires a report in the format html."
    ),
    ("replay . --format html --compare -", "--compare needs the name of a file."),
    (
      "replay . --format html --compare missing",
      "missing cannot be read: No such file or directory."
    ),
    ("replay . --format html --compare good.json", "good.json:1: found an object"),
    ("replay . --report html=x --compare x", "“x” can't be written, because it is an input."),
  ])
  func `an option that can't be used is explained`(_ command: String, _ message: String)
    async throws
  {
    let result = try await IntentSim.run(
      command.split(separator: " ").map(String.init), folder: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
