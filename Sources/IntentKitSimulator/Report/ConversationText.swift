public import IntentKitCore

/// The text of a request as the conversation it is: who says what, what the handler answers, and what is wrong with it.
///
/// The text grows line by line with the events of a trace, so it can be shown while a request runs as well as later.
///
/// ```
/// SendMessage · UnicornChat
///   You      recipients “Bill”, content “hello”
///   resolve  recipients              disambiguation               0.00 s
///   Siri     Which one?
///              1  Bill James
///              2  Bill Smith
///   You      Bill James
/// ```
public struct ConversationText: Sendable {
  /// How much is told.
  public enum Detail: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The assistant's last sentence with what it shows, and the verdicts.
    case quiet
    /// The conversation, with what the handler answers.
    case normal
    /// The conversation with every call and every value.
    case trace
  }

  private let phrasebook: Phrasebook
  private let detail: Detail
  private let usesColor: Bool
  private let showsAnswers: Bool
  private let layout: ConversationLayout
  private let givenSchema: IntentSchema?
  private let now: Date?
  private var situation = Situation(intent: "", app: "")
  private var lastPrompt: Prompt?

  /// Makes a text that is still empty.
  ///
  /// - Parameters:
  ///   - language: The language that is spoken.
  ///   - detail: How much is told.
  ///   - schema: What is known of the intent; found by its name when left out, if SiriKit defines it.
  ///   - now: When the request is made; days near it are named by their distance.
  ///   - width: How many columns there are.
  ///   - usesColor: Whether the text goes to a terminal that shows colours.
  ///   - showsAnswers: Whether to show what the user says; false where the user types it in the same place.
  public init(
    language: Language = .english, detail: Detail = .normal, schema: IntentSchema? = nil,
    now: Date? = nil, width: Int = 80, usesColor: Bool = false, showsAnswers: Bool = true
  ) {
    phrasebook = language.phrasebook
    self.detail = detail
    self.usesColor = usesColor
    self.showsAnswers = showsAnswers
    layout = ConversationLayout(phrasebook: phrasebook, width: width)
    givenSchema = schema
    self.now = now
  }

  /// The lines that a step adds.
  public mutating func lines(for event: TraceEvent) -> [String] {
    note(event)
    switch event.kind {
    case .judged(let verdict): return lines(for: verdict)
    case .ended(let outcome): return lines(for: outcome)
    default: return detail == .quiet ? [] : conversation(event)
    }
  }

  /// The lines of a whole trace.
  public mutating func lines(for trace: Trace) -> [String] {
    trace.events.flatMap { lines(for: $0) }
  }

  /// The lines about a verdict; for those that come after their request has ended.
  public func lines(for verdict: Verdict) -> [String] {
    let place = phrasebook.report.after.filled { gap in
      Utterance(gap == "method" ? verdict.method.name : verdict.elapsed.inHundredths)
    }
    let (sign, ink): (String, Ink) =
      switch verdict.severity {
      case .fault: ("✘", .red)
      case .warning: ("!", .yellow)
      case .note: ("i", .cyan)
      }
    let heading = "\(sign) \(verdict.id.rawValue)"
    return layout.heading(heading, paint(heading, ink), place?.read ?? "")
      + layout.block(verdict.message) + layout.block(verdict.cure, mark: "→ ")
  }

  // MARK: - What is known

  private mutating func note(_ event: TraceEvent) {
    switch event.kind {
    case .started(let intent, let parameters, let app):
      situation = Situation(
        intent: intent, schema: givenSchema ?? SystemIntents.named(intent)?.schema, app: app,
        parameters: parameters.fields, now: now)
    case .changed(let parameter, let value): situation.parameters[parameter] = value
    case .responded(_, _, let response, _), .updated(_, let response):
      situation.response = response.fields
    case .judged(let verdict): situation.verdicts.append(verdict)
    case .asked(let prompt):
      lastPrompt = phrasebook.localized(
        prompt, as: situation.type(of: prompt.parameter), now: now)
    default: break
    }
  }

  // MARK: - Steps

  private func conversation(_ event: TraceEvent) -> [String] {
    let report = phrasebook.report
    switch event.kind {
    case .started(let intent, _, let app):
      return [paint("\(intent) · \(app)", .bold)] + layout.lines(phrasebook.speakers.user, wish)
    case .called(let method):
      guard detail == .trace else { return [] }
      return [dim(layout.row("→ \(method.name)", time: event.at.inHundredths))]
    case .resolved(let method, let results, let elapsed):
      // Most handlers leave most parameters alone; that is no news.
      let isNews = results.isEmpty || results.contains { $0.kind != .notImplemented }
      guard isNews || detail == .trace else { return [] }
      let result = results.isEmpty ? "[]" : results.map(\.text).joined(separator: ", ")
      let subject = method.parameter ?? method.name
      return [dim(layout.row(report.resolve, subject, result, time: elapsed.inHundredths))]
    case .responded(let method, let code, let response, let elapsed):
      let label = report.word(for: method.phase)
      var lines = [dim(layout.row(label, "", code, time: elapsed.inHundredths))]
      if detail == .trace {
        var fields = response.fields
        fields["code"] = nil
        lines += fields.sorted { $0.key < $1.key }.flatMap { assignment($0.key, $0.value) }
      }
      return lines
    case .changed(let parameter, let value):
      return detail == .trace ? assignment(parameter, value) : []
    case .asked(let prompt):
      let question = phrasebook.question(for: prompt, in: situation)
      let card = prompt.kind == .request && !prompt.isRepeated ? card(beside: question.read) : []
      return card + layout.lines(phrasebook.speakers.assistant, question.read)
    case .answered(let answer):
      return showsAnswers ? layout.lines(phrasebook.speakers.user, text(of: answer)) : []
    case .handedOver(let way, let activity):
      var lines = layout.lines(phrasebook.speakers.app, text(of: way))
      if detail == .trace {
        lines += assignment("activityType", .string(activity.activityType))
      }
      return lines
    case .appLogged(let entry):
      return layout.lines(phrasebook.speakers.app, text(of: entry))
    case .updated(let code, _):
      let news = phrasebook.statement(for: Outcome(.succeeded, code: code), in: situation)
      return [dim(layout.row(report.update, "", code, time: event.at.inHundredths))]
        + layout.lines(phrasebook.speakers.assistant, news.read)
    case .judged, .ended:
      return []
    }
  }

  private func lines(for outcome: Outcome) -> [String] {
    let statement = phrasebook.statement(for: outcome, in: situation)
    var lines = layout.lines(phrasebook.speakers.assistant, statement.read)
    if outcome.result == .succeeded || outcome.result == .inProgress {
      lines += images.lines(for: situation)
    }
    guard detail != .quiet else { return lines }
    lines += card(for: outcome, beside: statement.read)
    let (sign, ink): (String, Ink) =
      switch outcome.result {
      case .succeeded, .inProgress, .continuedInApp, .handledInApp: ("✔", .green)
      case .cancelled, .needsInput, .awaitingConfirmation: ("–", .yellow)
      case .failed, .requiresAppLaunch, .gaveUp, .refused: ("✘", .red)
      }
    var line = paint("\(sign) \(outcome.result.rawValue)", ink)
    if !outcome.isGood {
      let report = phrasebook.report
      // A verdict has said it better.
      let isJudged = situation.verdicts.contains { $0.id.rawValue == outcome.reason }
      let reason = isJudged ? nil : outcome.reason
      let details = [
        outcome.phase.map(report.word(for:)), outcome.code.map { "\(report.code) \($0)" },
        reason.map { "\(report.reason) \($0)" },
      ]
      for detail in details.compactMap(\.self) { line += " · \(detail)" }
    }
    lines.append(line)
    return lines
  }

  // MARK: - Details

  /// What is shown of a request that is to be confirmed.
  private func card(beside question: String) -> [String] {
    lines(of: .request(situation, words), beside: question)
  }

  /// What is shown of a request that has come to a good end.
  private func card(for outcome: Outcome, beside statement: String) -> [String] {
    switch outcome.result {
    case .succeeded, .inProgress: lines(of: .response(situation, words), beside: statement)
    default: []
    }
  }

  private func lines(of card: DetailsCard, beside sentence: String) -> [String] {
    card.isSaid(in: sentence) ? [] : layout.lines(of: card)
  }

  private var words: ValueWords { ValueWords(phrasebook: phrasebook, now: now) }

  // MARK: - Words

  /// What the user asked for at the start.
  private var wish: String {
    let order = situation.schema?.parameters.map(\.name) ?? situation.parameters.keys.sorted()
    let parts = order.compactMap { name -> String? in
      guard let value = situation.parameters[name] else { return nil }
      let text = phrasebook.text(of: value, as: situation.type(of: name), now: now)
      return phrasebook.said(phrasebook.grammar.assignment) { gap in
        Utterance(gap == "value" ? phrasebook.quoted(text) : phrasebook.noun(for: name))
      }.read
    }
    return parts.isEmpty
      ? phrasebook.report.noDetails
      : parts.joined(separator: phrasebook.grammar.betweenAssignments)
  }

  private var images: ImageText {
    ImageText(phrasebook: phrasebook, layout: layout, usesColor: usesColor)
  }

  private func text(of answer: Answer) -> String {
    switch answer {
    case .value(let value):
      return phrasebook.text(of: value, as: situation.type(of: lastPrompt?.parameter), now: now)
    case .option(let index):
      let titles = OptionTitles(lastPrompt?.options ?? [])
      return titles.titles.indices.contains(index) ? titles.name(at: index) : "\(index + 1)"
    case .yes: return phrasebook.grammar.yes
    case .no: return phrasebook.grammar.no
    case .change(let parameter):
      return phrasebook.said(phrasebook.report.change) { _ in
        Utterance(phrasebook.noun(for: parameter))
      }.read
    case .cancel: return phrasebook.vocabulary.cancel[0]
    case .notUnderstood(let text): return text.isEmpty ? "…" : text
    case .unavailable: return phrasebook.report.noAnswer
    }
  }

  private func text(of way: TraceEvent.HandOver) -> String {
    let report = phrasebook.report
    let wording =
      switch way {
      case .foreground: report.foreground
      case .background: report.background
      case .launch: report.launch
      }
    return phrasebook.said(wording, phrasebook.fill(situation)).read
  }

  private func text(of entry: AppLogEntry) -> String {
    let fill = phrasebook.fill(situation)
    let wording = phrasebook.report.appLog[entry.event.rawValue]
    return wording.map { wording in
      phrasebook.said(wording) { gap in
        gap == "detail" ? Utterance(entry.detail ?? "") : fill(gap)
      }.read
    } ?? entry.event.rawValue
  }

  /// A value as it is written, for those who look closely.
  private func assignment(_ name: String, _ value: ParameterValue?) -> [String] {
    let text = value.map { JSONWriter.text($0, style: .compact) } ?? "–"
    return layout.lines("", "\(name) = \(text)").map(dim)
  }

  private func paint(_ text: String, _ ink: Ink) -> String { usesColor ? ink.on(text) : text }

  private func dim(_ text: String) -> String { paint(text, .dim) }
}

extension TraceEvent.ResultSummary {
  fileprivate var text: String { reason.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }
}

extension Duration {
  /// This duration in seconds with two digits, such as `10.00 s`.
  var inHundredths: String {
    let hundredths = (nanoseconds + 5_000_000) / 10_000_000
    let rest = "\(hundredths % 100)"
    return "\(hundredths / 100).\(rest.count < 2 ? "0" + rest : rest) s"
  }
}
