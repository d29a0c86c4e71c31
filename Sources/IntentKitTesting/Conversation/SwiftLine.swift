import IntentKitCore
import IntentKitSimulator

/// The lines of Swift with which a test expects an event.
struct SwiftLine {
  /// Whether parameters and codes are named by strings, because the intent has no Swift type.
  let usesNames: Bool
  private let writer: AnswerWriter

  /// Creates lines for requests of a type.
  init<Request: Intent>(of request: Request.Type, in world: TestWorld) {
    usesNames = request == DynamicIntent.self
    writer = AnswerWriter(world.language, contacts: world.contacts, now: world.now)
  }

  // MARK: - Questions

  /// Returns the line that expects a question.
  func question(_ prompt: Prompt) -> String {
    var arguments: [String] = []
    if let element = prompt.element { arguments.append("element: \(element)") }
    if let cause = prompt.cause { arguments.append("why: .\(cause.rawValue)") }
    if let reason = prompt.reason { arguments.append("reason: \(name(reason))") }
    if !prompt.options.isEmpty {
      let titles = prompt.options[prompt.spokenIndices].map(\.title.debugDescription)
        .joined(separator: ", ")
      arguments.append("options: [\(titles)]")
    }
    return Self.line(subject(prompt.subject, arguments))
  }

  /// Returns the call that expects a question about a subject.
  func subject(_ subject: String, _ arguments: [String] = []) -> String {
    switch subject {
    case ScriptedDialogue.confirmationKey: "asksForConfirmation()"
    case ScriptedDialogue.changeKey: "asksWhatToChange()"
    case ScriptedDialogue.unlockKey: "asksToUnlock()"
    case ScriptedDialogue.authorizationKey: "asksForAuthorization()"
    default: "asks(\(([parameter(subject)] + arguments).joined(separator: ", ")))"
    }
  }

  /// Returns the argument that identifies a parameter.
  func parameter(_ parameter: String) -> String {
    usesNames ? "about: \(parameter.debugDescription)" : "\\.\(parameter)"
  }

  /// Returns the Swift expression for an argument of a question; other texts stay as they are.
  func argument(_ name: String, _ text: String) -> String {
    switch name {
    case "why" where ResultKind(rawValue: text) != nil: ".\(text)"
    case "reason" where !text.contains(" "): self.name(text)
    default: text
    }
  }

  /// Returns the Swift expression for the reason of a result.
  func name(_ reason: String) -> String {
    if usesNames { return reason.debugDescription }
    let isKnown = ResultReason.wellKnown.contains(ResultReason(rawValue: reason))
    return isKnown ? ".\(reason)" : ".init(rawValue: \(reason.debugDescription))"
  }

  // MARK: - Answers

  /// Returns a line that answers a question.
  func answer(to prompt: Prompt, context: DialogueContext) -> String {
    Self.line("answers(\(sampleAnswer(to: prompt, context).debugDescription))")
  }

  private func sampleAnswer(to prompt: Prompt, _ context: DialogueContext) -> String {
    let answer: Answer =
      switch prompt.kind {
      case .choice, .change: .option(0)
      case .confirmation, .request, .unlock, .authorization: .yes
      case .value: .value((context.type(of: prompt) ?? .any).sampleAnswer)
      }
    return writer.text(for: answer, to: prompt, context: context) ?? ""
  }

  /// Returns the answers that choose the options of a question, in order.
  func optionTexts(of prompt: Prompt, _ context: DialogueContext) -> [String] {
    prompt.options.indices.map { index in
      writer.text(for: .option(index), to: prompt, context: context) ?? prompt.options[index].title
    }
  }

  // MARK: - Screens

  /// Returns the line that expects texts on the screen.
  static func screen(_ texts: [String]) -> String {
    line("shows(\(texts.map(\.debugDescription).joined(separator: ", ")))")
  }

  // MARK: - Verdicts and the end

  /// Returns the line that expects a verdict.
  static func verdict(_ id: Verdict.ID) -> String { line("judges(\(name(id)))") }

  /// Returns the Swift expression for a verdict identifier.
  static func name(_ id: Verdict.ID) -> String {
    guard Verdict.ID.wellKnown.contains(id) else {
      return "Verdict.ID(rawValue: \(id.rawValue.debugDescription))"
    }
    let words = id.rawValue.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ".\(words[0])\(rest.joined())"
  }

  /// Returns the Swift expression for the reason of an end.
  func name(_ reason: Outcome.Reason) -> String {
    let id = Verdict.ID(rawValue: reason.rawValue)
    if Verdict.ID.wellKnown.contains(id) { return ".verdict(\(Self.name(id)))" }
    if Outcome.Reason.wellKnown.contains(reason) { return ".\(reason.rawValue)" }
    if reason.isUnsupported {
      return ".unsupported(\(reason.unsupportedReason.map { name($0) } ?? ""))"
    }
    return ".init(rawValue: \(reason.rawValue.debugDescription))"
  }

  /// Returns the Swift expression for a code.
  func name(ofCode code: String) -> String {
    if usesNames { return code.debugDescription }
    return Int(code) == nil ? ".\(code)" : ".init(rawValue: \(code))"
  }

  /// Returns the line that expects the end of a request.
  func end(_ run: IntentRun<some Intent>) -> String {
    // A result that depends on an app that took no part can't be expected.
    var arguments = run.absentApp == nil ? [".\(run.outcome.result.rawValue)"] : []
    if let code = run.endingCode {
      arguments.append("code: \(name(ofCode: code))")
    } else if let reason = run.outcome.reason {
      arguments.append("reason: \(name(reason))")
    }
    return Self.line("ends(\(arguments.joined(separator: ", ")))")
  }

  private static func line(_ call: String) -> String { "await siri.\(call)" }
}

extension DialogueContext {
  /// Returns the type of the value that a question asks for, or nil.
  func type(of prompt: Prompt) -> ParameterType? {
    let type = schema.parameter(named: prompt.parameter ?? "")?.type
    guard case .list(let element) = type, prompt.element != nil else { return type }
    return element
  }
}

extension ParameterType {
  /// A value that the user could give; a placeholder if any text is a value.
  fileprivate var sampleAnswer: ParameterValue {
    switch self {
    case .string, .any: return "…"
    case .dateComponents: return "2026-03-01T08:00"
    case .list(let element): return element.sampleAnswer
    case .record(let reference):
      let schema = reference.schema
      guard let field = schema.fields.first(where: { $0.name == schema.textShortcut }) else {
        return SampleValues.value(of: self, depth: 2)
      }
      return field.type.sampleAnswer
    default: return SampleValues.value(of: self, depth: 2)
    }
  }
}
