import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import Testing

struct `HTML reports` {
  private static let attack = #"</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>"#

  /// A scenario in which the user, the scenario's author and the file's name try to become markup.
  private func attacks() async -> [ReplayResult] {
    let scenario: ParameterValue = [
      "name": .string(Self.attack), "intent": "SendMessage",
      "parameters": ["recipients": ["Tom"], "content": .string(Self.attack + "\u{1B}[31m\u{0}")],
      "turns": ["yes"], "expect": ["code": .string(Self.attack)],
    ]
    let text = JSONWriter.text(scenario, style: .compact)
    return [
      await Replays.result(text, path: "\(Self.attack)/\(Self.attack).json", index: 5),
      await Replays.result("{", path: "ümlaut & blank%20/\u{7}.json", index: 6),
    ]
  }

  @Test func `the page contains conversations, calls, differences and cures`() async throws {
    let page = HTMLReport(title: "Nightly").text(try await Replays.ofEachKind())
    for part in [
      "<title>Nightly</title>", "1 of 5 scenarios passed.",
      #"<li class="user"><span class="who">You</span><p dir="auto">Bill James</p></li>"#,
      #"<ol lang="ja">"#, "<h3 dir=\"auto\">どのビル？</h3>",
      #"<td class="expected">succeeded</td><td class="found">cancelled</td>"#,
      "which-bill-ja.json:11:15", "completed-twice",
      "Return after calling the completion; a guard without a return is a common cause.",
      "Did you mean “SendMessage”?", "deadline <b>10 s</b>",
      ##"<a href="#scenario:Examples/Scenarios/UnicornChat/which-bill-ja.json">"##,
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.components(separatedBy: "<details open>").count - 1 == 3)
  }

  @Test func `the page escapes all given text`() async {
    let page = HTMLReport(title: Self.attack).text(await attacks())
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("<img"))
    #expect(page.components(separatedBy: "<script").count == 2)
  }

  @Test func `the page is written result by result`() async throws {
    var report = HTMLReport()
    #expect(report.begin().hasPrefix("<!DOCTYPE html>"))
    for result in try await Replays.ofEachKind() {
      let text = report.add(result)
      #expect(text.contains("<article") && text.hasSuffix("</article>\n"))
    }
  }

  @Test func `the page lists a limited number of failures at the top`() async throws {
    let failed = try await Replays.ofEachKind()[1]
    let results = (0..<40).map { index in
      ReplayResult(
        id: "\(index).json", name: failed.name, index: index, ending: failed.ending,
        duration: .zero)
    }
    let page = HTMLReport().text(results)
    #expect(page.contains("<p>and 15 more</p>"))
  }

  @Test(
    .enabled(
      if: ReportReader.html.isWanted,
      "html5lib and chromium are not installed, which read pages; Debian has both."),
    arguments: [0, 1, 2]
  )
  func `the page works in a browser`(_ kind: Int) async throws {
    let results =
      switch kind {
      case 0: try await Replays.ofEachKind() + attacks()
      case 1: Array(try await Replays.ofAllExamples().prefix(150))
      default: [] as [ReplayResult]
      }
    let report = HTMLReport(title: Self.attack).text(results)
    let failed = results.count { $0.verdict == .failed }
    let reading = try await ReportReader.html.read(
      report, "all=\(results.count)", "failed=\(failed)")
    #expect(reading.isGood, "\(reading.complaints)")
  }

  @Test(
    .enabled(
      if: ReportReader.html.isWanted,
      "html5lib and chromium are not installed, which read pages; Debian has both."),
    arguments: [
      ("<main", "<main onclick=\"x\""), ("\"use strict\";", "nothing.there();"),
      ("</head>", "<link rel=\"icon\" href=\"https://example.com/i.png\"></head>"),
      ("</article>", ""), ("article.hidden = !fits;", ""),
    ])
  func `the check rejects a broken page`(_ part: String, _ other: String) async throws {
    let page = HTMLReport().text(try await Replays.ofEachKind())
    let broken = page.replacing(part, with: other)
    #expect(broken != page)
    #expect(try await !ReportReader.html.read(broken).isGood)
  }
}
