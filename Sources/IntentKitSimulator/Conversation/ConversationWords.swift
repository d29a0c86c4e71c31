package import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The statements of each speaker in a request, in the words of a language.
///
/// The events of a trace must be added in order, because a statement depends on the preceding
/// events.
package struct ConversationWords: Sendable {
  /// A speaker in a conversation.
  package enum Speaker: String, Sendable {
    case user, assistant, app
  }

  /// A speaker's statement.
  package struct Line: Sendable, Hashable {
    package var speaker: Speaker
    package var text: String
  }

  package let phrasebook: Phrasebook
  /// The current state of the request.
  package private(set) var situation: Situation
  private let givenSchema: IntentSchema?
  private var lastPrompt: Prompt?
  /// The result that the assistant has announced before the app took over.
  private var announced: Outcome.Result?

  /// Creates an empty conversation.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - schema: The intent's schema. By default, the schema of the SiriKit intent with the trace's
  ///     intent name.
  ///   - now: The time of the request, for words like “today” and “tomorrow”, or nil if it's
  ///     unknown.
  package init(language: Language, schema: IntentSchema? = nil, now: Date? = nil) {
    phrasebook = language.phrasebook
    givenSchema = schema
    situation = Situation(intent: "", app: "", now: now)
  }

  /// Returns the name of a speaker.
  package func name(of speaker: Speaker) -> String {
    switch speaker {
    case .user: phrasebook.speakers.user
    case .assistant: phrasebook.speakers.assistant
    case .app: phrasebook.speakers.app
    }
  }

  /// Adds an event and returns its statement, if any.
  package mutating func line(for event: TraceEvent) -> Line? {
    note(event)
    switch event.kind {
    case .started: return Line(speaker: .user, text: initialRequest)
    case .asked(let prompt):
      let question = phrasebook.question(for: prompt, in: situation)
      return Line(speaker: .assistant, text: form(of: question))
    case .answered(let answer, let words):
      // The text of a draft shows that it is one.
      let said = answer.isDraft ? nil : words.flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
      return Line(speaker: .user, text: said ?? text(of: answer))
    case .handedOver(let way, _):
      // The assistant says what happens before it does.
      let result = way.result
      announced = result
      return statement(for: Outcome(result, code: situation.code))
    case .appLogged(let entry): return Line(speaker: .app, text: text(of: entry))
    case .updated(let code, _, .shown): return statement(for: Outcome(.succeeded, code: code))
    case .updated(_, _, .ignored): return nil
    case .updated(_, _, .invalid):
      let text = phrasebook.said(phrasebook.statements.noMoreUpdates, phrasebook.fill(situation))
      return Line(speaker: .assistant, text: form(of: text))
    case .ended(let outcome):
      return outcome.result == announced ? nil : statement(for: outcome)
    case .provided(_, .noOptions(let problem), _): return Line(speaker: .app, text: problem)
    case .called, .resolved, .provided, .responded, .changed, .judged, .viewConfigured: return nil
    }
  }

  /// Returns the screen that accompanies an event, or nil if the app has no view on it.
  ///
  /// In Maps, a view that augments the interface appears when it is configured.
  package func screen(for event: TraceEvent) -> Screen? {
    guard situation.hasAppViews else { return nil }
    let words = ValueWords(phrasebook: phrasebook, now: situation.now)
    let isOnMap = situation.isAugmented && situation.views.last?.context == .mapsCard
    switch event.kind {
    case .asked(let prompt) where prompt.kind == .request && !prompt.isRepeated:
      return Screen(situation, words, isDone: false)
    case .viewConfigured where isOnMap:
      return Screen(situation, words, isDone: true)
    case .ended(let outcome) where outcome.isGood && !isOnMap:
      return Screen(situation, words, isDone: true)
    default: return nil
    }
  }

  /// Returns the card that accompanies an event, or nil if the statement already contains
  /// everything.
  ///
  /// A card accompanies the confirmation of a request and a successful end, if there is a screen.
  package func card(for event: TraceEvent, beside line: Line?) -> DetailsCard? {
    guard !situation.isVoiceOnly else { return nil }
    let words = ValueWords(phrasebook: phrasebook, now: situation.now)
    let card: DetailsCard
    switch event.kind {
    case .asked(let prompt) where prompt.kind == .request && !prompt.isRepeated:
      card = .request(situation, words)
    case .ended(let outcome) where outcome.result == .succeeded || outcome.result == .inProgress:
      card = .response(situation, words)
    default: return nil
    }
    return card.isContained(in: line?.text ?? "") ? nil : card
  }

  /// A question with options that have more than a name, in parts.
  package struct IllustratedQuestion: Sendable {
    /// The text before the options.
    package var text: String
    /// The options in order.
    package var options: [Phrasebook.NamedOption]
  }

  /// Returns the parts of a question if its options have subtitles, images or sections, and there is
  /// a screen; otherwise nil.
  package func illustratedQuestion(of event: TraceEvent, _ line: Line?) -> IllustratedQuestion? {
    guard case .asked = event.kind, let line, let prompt = lastPrompt, !situation.isVoiceOnly,
      prompt.options.contains(where: \.isIllustrated)
    else { return nil }
    let options = phrasebook.spokenOptions(of: prompt)
    let list = phrasebook.displayed(options)
    guard line.text.hasSuffix(list) else { return nil }
    return IllustratedQuestion(text: String(line.text.dropLast(list.count)), options: options)
  }

  /// Returns the phase, code and reason of an unsuccessful outcome.
  ///
  /// The reason is omitted if a verdict already explains it.
  package func details(of outcome: Outcome) -> [String] {
    guard !outcome.isGood else { return [] }
    let report = phrasebook.report
    let isJudged = situation.verdicts.contains { outcome.reason == .verdict($0.id) }
    let reason = isJudged ? nil : outcome.reason
    return [
      outcome.phase.map(report.word(for:)), outcome.code.map { "\(report.code) \($0)" },
      reason.map { "\(report.reason) \($0.rawValue)" },
    ].compactMap(\.self)
  }

  /// Returns the method that a verdict is about, and the time it had run.
  func place(of verdict: Verdict) -> String {
    phrasebook.report.after.filled { gap in
      Utterance(
        gap == "method" ? phrasebook.name(of: verdict.method) : verdict.elapsed.inHundredths)
    }?.read ?? ""
  }

  // MARK: - Missing methods

  /// Returns whether a parameter's value remains unchecked because its resolve method is missing.
  package func isUnchecked(_ method: HandlerMethod) -> Bool {
    method.parameter.map { situation.parameters[$0] != nil } ?? false
  }

  /// Returns the sentence on a resolve method that the handler lacks.
  package func text(ofMissing method: HandlerMethod) -> String {
    let report = phrasebook.report
    return text(of: isUnchecked(method) ? report.takenAsIs : report.notAsked, method)
  }

  /// Returns a short phrase for methods that the handler lacks.
  func text(ofMissing methods: [HandlerMethod]) -> String {
    phrasebook.said(phrasebook.report.noMethod) { _ in
      Utterance(methods.map(\.name).joined(separator: phrasebook.grammar.betweenValues))
    }.read
  }

  /// Returns a short phrase for a method that the handler lacks, or nil if it has the method.
  package func absence(of method: HandlerMethod, in event: TraceEvent) -> String? {
    event.isDefault ? text(ofMissing: [method]) : nil
  }

  private func text(of wording: Wording, _ method: HandlerMethod) -> String {
    phrasebook.said(wording) { _ in Utterance(method.name) }.read
  }

  // MARK: - State

  private mutating func note(_ event: TraceEvent) {
    situation.note(event, knowing: givenSchema)
    if case .asked(let prompt) = event.kind {
      lastPrompt = phrasebook.localized(
        prompt, as: situation.type(of: prompt.parameter), of: situation.schema,
        now: situation.now)
    }
  }

  // MARK: - Words

  /// The user's initial request.
  private var initialRequest: String {
    let order = situation.schema?.parameters.map(\.name) ?? situation.parameters.keys.sorted()
    let parts = order.compactMap { name -> String? in
      guard let value = situation.parameters[name] else { return nil }
      let text = phrasebook.description(
        of: value, for: name, in: situation.schema, now: situation.now)
      if text.isEmpty { return nil }
      return phrasebook.said(phrasebook.grammar.assignment) { gap in
        Utterance(
          gap == "value"
            ? phrasebook.quoted(text) : phrasebook.noun(for: name, of: situation.schema))
      }.read
    }
    return parts.isEmpty
      ? phrasebook.report.noDetails
      : parts.joined(separator: phrasebook.grammar.betweenAssignments)
  }

  /// Returns the statement at the end of a request.
  package func statement(for outcome: Outcome) -> Line {
    Line(
      speaker: .assistant,
      text: form(of: phrasebook.statement(for: outcome, in: situation)))
  }

  /// Returns the form of a statement that reaches the user: the spoken one without a screen.
  private func form(of utterance: Utterance) -> String {
    situation.isVoiceOnly ? utterance.heard : utterance.read
  }

  /// Returns the description of a provided value or list of options.
  package func text(of provision: TraceEvent.Provision, for parameter: String?) -> String {
    let report = phrasebook.report
    let (wording, text) =
      switch provision {
      case .options(let values):
        (values.isEmpty ? report.noOptions : report.options, "\(values.count)")
      case .noOptions: (report.unavailableOptions, "")
      case .defaultValue(let value?):
        (
          report.defaultValue,
          phrasebook.text(of: value, for: parameter, in: situation)
            .shortened(to: 60)
        )
      case .defaultValue(nil): (report.noDefaultValue, "")
      }
    return phrasebook.said(wording) { _ in Utterance(text) }.read
  }

  private func text(of answer: Answer) -> String {
    switch answer {
    case .value(let value):
      return phrasebook.text(of: value, for: lastPrompt?.parameter, in: situation)
    case .option(let index):
      let titles = OptionTitles(lastPrompt?.options ?? [])
      return titles.titles.indices.contains(index) ? titles.name(at: index) : "\(index &+ 1)"
    case .yes: return phrasebook.grammar.yes
    case .no: return phrasebook.grammar.no
    case .change(let parameter, let value): return change(of: parameter, to: value)
    case .changes(let values):
      return values.sorted { $0.key < $1.key }.map { change(of: $0.key, to: $0.value) }
        .joined(separator: phrasebook.grammar.betweenValues)
    case .skip: return phrasebook.vocabulary.skip
    case .more: return phrasebook.vocabulary.more
    case .back: return phrasebook.vocabulary.back
    case .again: return phrasebook.vocabulary.again
    case .similar(_, let text), .narrowed(_, let text): return text
    case .draft(let text): return "\(text)…"
    case .cancel: return phrasebook.vocabulary.cancel.written[0]
    case .notUnderstood(let text): return text.isEmpty ? "…" : text
    case .unavailable: return phrasebook.report.noAnswer
    }
  }

  private func change(of parameter: String?, to value: ParameterValue?) -> String {
    let text = value.map { phrasebook.text(of: $0, for: parameter, in: situation) }
    return phrasebook.said(phrasebook.report.change) { gap in
      switch gap {
      case "parameter":
        parameter.map { Utterance(phrasebook.noun(for: $0, of: situation.schema)) }
      case "value": text.map { Utterance($0) }
      default: nil
      }
    }.read
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
}

extension Prompt.Option {
  /// Whether there is more to show than the title.
  fileprivate var isIllustrated: Bool { subtitle != nil || image != nil || section != nil }
}

extension TraceEvent.HandOver {
  /// The result of a request that is handed over in this way.
  fileprivate var result: Outcome.Result {
    switch self {
    case .foreground: .continuedInApp
    case .background: .handledInApp
    case .launch: .requiresAppLaunch
    }
  }
}

extension TraceEvent.ResultSummary {
  /// The result with its reason.
  package var text: String { reason.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }
}

extension Duration {
  /// The duration in seconds with two decimal places.
  package var inHundredths: String { "\(secondsText(decimalPlaces: 2)) s" }
}
