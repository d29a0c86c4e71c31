import IntentKitPlatform
import IntentKitSimulator
import IntentKitUI

/// A replay as one self-contained HTML page, which requires no network, other files or scripts
/// except for filters.
///
/// The summary is known last but displayed first. It's at the end of the text and appears in a slot
/// at the top of the page, which works in browsers without a script. Browsers that don't support
/// slots show it at the end.
public struct HTMLReport: ReplayReport {
  /// The title of the page.
  private let title: String
  private var folder: String?
  /// The first scenarios that didn't pass, for the list at the top.
  private var problems: [Markup] = []
  private var scenarioCount = 0

  /// The maximum number of scenarios in the list at the top.
  private static let maximumProblemCount = 25

  /// Creates a report.
  ///
  /// - Parameter title: The title of the page.
  public init(title: String = "Replay") {
    self.title = title
  }

  public mutating func begin() -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Self.style)\(Markup(trusted: CardDrawing.style))
      </style>
      </head>
      <body>
      <a class="skip" href="#results">Skip to the scenarios</a>
      <header class="top"><p>intentsim</p><h1>\(title)</h1></header>
      <div class="page">
      <template shadowrootmode="open"><slot name="summary"></slot><slot></slot></template>
      \(Self.filters)
      <main id="results" tabindex="-1" aria-label="Scenarios">

      """
    return page.source
  }

  public mutating func add(_ record: ReplayRecord) -> String {
    scenarioCount += 1
    var page: Markup = ""
    if folder != record.folder {
      if folder != nil { page += "</section>\n" }
      folder = record.folder
      page += """
        <section class="suite">
        <h2>\(record.folder.isEmpty ? "Scenarios" : record.folder)</h2>

        """
    }
    let scenario = HTMLScenario(record: record)
    if record.verdict == .failed || record.verdict == .unusable,
      problems.count < Self.maximumProblemCount
    {
      problems.append(
        """
        <li><a href="#\(scenario.anchor)">\(record.name)</a> <span>\(record.failure ?? "")</span></li>

        """)
    }
    page += scenario.markup
    return page.source
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let page: Markup = """
      \(folder == nil ? "" : "</section>" as Markup)
      <p class="none" hidden>No scenarios match the filters.</p>
      </main>
      \(overview(summary))
      </div>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
    return page.source
  }

  // MARK: - Overview

  private func overview(_ summary: ReplaySummary) -> Markup {
    let counts = [
      (ReplayResult.Verdict.failed, summary.failed), (.unusable, summary.unusable),
      (.skipped, summary.skipped), (.passed, summary.passed),
    ].filter { $0.1 > 0 }
    let shares = counts.map { verdict, count in
      #"<span class="\#(verdict.rawValue)" style="flex-grow:\#(count)"></span>"# as Markup
    }
    let words = counts.map { verdict, count in
      """
      <li class="\(verdict.rawValue)"><span class="mark" aria-hidden="true">\(verdict.sign)</span>\
       <b>\(count)</b> \(verdict.rawValue)</li>
      """ as Markup
    }
    return """
      <section class="overview" slot="summary" aria-label="Summary">
      <p class="headline">\(Self.headline(summary))</p>
      <div class="shares" aria-hidden="true">\(shares)</div>
      <ul class="counts">\(words)<li class="time">\(summary.duration.inWords) wall-clock time</li></ul>
      \(problemList(summary))
      </section>
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

  private func problemList(_ summary: ReplaySummary) -> Markup {
    guard !problems.isEmpty else { return "" }
    let rest = summary.failed + summary.unusable - problems.count
    let more = rest > 0 ? "<p>and \(rest) more</p>\n" as Markup : ""
    return """
      <h2>Problems</h2>
      <ul class="complaints">
      \(problems)</ul>
      \(more)
      """
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
  /// The duration in a suitable unit, such as `840 µs`, `3.2 ms` or `1.05 s`.
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
