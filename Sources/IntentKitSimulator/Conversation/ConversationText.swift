public import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A request as a conversation: the words of each speaker, the handler's answers, and the verdicts.
///
/// The text grows line by line with the events of a trace, so it can be shown both during and after
/// a request.
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
  /// The level of detail.
  public enum Detail: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The assistant's final statement with its pictures, and the verdicts.
    case quiet
    /// The conversation and the handler's answers.
    case normal
    /// The conversation with every call and every value.
    case trace
  }

  private let detail: Detail
  /// Whether the lines contain color codes.
  package let usesColor: Bool
  private let showsAnswers: Bool
  /// Whether the lines contain the calls of the app for views.
  package var showsViews = false
  private let layout: ConversationLayout
  private var conversation: ConversationWords
  private var phrasebook: Phrasebook { conversation.phrasebook }

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - detail: The level of detail.
  ///   - schema: The intent's schema. By default, the schema of the SiriKit intent with the trace's
  ///     intent name.
  ///   - now: The time of the request. Nearby days are described relative to it.
  ///   - width: The number of columns.
  ///   - usesColor: Whether the text is for a terminal with colors.
  ///   - showsAnswers: Whether to show the user's answers. Pass false if the user types them in the
  ///     same place.
  public init(
    language: Language = .english, detail: Detail = .normal, schema: IntentSchema? = nil,
    now: Date? = nil, width: Int = 80, usesColor: Bool = false, showsAnswers: Bool = true
  ) {
    conversation = ConversationWords(language: language, schema: schema, now: now)
    self.detail = detail
    self.usesColor = usesColor
    self.showsAnswers = showsAnswers
    layout = ConversationLayout(phrasebook: language.phrasebook, width: width)
  }

  /// Returns the lines that a step adds.
  public mutating func lines(for event: TraceEvent) -> [String] {
    var line = conversation.line(for: event)
    if detail == .quiet, case .ended(let outcome) = event.kind {
      line = conversation.statement(for: outcome)
    }
    let said = line.map { layout.lines(conversation.name(of: $0.speaker), $0.text) } ?? []
    let card = detail == .quiet ? nil : conversation.card(for: event, beside: line)
    let screen = detail == .quiet ? nil : conversation.screen(for: event)
    let shown = screen.map(layout.lines(of:)) ?? card.map(layout.lines(of:)) ?? []
    switch event.kind {
    case .judged(let verdict): return lines(for: verdict)
    case .ended(let outcome): return said + lines(for: outcome, shown: shown)
    default: return detail == .quiet ? [] : lines(for: event, said: shown + said)
    }
  }

  /// Returns the lines of an entire trace.
  public mutating func lines(for trace: Trace) -> [String] {
    trace.events.flatMap { lines(for: $0) }
  }

  /// Returns the lines of an entire trace, with the methods that the handler lacks at the end.
  package mutating func linesWithMissingMethods(for trace: Trace) -> [String] {
    let methods = trace.missingMethods
    return lines(for: trace)
      + (methods.isEmpty ? [] : layout.block(conversation.text(ofMissing: methods)).map(dim))
  }

  /// Returns the lines of a verdict, including one that follows the end of the request.
  public func lines(for verdict: Verdict) -> [String] {
    let (sign, ink) = verdict.severity.mark
    let explanation = phrasebook.explanation(of: verdict)
    let heading = "\(sign) \(verdict.id.rawValue)".visibleOnOneLine
    return layout.heading(heading, paint(heading, ink), conversation.place(of: verdict))
      + layout.block(explanation.message) + layout.block(explanation.cure, mark: "→ ")
  }

  // MARK: - Steps

  private func lines(for event: TraceEvent, said: [String]) -> [String] {
    let report = phrasebook.report
    switch event.kind {
    case .started(let intent, _, let app, _):
      return [paint("\(intent) · \(app)", .bold)] + said
    case .called(let method):
      guard detail == .trace else { return [] }
      return [dim(layout.row("→ \(method.name)", time: event.at.inHundredths))]
    case .resolved(let method, let results, let elapsed):
      guard !event.lacksMethod else {
        // Most handlers lack most resolve methods, so only unchecked values are worth a line.
        guard detail == .trace || conversation.isUnchecked(method) else { return [] }
        return layout.lines(report.resolve, conversation.text(ofMissing: method)).map(dim)
      }
      let result = results.isEmpty ? "[]" : results.map(\.text).joined(separator: ", ")
      let subject = method.parameter ?? method.name
      return [dim(layout.row(report.resolve, subject, result, time: elapsed.inHundredths))]
    case .provided(let method, let provision, let elapsed):
      let subject = method.parameter ?? method.name
      let result =
        conversation.absence(of: method, in: event)
        ?? conversation.text(of: provision, for: method.parameter)
      return [dim(layout.row(report.resolve, subject, result, time: elapsed.inHundredths))] + said
    case .responded(let method, let code, let response, let elapsed):
      let label = report.word(for: method.phase)
      let absence = conversation.absence(of: method, in: event) ?? ""
      var lines = [dim(layout.row(label, absence, code, time: elapsed.inHundredths))]
      if detail == .trace {
        var fields = response.fields
        fields["code"] = nil
        lines += fields.sorted { $0.key < $1.key }.flatMap { assignment($0.key, $0.value) }
      }
      return lines
    case .changed(let parameter, let value):
      return detail == .trace ? assignment(parameter, value) : []
    case .asked, .appLogged:
      return said
    case .answered:
      return showsAnswers ? said : []
    case .handedOver(_, let activity):
      guard detail == .trace else { return said }
      return said + assignment("activityType", .string(activity.activityType))
    case .updated(let code, _, let effect):
      let detail = effect == .shown ? code : "\(code), \(effect.rawValue)"
      return [dim(layout.row(report.update, "", detail, time: event.at.inHundredths))] + said
    case .viewConfigured(let step):
      guard showsViews || detail == .trace else { return said }
      return layout.lines(report.screen, phrasebook.summary(of: step)).map(dim) + said
    case .judged, .ended:
      return []
    }
  }

  private func lines(for outcome: Outcome, shown: [String]) -> [String] {
    var lines: [String] = []
    if outcome.result == .succeeded || outcome.result == .inProgress,
      !conversation.situation.isVoiceOnly
    {
      lines += images.lines(for: conversation.situation)
    }
    guard detail != .quiet else { return lines }
    lines += shown
    let (sign, ink, _) = outcome.mark
    let details = conversation.details(of: outcome).map { " · \($0)" }.joined()
    let result = phrasebook.report.word(for: outcome.result)
    lines.append(paint("\(sign) \(result)", ink) + details.visibleOnOneLine)
    return lines
  }

  private var images: ImageText {
    ImageText(phrasebook: phrasebook, layout: layout, usesColor: usesColor)
  }

  /// Returns the lines of a value in JSON, for the detailed output.
  private func assignment(_ name: String, _ value: ParameterValue?) -> [String] {
    let text = value.map { JSONWriter.text($0, style: .compact) } ?? "–"
    return layout.lines("", "\(name) = \(text)").map(dim)
  }

  private func paint(_ text: String, _ ink: Ink) -> String {
    ink.line(text, usesColor: usesColor)
  }

  private func dim(_ text: String) -> String { paint(text, .dim) }
}
