import IntentKitCore
import IntentKitSimulator

/// The conversation of a run as HTML: the statements, the handler's answers, and the verdicts.
struct HTMLConversation {
  let run: RunRecord

  var markup: Markup {
    var conversation = ConversationWords(
      language: run.language, schema: run.schema, now: run.now)
    let items = run.events.map { event -> Markup in
      let line = conversation.line(for: event)
      return item(for: event, line, conversation)
    }
    return """
      <section class="talk" aria-label="Conversation"><h4>Conversation</h4>
      <ol lang="\(run.language.rawValue)">
      \(items)</ol></section>

      """
  }

  private func item(
    for event: TraceEvent, _ line: ConversationWords.Line?, _ conversation: ConversationWords
  ) -> Markup {
    let said = line.map { bubble($0, conversation) }
    let card = conversation.card(for: event, beside: line).map(card)
    let report = conversation.phrasebook.report
    switch event.kind {
    case .resolved(let method, let results, _):
      guard !event.lacksMethod else {
        guard conversation.isUnchecked(method) else { return "" }
        return note(conversation.text(ofMissing: method))
      }
      return step(
        report.resolve, method.parameter ?? method.name,
        results.isEmpty ? "[]" : results.map(\.text).joined(separator: ", "))
    case .provided(let method, let provision, _):
      let result =
        conversation.absence(of: method, in: event)
        ?? conversation.text(of: provision, for: method.parameter)
      return "\(step(report.resolve, method.parameter ?? method.name, result))\(said)"
    case .responded(let method, let code, _, _):
      let absence = conversation.absence(of: method, in: event)
      return step(report.word(for: method.phase), absence, code)
    case .updated(let code, _, let effect):
      let detail = effect == .shown ? code : "\(code), \(effect.rawValue)"
      return "\(step(report.update, nil, detail))\(said)"
    case .judged(let verdict):
      return verdictItem(verdict, conversation)
    case .ended(let outcome):
      let details = conversation.details(of: outcome).map { " · \($0)" }.joined()
      return """
        \(said)\(pictures(outcome, conversation))\(card)\
        <li class="end \(outcome.mark.tone)">\
        <span aria-hidden="true">\(outcome.mark.sign)</span> <b>\(outcome.result.rawValue)</b>\
        \(details)</li>

        """
    default: return "\(card)\(said)"
    }
  }

  /// Returns the markup of a card.
  private func card(_ card: DetailsCard) -> Markup {
    let rows = card.rows.map { row -> Markup in
      let entries = row.entries.map { "<dd dir=\"auto\">\($0)</dd>" as Markup }
      let rest = row.rest.map { "<dd class=\"rest\">\($0)</dd>" as Markup }
      return "<div><dt>\(row.label)</dt>\(entries)\(rest)</div>\n"
    }
    return "<li class=\"card\"><dl>\n\(rows)</dl></li>\n"
  }

  private func bubble(_ line: ConversationWords.Line, _ conversation: ConversationWords) -> Markup {
    """
    <li class="\(line.speaker.rawValue)"><span class="who">\(conversation.name(of: line.speaker))\
    </span><p dir="auto">\(line.text)</p></li>

    """
  }

  private func step(_ phase: String, _ subject: String?, _ result: String) -> Markup {
    let subject = subject.map { " <code>\($0)</code>" as Markup }
    return """
      <li class="step">\(phase)\(subject) <span aria-hidden="true">→</span> \
      <code>\(result)</code></li>

      """
  }

  private func verdictItem(_ verdict: Verdict, _ conversation: ConversationWords) -> Markup {
    let explanation = conversation.phrasebook.explanation(of: verdict)
    return """
      <li class="judged \(verdict.severity.rawValue)"><p><b>\
      <span aria-hidden="true">\(verdict.severity.mark.sign)</span> \(verdict.id.rawValue)</b>\
       <span class="severity">\(verdict.severity.rawValue)</span></p>
      <p>\(explanation.message)</p>
      <p class="cure"><span aria-hidden="true">→</span> \(explanation.cure)</p></li>

      """
  }

  private func pictures(_ outcome: Outcome, _ conversation: ConversationWords) -> [Markup] {
    guard outcome.result == .succeeded || outcome.result == .inProgress else { return [] }
    return conversation.situation.images.map { image in
      let text = conversation.phrasebook.text(of: image)
      let bitmap = try? image.bitmap()
      return bitmap.map { "<li class=\"picture\">\($0.svg(label: text))</li>\n" } ?? note(text)
    }
  }

  private func note(_ text: String) -> Markup { "<li class=\"step\">\(text)</li>\n" }
}

extension PortableBitmap {
  /// Returns the picture as a scalable drawing.
  fileprivate func svg(label: String) -> Markup {
    var path = ""
    for row in 0..<height {
      var column = 0
      while column < width {
        let start = column
        while isDark(column, row) { column += 1 }
        if column > start { path += "M\(start) \(row)h\(column - start)v1h-\(column - start)z" }
        column += 1
      }
    }
    return """
      <svg role="img" aria-label="\(label)" viewBox="0 0 \(width) \(height)" \
      shape-rendering="crispEdges"><path d="\(path)"/></svg>
      """
  }
}
