import IntentKitCore

/// A scenario on an HTML page.
struct HTMLScenario {
  let record: ReplayRecord

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

  var markup: Markup {
    let verdict = record.verdict.rawValue
    let isOpen = record.verdict == .failed || record.verdict == .unusable
    return """
      <article class="\(verdict)" id="\(anchor)" data-verdict="\(verdict)">
      <details\(isOpen ? " open" as Markup : "")>
      <summary><span class="mark" aria-hidden="true">\(record.verdict.sign)</span>\
      <h3 dir="auto">\(record.name)</h3>\
      <span class="verdict">\(verdict)</span>\(about)</summary>
      <div class="body">
      <p class="facts"><a href="#\(anchor)" title="Link to this scenario"><code>\(record.id)</code></a>\
       <span>ran for \(record.duration.inWords)</span></p>
      \(problem)\(differences)\(run)</div>
      </details>
      </article>

      """
  }

  private var about: Markup? {
    record.run.map { run in
      """
      <span class="about">\(run.intent) <span aria-hidden="true">·</span> \(run.app)</span>
      """
    }
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
