import IntentKitPlatform
import IntentKitSimulator

extension Coverage {
  // MARK: - Text

  /// Returns a table for each intent and the overall share.
  ///
  /// - Parameter width: The number of columns.
  /// - Returns: The text with a line break at the end.
  public func text(width: Int = 80) -> String {
    var lines: [String] = []
    for (app, intents) in apps {
      for intent in intents {
        let sections = intent.sections
        let share = sections.map(\.share).total
        let scenarios = intent.runs == 1 ? "1 scenario" : "\(intent.runs) scenarios"
        lines.append("\(app) · \(intent.intent) · \(scenarios) · \(share.text)")
        let rows = rows(sections, intent.missingMethods)
        let nameWidth = rows.map(\.name.columns).max() ?? 0
        lines += rows.flatMap { self.lines($0.name, $0.texts, nameWidth, width) }
        lines.append("")
      }
    }
    for (app, intents) in apps {
      lines.append("\(app): \(intents.map(\.share).total.text)")
    }
    if apps.count != 1 { lines.append("All: \(share.text)") }
    if let rest { lines += rest.wrapped(to: max(width, 32)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A note about requests that aren't counted, or nil if all are.
  var rest: String? {
    let names = notCovered.sorted()
    guard !names.isEmpty else { return nil }
    return "Not covered: \(names.joined(separator: ", ")). Only SiriKit's intents are counted."
  }

  private func rows(
    _ sections: [CoverageSection], _ missingMethods: [String]
  ) -> [(name: String, texts: [String])] {
    var rows = sections.filter(\.isImplemented).map { section in
      let names = section.namesReached
      var texts: [String] = []
      if section.kind == .verdict {
        texts.append(names.isEmpty ? "none" : names.joined(separator: ", "))
      } else {
        if !names.isEmpty { texts.append("reached \(names.joined(separator: ", "))") }
        if !section.missing.isEmpty {
          texts.append("not reached \(section.missing.joined(separator: ", "))")
        }
      }
      return (name: section.title, texts: texts)
    }
    rows.removeAll { $0.texts.isEmpty }
    let names = missingNames(sections, missingMethods)
    if !names.isEmpty {
      rows.append((name: "not implemented", texts: [names.joined(separator: ", ")]))
    }
    return rows
  }

  /// Returns the methods that the handler lacks, or their parameters.
  func missingNames(_ sections: [CoverageSection], _ missingMethods: [String]) -> [String] {
    // A coverage of an earlier release doesn't contain the names of the methods.
    missingMethods.isEmpty
      ? sections.filter { !$0.isImplemented }.map(\.title) : missingMethods
  }

  private func lines(
    _ name: String, _ texts: [String], _ nameWidth: Int, _ width: Int
  ) -> [String] {
    let start = "  \(name.padded(to: nameWidth))  "
    let room = max(width - start.columns, 32)
    return texts.flatMap { text in
      text.wrapped(to: room - 2).enumerated().map { $0 == 0 ? $1 : "  \($1)" }
    }.hanging(after: start)
  }

  // MARK: - Markdown

  /// A table for each app, with a row for each intent, in Markdown.
  public var markdown: String {
    let tables = apps.map { app, intents in
      var lines = [
        "### \(app)", "",
        "| intent | scenarios | results | codes | questions | reached |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
      ]
      lines += intents.map { row($0.intent, $0.runs, $0.sections) }
      if intents.count > 1 {
        lines.append(
          row("all", intents.reduce(0) { $0 + $1.runs }, intents.flatMap(\.sections)))
      }
      return lines.map { $0 + "\n" }.joined()
    }
    return (tables + [rest.map { "\($0)\n" }].compactMap(\.self)).joined(separator: "\n")
  }

  private func row(_ name: String, _ runs: Int, _ sections: [CoverageSection]) -> String {
    func share(_ kind: CoveragePoint.Kind) -> String {
      let share = sections.filter { $0.kind == kind }.map(\.share).total
      return share.reachable == 0 ? "–" : "\(share.reached) of \(share.reachable)"
    }
    let cells = [
      name, "\(runs)", share(.result), share(.code), share(.prompt),
      "\(sections.map(\.share).total.percent) %",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension CoverageSection {
  /// The title of the section in tables.
  var title: String {
    switch kind {
    case .result: parameter ?? ""
    case .code: "codes"
    case .prompt: "questions"
    case .verdict: "verdicts"
    }
  }

  /// The reached names, most frequent first.
  var namesReached: [String] {
    reached.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension CoverageShare {
  /// The share as text: `12 of 30, 40 %`.
  var text: String { "\(reached) of \(reachable), \(percent) %" }
}
