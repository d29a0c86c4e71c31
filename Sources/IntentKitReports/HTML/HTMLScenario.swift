import IntentKitCore

/// A scenario on an HTML page.
struct HTMLScenario {
  let record: ReplayRecord
  /// The command that runs scenarios again.
  var repetition = RepeatCommand()
  /// The comparison with the scenario's result in an earlier replay, if any.
  var comparison: ScenarioComparison?

  /// The anchor for links to the scenario.
  ///
  /// The anchor contains the scenario's identifier, so links work across replays. Characters that
  /// aren't valid in links are escaped as `~` with their code, so the anchor is unique.
  var anchor: String {
    var anchor = "scenario:"
    for byte in record.id.utf8 {
      if byte.isPlainInLinks {
        anchor.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        anchor += "~" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return anchor
  }

  /// The scenario in the list, closed and without its body.
  var row: Markup {
    let verdict = record.verdict.rawValue
    return """
      <article class="\(attribute: verdict)" id="\(attribute: anchor)"><details>
      <summary><span class="mark" aria-hidden="true">\(attribute: record.verdict.sign)</span>\
      <span class="label"><h3 dir="auto">\(record.name)</h3>\
      <span class="verdict">\(verdict)</span>\(change)\(about)</span></summary>
      <div class="body"></div>
      </details></article>

      """
  }

  /// The content of the open scenario.
  var body: Markup {
    """
    <p class="facts"><a href="#\(attribute: anchor)" title="Link to this scenario">\
    <code>\(record.id)</code></a>\(tags) <span>ran for \(record.duration.inWords)</span></p>
    \(again)\(problem)\(differences)\(changes)\(run)
    """
  }

  /// The reason why the scenario didn't pass, for the list of failures.
  var failure: Markup {
    """
    <li class="\(attribute: record.verdict.rawValue)"><h3 dir="auto">\
    <span class="mark" aria-hidden="true">\(attribute: record.verdict.sign)</span> \
    <a href="#\(attribute: anchor)">\(record.name)</a></h3>
    <p dir="auto">\(record.failure ?? "")</p>
    \(again)</li>

    """
  }

  private var about: Markup? {
    record.run.map { run in
      """
      <span class="about">\(run.intent) <span aria-hidden="true">·</span> \(run.app)</span>
      """
    }
  }

  private var tags: [Markup] {
    (record.run?.tags ?? []).map { "<span class=\"tag\" dir=\"auto\">\($0)</span>" }
  }

  private var change: Markup? {
    guard let change = comparison?.change, change != .same else { return nil }
    return "<span class=\"change\">\(change.title)</span>"
  }

  /// The command that runs the scenario again if it didn't pass.
  private var again: Markup? {
    guard record.verdict != .passed, let line = repetition.line(for: record) else { return nil }
    return HTMLReport.command(line)
  }

  private var problem: Markup? {
    switch record.verdict {
    case .unusable:
      record.problem.map { problem in
        """
        <div class="problem"><h4>Invalid scenario</h4>
        <p>\(problem.message)</p><p><code>\(problem.place ?? record.id)</code></p></div>

        """
      }
    case .skipped: "<p>The scenario wasn't run.</p>\n"
    case .passed, .failed: nil
    }
  }

  /// The table of expected and actual values.
  private var differences: Markup? {
    guard let run = record.run, record.verdict == .failed else { return nil }
    let rows = run.differences.map { difference in
      let place = difference.place.map { "<span class=\"place\">\($0)</span>" as Markup }
      return """
        <tr><th scope="row"><code>\(difference.path)</code>\(place)</th>\
        <td class="expected">\(difference.expected)</td><td class="found">\(difference.found)</td></tr>

        """ as Markup
    }
    return """
      <div class="differences"><h4>Differences</h4>
      <table><thead><tr><th scope="col">Path</th><th scope="col">Expected</th>\
      <th scope="col">Found</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>

      """
  }

  private var changes: Markup? { comparison.flatMap { HTMLChanges.details(of: $0) } }

  private var run: Markup? {
    record.run.map { run in
      """
      <div class="columns">
      \(HTMLConversation(run: run).markup)\(HTMLTimeline(run: run).markup)</div>
      \(log(of: run))
      """
    }
  }

  /// Returns the output of the app's process.
  private func log(of run: RunRecord) -> Markup? {
    guard let lines = run.launch?.log, !lines.isEmpty else { return nil }
    return """
      <div class="log"><h4>Extension output</h4>
      <pre dir="auto">\(lines.joined(separator: "\n"))</pre></div>

      """
  }
}

extension UInt8 {
  /// Whether the byte needs no escaping in a link.
  fileprivate var isPlainInLinks: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", ":": true
    default: false
    }
  }
}
