/// The coverage of a replay as a page: a table for each app, and the points of each intent.
struct HTMLCoverage {
  let coverage: Coverage

  /// Whether no intent was requested.
  var isEmpty: Bool { coverage.runs == 0 && coverage.notCovered.isEmpty }

  /// The page, or nil if it would be empty.
  var section: Markup? {
    guard !isEmpty else { return nil }
    let apps = coverage.apps.map { app, intents -> Markup in
      let share = intents.map(\.share).total
      return """
        <h3 dir="auto">\(app)</h3>
        <p class="covered">\(bar(share)) \(share.text)</p>
        \(intents.map(details))
        """
    }
    let note = coverage.rest.map { "<p class=\"note\">\($0)</p>\n" as Markup }
    return """
      <section id="coverage" tabindex="-1" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Coverage</h2>
      <p>The results, response codes and kinds of questions that the scenarios reached, out of \
      those that the intents declare.</p>
      <p class="covered total">\(bar(coverage.share)) \(coverage.share.text)</p>
      \(apps)\(note)</section>

      """
  }

  private func details(of intent: IntentCoverage) -> Markup {
    let sections = intent.sections
    let share = sections.map(\.share).total
    let rows = sections.filter(\.isImplemented).compactMap(row)
    let missing = coverage.missingNames(sections, intent.missingMethods)
    let absent: Markup? =
      missing.isEmpty
      ? nil
      : """
      <p class="note">Not implemented: <code>\(missing.joined(separator: ", "))</code></p>

      """
    return """
      <details class="intent"><summary><span class="label"><b>\(intent.intent)</b> \
      <span class="about">\(intent.runs) \(intent.runs == 1 ? "scenario" : "scenarios")</span>\
      </span><span class="covered">\(bar(share)) \(share.text)</span></summary>
      <table><thead><tr><th scope="col">Subject</th><th scope="col">Reached</th>\
      <th scope="col">Not reached</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      \(absent)</details>

      """
  }

  private func row(_ section: CoverageSection) -> Markup? {
    let isVerdicts = section.kind == .verdict
    guard !section.reached.isEmpty || !section.missing.isEmpty && !isVerdicts else { return nil }
    let reached = section.namesReached.map { name in
      let count = section.reached[name, default: 0]
      return """
        <li><code>\(name)</code> <span class="about">×\u{2009}\(count)</span></li>
        """ as Markup
    }
    let missing = isVerdicts ? [] : section.missing
    return """
      <tr><th scope="row">\(section.title)</th><td class="before"><ul>\(reached)</ul></td>\
      <td class="after"><ul>\(missing.map { "<li><code>\($0)</code></li>" as Markup })</ul></td></tr>

      """
  }

  /// Returns a bar, whose number follows as text.
  private func bar(_ share: CoverageShare) -> Markup {
    """
    <span class="gauge" aria-hidden="true"><span style="width:\(share.percent)%"></span></span>
    """
  }
}
