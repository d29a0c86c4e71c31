import IntentKitCore

/// The changes since an earlier replay: counts, and the first scenarios of each kind.
struct HTMLChanges {
  private typealias Change = ScenarioComparison.Change

  /// The maximum number of steps and values in the comparison of a scenario.
  private static let maximumRowCount = 40

  private var counts: [Change: Int] = [:]
  private var items: [Change: [Markup]] = [:]

  mutating func add(_ scenario: HTMLScenario) {
    guard let comparison = scenario.comparison else { return }
    counts[comparison.change, default: 0] += 1
    guard comparison.change != .same,
      items[comparison.change, default: []].count < HTMLReport.maximumListCount
    else { return }
    items[comparison.change, default: []].append(
      """
      <li><a href="#\(attribute: scenario.anchor)" dir="auto">\(scenario.record.name)</a> \
      <code>\(scenario.record.id)</code></li>

      """)
  }

  // MARK: - Summary

  /// Returns a sentence on the number of changes, or nil without an earlier replay.
  func sentence(comparedWith earlier: EarlierReplay?) -> Markup? {
    guard let earlier else { return nil }
    let parts =
      Change.allCases.filter { $0 != .same }.map { (counts[$0, default: 0], $0.title) }
      + [(earlier.removedCount, "removed")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let text = words.isEmpty ? "nothing changed" : words.joined(separator: ", ")
    return """
      <p class="since"><a href="#changes">Since the earlier run</a>: \(text).</p>

      """
  }

  /// Returns the page with all changes.
  func section(comparedWith earlier: EarlierReplay) -> Markup {
    let lists = Change.allCases.filter { $0 != .same }.compactMap { change in
      list(
        change.title, counts[change, default: 0], items[change, default: []],
        filter: change.rawValue)
    }
    let removed = earlier.removed(atMost: HTMLReport.maximumListCount).map { record in
      "<li><span dir=\"auto\">\(record.name)</span> <code>\(record.id)</code></li>\n" as Markup
    }
    let same = counts[.same, default: 0]
    return """
      <section id="changes" tabindex="-1" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes since <code>\(earlier.name)</code></h2>
      \(lists)\(list("removed", earlier.removedCount, removed, filter: nil))\
      <p class="note">\(same) \(same == 1 ? "scenario is" : "scenarios are") unchanged. Durations \
      and identifiers that a handler generates don’t count.</p>
      </section>

      """
  }

  private func list(
    _ title: String, _ count: Int, _ items: [Markup], filter: String?
  ) -> Markup? {
    guard count > 0 else { return nil }
    let rest = count - items.count
    let link = filter.map { " <a href=\"#change=\(attribute: $0)\">Show only these</a>" as Markup }
    let more: Markup? = rest > 0 ? "<p class=\"note\">and \(rest) more</p>\n" : nil
    return """
      <h3>\(count) \(title)\(link)</h3>
      <ul class="changes">
      \(items)</ul>
      \(more)
      """
  }

  // MARK: - A scenario

  /// Returns the differences from the earlier run of a scenario, if any.
  static func details(of comparison: ScenarioComparison) -> Markup? {
    guard comparison.change != .same, let earlier = comparison.earlier else { return nil }
    var rows: [Markup] = []
    if earlier != comparison.verdict {
      rows.append(row("result", earlier.rawValue, comparison.verdict.rawValue))
    }
    if let runs = comparison.runs {
      rows += (runs.rows ?? []).filter { $0.change != .same }
        .map { row("step", $0.left, $0.right) }
      rows += runs.differences.map { row($0.path, text($0.left), text($0.right)) }
    }
    let rest = rows.count - maximumRowCount
    let more: Markup? = rest > 0 ? "<p>and \(rest) more</p>\n" : nil
    return """
      <div class="since"><h4>Since the earlier run</h4>
      <table><thead><tr><th scope="col">Place</th><th scope="col">Earlier</th>\
      <th scope="col">Now</th></tr></thead>
      <tbody>
      \(Array(rows.prefix(maximumRowCount)))</tbody></table>
      \(more)</div>

      """
  }

  private static func row(_ place: String, _ left: String?, _ right: String?) -> Markup {
    """
    <tr><th scope="row"><code>\(place)</code></th><td class="before">\(left ?? "–")</td>\
    <td class="after">\(right ?? "–")</td></tr>

    """
  }

  private static func text(_ value: ParameterValue?) -> String? {
    value.map { JSONWriter.text($0, style: .compact).shortened(to: 400) }
  }
}
