import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

struct `HTML reports` {
  private static let attack = #"</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>"#

  /// A scenario in which the user, the scenario's author and the file's name try to become markup.
  private func attacks() async -> [ReplayResult] {
    let scenario: ParameterValue = [
      "name": .string(Self.attack), "intent": "SendMessage", "tags": [.string(Self.attack)],
      "parameters": ["recipients": ["Tom"], "content": .string(Self.attack + "\u{1B}[31m\u{0}")],
      "turns": ["yes"], "expect": ["code": .string(Self.attack)],
    ]
    let text = JSONWriter.text(scenario, style: .compact)
    return [
      await Replays.result(text, path: "\(Self.attack)/\(Self.attack).json", index: 5),
      await Replays.result("{", path: "ümlaut & blank%20/\u{7}.json", index: 6),
    ]
  }

  private static var details: HTMLReport.Details {
    HTMLReport.Details(
      title: "Nightly", command: "intentsim replay Examples/Scenarios --locale ja",
      commit: "36b35dc9", date: Date(timeIntervalSince1970: 1_795_000_000),
      repetition: RepeatCommand(["intentsim", "replay", "--locale", "ja"]))
  }

  @Test func `the page contains conversations, calls, differences and cures`() async throws {
    let page = HTMLReport(title: "Nightly").text(try await Replays.ofEachKind())
    let text = try PageReader(page).text
    #expect(page.contains("<title>Nightly</title>"))
    for part in [
      "1 of 5 scenarios passed.",
      #"<li class="user"><span class="who">You</span><p dir="auto">Bill James</p></li>"#,
      #"<ol lang="ja">"#, "<h3 dir=\"auto\">どのビル？</h3>",
      #"<td class="expected">succeeded</td><td class="found">cancelled</td>"#,
      "which-bill-ja.json:11:15", "completed-twice",
      "Return after calling the completion; a guard without a return is a common cause.",
      "Did you mean “SendMessage”?", "deadline <b>10 s</b>",
      ##"<a href="#scenario:Examples/Scenarios/UnicornChat/which-bill-ja.json">"##,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `the page states its origin, failures first, and then everything else`() async throws {
    let page = HTMLReport(Self.details).text(try await Replays.ofEachKind())
    try expectGolden(try PageReader(page).text + "\n", "replay.html")
  }

  @Test func `the page states no origin that isn't given`() async throws {
    let results = try await Replays.ofEachKind()
    let page = HTMLReport().text(results)
    #expect(page == HTMLReport().text(results))
    #expect(!page.contains("<dl class=\"origin\">"))
  }

  @Test func `the page escapes all given text`() async throws {
    var details = Self.details
    details.title = Self.attack
    details.command = Self.attack
    details.commit = Self.attack
    let page = HTMLReport(details).text(await attacks())
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("<img"))
    // The records, the tables and the script.
    #expect(page.components(separatedBy: "<script").count == 4)
    let text = try PageReader(page).text
    #expect(text.contains("onerror") && !text.contains("<script") && !text.contains("<img"))
  }

  @Test func `the page is written result by result`() async throws {
    var report = HTMLReport()
    #expect(report.begin().hasPrefix("<!DOCTYPE html>"))
    for result in try await Replays.ofEachKind() {
      let text = report.add(result)
      #expect(text.contains("[") && text.hasSuffix("]") && !text.contains("<"))
    }
  }

  @Test func `scenarios have the values of all filters`() async throws {
    let tagged = await Replays.result(
      #"{"intent": "SendMessage", "app": "UnicornChat", "tags": ["b", "a", "b"]}"#,
      path: "f/tagged.json", index: 5)
    let results = try await Replays.ofEachKind() + [tagged]
    let scenarios = try PageReader(HTMLReport().text(results)).scenarios
    let folder: ParameterValue = "Examples/Scenarios/UnicornChat"
    #expect(
      scenarios[0].fields == [
        "scenario:Examples/Scenarios/UnicornChat/which-bill.json", "passed", folder,
        ["UnicornChat"],
        ["SendMessage"], [], [], [],
      ])
    #expect(scenarios[2].fields[1...4] == ["unusable", folder, [], []])
    #expect(scenarios[4].fields[1] == "failed")
    #expect(scenarios[4].fields[6] == ["completed-twice"])
    #expect(scenarios[5].fields[5] == ["b", "a"])
  }

  @Test func `the page lists a limited number of failures at the top`() async throws {
    let failed = try await Replays.ofEachKind()[1]
    let results = (0..<140).map { index in
      ReplayResult(
        id: "\(index).json", name: failed.name, index: index, ending: failed.ending,
        duration: .zero)
    }
    let page = HTMLReport().text(results)
    #expect(page.contains("140 scenarios didn’t pass</h2>"))
    #expect(page.contains("<summary>90 more</summary>"))
    #expect(page.contains("The list of scenarios below contains 40 more."))
    #expect(!page.contains("Run all of them again"))
    #expect(
      HTMLReport().text(Array(results.prefix(2))).contains(
        "<span>0.json</span> <span>1.json</span></code>"))
  }

  @Test func `views of apps are on the screen, and their calls have answers`() async throws {
    let result = try await Replays.result("UnicornRides/suv.json", index: 0)
    let scenario = try PageReader(HTMLReport().text([result])).scenarios[0].markup
    #expect(scenario.contains("<figure class=\"screen\" aria-label=\"screen: UnicornRides\">"))
    #expect(scenario.contains("configureView("))
    #expect(!scenario.contains("no answer") && !scenario.contains("<b>late</b>"))
  }

  @Test func `a code has the words that the assistant says about it`() async throws {
    let result = try await Replays.result("UnicornCodes/contact.json", index: 0)
    let scenario = try PageReader(HTMLReport().text([result])).scenarios[0].markup
    let label = scenario.components(separatedBy: "<svg role=\"img\" aria-label=\"").dropFirst()
      .first
    #expect(label?.hasPrefix("Here") == true, "\(label?.prefix(80) ?? "no code")")
  }

  @Test func `the page contains the coverage of the scenarios`() async throws {
    var coverage = Coverage()
    let results = try await Replays.ofEachKind()
    for case .ran(let run) in results.map(\.ending) { coverage.add(run) }
    let page = HTMLReport().text(results)
    let share = coverage.share
    #expect(page.contains("\(share.reached) of \(share.reachable), \(share.percent) %</p>"))
    for intent in coverage.intents {
      #expect(page.contains("<b>\(intent.intent)</b>"))
      for section in intent.sections where section.isCounted {
        for name in section.missing { #expect(page.contains("<li><code>\(name)</code></li>")) }
      }
    }
    #expect(!HTMLReport().text([]).contains("id=\"coverage\""))
  }

  // MARK: - In a browser

  @Test(
    .enabled(
      if: ReportReader.html.isInstalled,
      "html5lib and chromium are not installed, which read pages; Debian has both."),
    arguments: [0, 1, 2]
  )
  func `the page works in a browser`(_ kind: Int) async throws {
    let results =
      switch kind {
      case 0: try await Replays.ofEachKind() + attacks()
      case 1: Array(try await Replays.ofAllExamples().prefix(250))
      default: [] as [ReplayResult]
      }
    var details = Self.details
    details.title = Self.attack
    if kind == 0 {
      let lines = NDJSONReport().text(Array(try await Replays.ofEachKind().dropFirst()))
      details.earlier = try EarlierReplay(Array(lines.utf8), path: "\(Self.attack).ndjson")
    }
    let report = HTMLReport(details).text(results)
    let failed = results.count { $0.verdict == .failed }
    let reading = try await ReportReader.html.read(
      report, "all=\(results.count)", "failed=\(failed)")
    #expect(reading.isGood, "\(reading.complaints)")
  }

  @Test(
    .enabled(
      if: ReportReader.html.isInstalled,
      "html5lib and chromium are not installed, which read pages; Debian has both."),
    arguments: [
      ("<main", "<main onclick=\"x\""), ("\"use strict\";", "nothing.there();"),
      ("</head>", "<link rel=\"icon\" href=\"https://example.com/i.png\"></head>"),
      ("\\u003c/article>", ""), ("every(name => scenario", "some(name => !scenario"),
      ("&& words.every(matches => matches(scenario))", ""),
      ("body.innerHTML = html(article.scenario.body);", ""),
      ("other.hidden = other !== page;", ""), ("<noscript>", "<noscript hidden>"),
    ])
  func `the check rejects a broken page`(_ part: String, _ other: String) async throws {
    let page = HTMLReport().text(try await Replays.ofEachKind())
    let broken = page.replacing(part, with: other)
    #expect(broken != page)
    #expect(try await !ReportReader.html.read(broken).isGood)
  }
}
