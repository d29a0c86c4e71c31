import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import IntentKitUI

/// A replay as one HTML page that needs no network and no other files.
///
/// The scenarios are data. A script creates those that are visible, so the page can contain
/// thousands. The summary, the failures, the changes and the coverage are markup and need no
/// script. The data comes first because the summary is known last, and nothing of the data is
/// visible.
public struct HTMLReport: ReplayReport {
  /// The maximum number of scenarios in each list of the summary.
  static let maximumListCount = 100

  private let details: Details
  private var data = PageData()
  private var scenarioCount = 0
  private var failures = HTMLFailures()
  private var coverage = Coverage()
  private var changes = HTMLChanges()
  private var earlier: EarlierReplay?

  /// Creates a report.
  ///
  /// - Parameter title: The title of the page.
  public init(title: String = "Replay") { self.init(Details(title: title)) }

  /// Creates a report with details for its header.
  public init(_ details: Details) {
    self.details = details
    earlier = details.earlier
    failures.repetition = details.repetition
  }

  public mutating func begin() -> String {
    // The policy forbids every connection, and every script except for the one below.
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
      form-action 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-intentsim'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(details.title)</title>
      <style>
      \(Self.style)\(Self.conversationStyle)\(Markup(trusted: CardDrawing.style))
      </style>
      </head>
      <body>
      <script type="application/json" id="records">[
      """
    return page.source
  }

  public mutating func add(_ record: ReplayRecord) -> String {
    let scenario = HTMLScenario(
      record: record, repetition: details.repetition, comparison: earlier?.compare(record))
    if let run = record.run, let trace = run.trace {
      coverage.add(trace, app: run.app, intent: run.intent)
    }
    failures.add(scenario)
    changes.add(scenario)
    defer { scenarioCount += 1 }
    return (scenarioCount == 0 ? "\n" : ",\n") + entry(for: scenario).scriptData.source
  }

  /// Returns the fields of a scenario in the order in which the script reads them.
  private mutating func entry(for scenario: HTMLScenario) -> ParameterValue {
    let record = scenario.record
    return .array([
      data.reference(to: .markup(scenario.anchor)),
      data.reference(to: record.verdict.rawValue),
      data.reference(to: record.folder),
      data.references(to: record.run.map { [$0.app] } ?? []),
      data.references(to: record.run.map { [$0.intent] } ?? []),
      data.references(to: record.run?.tags.uniqued ?? []),
      data.references(to: record.run?.verdicts.map(\.id.rawValue).uniqued ?? []),
      data.references(to: scenario.comparison.map { [$0.change.rawValue] } ?? []),
      data.references(to: scenario.row),
      data.references(to: scenario.body),
    ])
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let changes = earlier.map { self.changes.section(comparedWith: $0) }
    let coverage = HTMLCoverage(coverage: coverage)
    let page: Markup = """

      ]</script>
      <script type="application/json" id="tables">\(data.tables.scriptData)</script>
      <a class="skip" href="#results">Skip to the scenarios</a>
      <header class="top">
      \(details.markup)</header>
      <div class="page">
      <nav class="pages" aria-label="Pages" hidden><a href="#">Scenarios</a>\
      \(changes == nil ? nil : "<a href=\"#changes\">Changes</a>" as Markup)\
      \(coverage.isEmpty ? nil : "<a href=\"#coverage\">Coverage</a>" as Markup)</nav>
      <div id="overview">
      \(overview(summary))\(failures.section(summary))</div>
      <noscript><p class="note">JavaScript is off. The list of scenarios with their conversations, \
      filters and search requires it; everything else is on this page.</p></noscript>
      <main id="results" tabindex="-1" aria-label="Scenarios" hidden>
      \(Self.filters)
      <div class="list"></div>
      <p class="more" hidden><button type="button">Show more</button></p>
      <p class="none" hidden>No scenarios match the filters.</p>
      </main>
      \(changes)\(coverage.section)</div>
      <script nonce="intentsim">
      \(Self.script)
      </script>
      </body>
      </html>

      """
    return page.source
  }

  /// Returns a command line that can be copied.
  static func command(_ line: String) -> Markup {
    """
    <p class="command"><code>\(words(of: line))</code>\
    <button type="button" class="copy" hidden>Copy</button></p>
    """
  }

  /// Returns a command line whose words aren't broken after hyphens.
  static func words(of line: String) -> Markup {
    var words: Markup = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !words.parts.isEmpty { words += " " }
      words += "<span>\(String(word))</span>"
    }
    return words
  }

  // MARK: - Overview

  private func overview(_ summary: ReplaySummary) -> Markup {
    let counts = [
      (ReplayResult.Verdict.failed, summary.failed), (.unusable, summary.unusable),
      (.skipped, summary.skipped), (.passed, summary.passed),
    ].filter { $0.1 > 0 }
    let shares = counts.map { verdict, count in
      #"<span class="\#(attribute: verdict.rawValue)" style="flex-grow:\#(count)"></span>"#
        as Markup
    }
    let words = counts.map { verdict, count in
      """
      <li class="\(attribute: verdict.rawValue)">\
      <span class="mark" aria-hidden="true">\(verdict.sign)</span> <b>\(count)</b> \
      \(verdict.rawValue)</li>
      """ as Markup
    }
    return """
      <section class="overview" aria-label="Summary">
      <p class="headline">\(Self.headline(summary))</p>
      <div class="shares" aria-hidden="true">\(shares)</div>
      <ul class="counts">\(words)<li class="time">\(summary.duration.inWords) wall-clock time</li>\
      </ul>
      \(changes.sentence(comparedWith: earlier))</section>

      """
  }

  private static func headline(_ summary: ReplaySummary) -> String {
    switch summary.total {
    case 0: "There were no scenarios."
    case summary.passed:
      summary.total == 1 ? "1 scenario passed." : "All \(summary.total) scenarios passed."
    default: "\(summary.passed) of \(summary.total) scenarios passed."
    }
  }
}

extension ReplayResult.Verdict {
  /// A sign that doesn't rely on color.
  var sign: String {
    switch self {
    case .passed: "✔"
    case .failed: "✘"
    case .unusable: "!"
    case .skipped: "–"
    }
  }
}

extension Duration {
  /// The duration in a suitable unit: `840 µs`, `3.2 ms`, `1.05 s`.
  var inWords: String {
    switch nanoseconds {
    case ..<1_000_000: return "\((nanoseconds + 500) / 1_000) µs"
    case ..<1_000_000_000:
      let tenths = (nanoseconds + 50_000) / 100_000
      return "\(tenths / 10).\(tenths % 10) ms"
    case ..<60_000_000_000: return inHundredths
    default: return "\(nanoseconds / 60_000_000_000) min \(nanoseconds / 1_000_000_000 % 60) s"
    }
  }
}
