import IntentKitCore
import IntentKitSimulator

/// A step of a request without the details that differ between runs, such as its duration.
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

  /// Returns the steps of a trace, without calls, which their answers or verdicts represent.
  func steps(of trace: Trace) -> [ComparedStep] {
    trace.events.compactMap { step(for: $0.kind) }
  }

  private func step(for event: TraceEvent.Kind) -> ComparedStep? {
    switch event {
    case .called: return nil
    case .started(let intent, let parameters, let app):
      let values = self.parameters(parameters.fields)
      return ComparedStep(key: "start", text: "\(intent) · \(app) \(text(.object(values)))")
    case .resolved(let method, let results, _):
      let subject = method.parameter ?? method.name
      let kinds = results.map { $0.kind.rawValue + ($0.reason.map { "(\($0))" } ?? "") }
      return ComparedStep(
        key: "resolve \(subject)",
        text: "resolve \(subject): \(kinds.isEmpty ? "nothing" : kinds.joined(separator: ", "))")
    case .provided(let method, let provision, _):
      let subject = method.parameter ?? method.name
      return switch provision {
      case .options(let values):
        ComparedStep(
          key: "options \(subject)",
          text: "options of \(subject): \(text(options(values, of: subject)))")
      case .noOptions(let problem):
        ComparedStep(key: "options \(subject)", text: "no options of \(subject): \(problem)")
      case .defaultValue(let value):
        ComparedStep(
          key: "default \(subject)",
          text: "default of \(subject): \(text(value, of: subject))")
      }
    case .responded(let method, let code, let fields, _):
      return ComparedStep(
        key: method.phase.rawValue,
        text: "\(method.phase.rawValue): \(code)" + properties(fields))
    case .updated(let code, let fields):
      return ComparedStep(key: "update", text: "update: \(code)" + properties(fields))
    case .changed(let parameter, let value):
      return ComparedStep(
        key: "change \(parameter)", text: "\(parameter) = \(text(value, of: parameter))")
    case .asked(let prompt): return step(for: prompt)
    case .answered(let answer):
      return ComparedStep(key: "answer", text: "answer: \(text(answer.parameterValue))")
    case .judged(let verdict):
      return ComparedStep(
        key: "judge \(verdict.id.rawValue)",
        text: "\(verdict.severity.rawValue): \(verdict.id.rawValue) in \(verdict.method.name)")
    case .handedOver(let handOver, let activity):
      let value = activity.parameterValue.stable(
        UserActivity.parameterType, given: given, withDates: withDates)
      return ComparedStep(
        key: "hand over", text: "hand over: \(handOver.rawValue) \(value.map(text) ?? "")")
    case .appLogged(let entry):
      let detail = entry.detail.map { " \($0)" } ?? ""
      return ComparedStep(
        key: "app \(entry.event.rawValue)", text: "app: \(entry.event.rawValue)\(detail)")
    case .ended(let outcome):
      let details = [outcome.code, outcome.reason?.rawValue].compactMap(\.self).map { " · \($0)" }
        .joined()
      return ComparedStep(key: "end", text: "end: \(outcome.result.rawValue)\(details)")
    }
  }

  private func step(for prompt: Prompt) -> ComparedStep {
    let element = prompt.element.map { "[\($0)]" } ?? ""
    let reason = prompt.reason.map { "(\($0))" } ?? ""
    let cause = prompt.cause.map { " after \($0.rawValue)\(reason)" } ?? ""
    let again = prompt.isRepeated ? " again" : ""
    let options = prompt.options.map(\.title).joined(separator: ", ")
    return ComparedStep(
      key: "ask \(prompt.subject) \(prompt.kind.rawValue)",
      text: "ask\(again): \(prompt.kind.rawValue) of \(prompt.subject)\(element)\(cause)"
        + (options.isEmpty ? "" : ": \(options)"))
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
