import IntentKitCore
import IntentKitSimulator

/// A step of a request without its duration and other details that differ between runs.
struct ComparedStep: Sendable, Hashable {
  /// The key that matching steps of two runs have in common.
  var key: String
  /// The relevant content of the step, in one line.
  var text: String
}

/// The criteria for comparing the values of a run.
struct ComparedValues: Sendable {
  /// Texts that contain all values that were given to either run.
  var given: [String]
  /// Whether dates in responses are compared.
  var withDates = true
  /// The intent's schema.
  var schema: IntentSchema?

  /// Returns parameters without details that differ between runs.
  func parameters(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
    guard let schema else { return values }
    return values.stable(schema.parameters, given: given, withDates: true)
  }

  /// Returns the properties of a response, without its code and details that differ between runs.
  func response(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
    guard let schema else { return values.filter { $0.key != "code" } }
    return values.stable(schema.responseProperties, given: given, withDates: withDates)
  }

  /// Returns the steps of a trace, without the calls that their answers or verdicts represent.
  func steps(of trace: Trace) -> [ComparedStep] {
    trace.events.compactMap { event in
      step(for: event.kind).map { key, text in
        ComparedStep(key: key, text: event.isDefault ? "\(text), no method" : text)
      }
    }
  }

  private func step(for event: TraceEvent.Kind) -> (key: String, text: String)? {
    switch event {
    case .called: return nil
    case .started(let intent, let parameters, let app, let isVoiceOnly):
      let values = self.parameters(parameters.fields)
      let voice = isVoiceOnly ? " · voice" : ""
      return ("start", "\(intent) · \(app)\(voice) \(text(.object(values)))")
    case .resolved(let method, let results, _):
      let subject = method.parameter ?? method.name
      let kinds = results.map { $0.kind.rawValue + ($0.reason.map { "(\($0))" } ?? "") }
      let text = kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")
      return ("resolve \(subject)", "resolve \(subject): \(text)")
    case .provided(let method, let provision, _):
      let subject = method.parameter ?? method.name
      switch provision {
      case .options(let values):
        return (
          "options \(subject)", "options of \(subject): \(text(options(values, of: subject)))"
        )
      case .noOptions(let problem):
        return ("options \(subject)", "no options of \(subject): \(problem)")
      case .defaultValue(let value):
        return ("default \(subject)", "default of \(subject): \(text(value, of: subject))")
      }
    case .responded(let method, let code, let fields, _):
      let phase = method.phase.rawValue
      return (phase, "\(phase): \(code)" + properties(fields))
    case .updated(let code, let fields, let effect):
      let detail = effect == .shown ? code : "\(code), \(effect.rawValue)"
      return ("update", "update: \(detail)" + properties(fields))
    case .changed(let parameter, let value):
      return ("change \(parameter)", "\(parameter) = \(text(value, of: parameter))")
    case .asked(let prompt): return step(for: prompt)
    case .answered(let answer, _):
      return ("answer", "answer: \(text(answer.parameterValue))")
    case .judged(let verdict):
      return (
        "judge \(verdict.id.rawValue)",
        "\(verdict.severity.rawValue): \(verdict.id.rawValue) in \(verdict.method.name)"
      )
    case .handedOver(let handOver, let activity):
      let value = activity.parameterValue.stable(
        UserActivity.parameterType, given: given, withDates: withDates)
      return ("hand over", "hand over: \(handOver.rawValue) \(value.map(text) ?? "")")
    case .appLogged(let entry):
      let detail = entry.detail.map { " \($0)" } ?? ""
      let event = entry.event.rawValue
      return ("app \(event)", "app: \(event)\(detail)")
    case .viewConfigured(let step):
      return ("view", "view: \(Phrasebook.english.summary(of: step))")
    case .ended(let outcome):
      return ("end", "end: \(outcome.resultWithCause)")
    }
  }

  private func step(for prompt: Prompt) -> (key: String, text: String) {
    let element = prompt.element.map { "[\($0)]" } ?? ""
    let reason = prompt.reason.map { "(\($0))" } ?? ""
    let cause = prompt.cause.map { " after \($0.rawValue)\(reason)" } ?? ""
    let again = prompt.isRepeated ? " again" : ""
    let options = prompt.options[prompt.spokenIndices].map(\.title).joined(separator: ", ")
    return (
      "ask \(prompt.subject) \(prompt.kind.rawValue)",
      "ask\(again): \(prompt.kind.rawValue) of \(prompt.subject)\(element)\(cause)"
        + (options.isEmpty ? "" : ": \(options)")
    )
  }

  private func properties(_ fields: FieldSnapshot) -> String {
    let properties = response(fields.fields)
    return properties.isEmpty ? "" : " \(text(.object(properties)))"
  }

  /// Returns options without details that differ between runs.
  private func options(_ values: [ParameterValue], of parameter: String) -> ParameterValue {
    let type = schema?.parameter(named: parameter)?.type
    let element = if case .list(let element)? = type { element } else { type }
    guard let element else { return .array(values) }
    return .array(values.map { $0.stable(element, given: given, withDates: true) ?? "…" })
  }

  /// Returns a parameter's value without details that differ between runs.
  private func text(_ value: ParameterValue?, of parameter: String) -> String {
    guard let value else { return "nothing" }
    return text(parameters([parameter: value])[parameter] ?? "…")
  }

  private func text(_ value: ParameterValue) -> String { JSONWriter.text(value, style: .compact) }
}
