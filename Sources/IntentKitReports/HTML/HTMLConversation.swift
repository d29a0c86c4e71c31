import IntentKitCore
import IntentKitSimulator
import IntentKitUI

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
      <ol lang="\(attribute: run.language.rawValue)">
      \(items)</ol></section>

      """
  }

  private func item(
    for event: TraceEvent, _ line: ConversationWords.Line?, _ conversation: ConversationWords
  ) -> Markup {
    let said =
      conversation.illustratedQuestion(of: event, line).map { bubble($0, conversation) }
      ?? line.map { bubble($0, conversation) }
    let screen = conversation.screen(for: event).map { self.screen($0, conversation) }
    let card = screen ?? conversation.card(for: event, beside: line).map(card)
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
    case .viewConfigured: return card ?? ""
    case .judged(let verdict):
      return verdictItem(verdict, conversation)
    case .ended(let outcome):
      let details = conversation.details(of: outcome).map { " · \($0)" }.joined()
      return """
        \(said)\(pictures(outcome, line, conversation))\(card)\
        <li class="end \(attribute: outcome.mark.tone)">\
        <span aria-hidden="true">\(outcome.mark.sign)</span> <b>\(outcome.result.rawValue)</b>\
        \(details)</li>

        """
    default: return "\(card)\(said)"
    }
  }

  /// Returns the markup of a screen with views of the app.
  private func screen(_ screen: Screen, _ conversation: ConversationWords) -> Markup {
    let title = "\(conversation.phrasebook.report.screen): \(screen.app)"
    return "<li>\(Markup(parsing: screen.drawing.figure(title: title)))</li>\n"
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
    <li class="\(attribute: line.speaker.rawValue)"><span class="who">\(conversation.name(of: line.speaker))\
    </span><p dir="auto">\(line.text)</p></li>

    """
  }

  /// Returns the markup of a question whose options have subtitles, images or sections.
  private func bubble(
    _ question: ConversationWords.IllustratedQuestion, _ conversation: ConversationWords
  ) -> Markup {
    var options: Markup = ""
    var section: String?
    for named in question.options {
      if let title = named.option.section, title != section {
        options += "<li class=\"section\" dir=\"auto\">\(title)</li>\n"
      }
      section = named.option.section
      let picture = named.option.image.map { image -> Markup in
        let text = conversation.phrasebook.text(of: image)
        return HTMLImage(image: image, label: text).figure
      }
      let subtitle = named.option.subtitle.map { "<small>\($0)</small>" as Markup }
      options += "<li dir=\"auto\">\(picture)<span>\(named.name)\(subtitle)</span></li>\n"
    }
    return """
      <li class="assistant"><span class="who">\(conversation.name(of: .assistant))\
      </span><p dir="auto">\(question.text)</p>
      <ul class="options">
      \(options)</ul></li>

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
      <li class="judged \(attribute: verdict.severity.rawValue)"><p><b>\
      <span aria-hidden="true">\(verdict.severity.mark.sign)</span> \(verdict.id.rawValue)</b>\
       <span class="severity">\(verdict.severity.rawValue)</span></p>
      <p>\(explanation.message)</p>
      <p class="cure"><span aria-hidden="true">→</span> \(explanation.cure)</p></li>

      """
  }

  private func pictures(
    _ outcome: Outcome, _ line: ConversationWords.Line?, _ conversation: ConversationWords
  ) -> [Markup] {
    guard outcome.result == .succeeded || outcome.result == .inProgress else { return [] }
    guard !conversation.situation.isVoiceOnly else { return [] }
    return conversation.situation.images.map { image in
      let text = conversation.phrasebook.text(of: image)
      // The statement says what a code is for.
      let label = [line?.text, text].compactMap(\.self).joined(separator: " ")
      return HTMLImage(image: image, label: label).drawing
        .map { "<li class=\"picture\">\($0)</li>\n" } ?? note(text)
    }
  }

  private func note(_ text: String) -> Markup { "<li class=\"step\">\(text)</li>\n" }
}
