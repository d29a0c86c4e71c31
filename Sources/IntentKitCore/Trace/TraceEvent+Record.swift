extension TraceEvent: ParameterRecord {
  /// The names of the kinds of events, as they are written.
  private enum Name: String, CaseIterable, NamedValue {
    case started, called, resolved, provided, responded, changed, asked, answered, judged,
      handedOver,
      appLogged, updated, viewConfigured,
      ended
  }

  public static let recordSchema = RecordSchema(
    name: "TraceEvent",
    fields: [
      ParameterSchema("at", Duration.self, isRequired: true),
      ParameterSchema("event", Name.self, isRequired: true),
      ParameterSchema("intent", String.self),
      ParameterSchema("parameters", [String: ParameterValue].self),
      ParameterSchema("app", String.self),
      ParameterSchema("method", HandlerMethod.self),
      ParameterSchema("results", [ResultSummary].self),
      ParameterSchema("options", [ParameterValue].self),
      ParameterSchema("problem", String.self),
      ParameterSchema("default", ParameterValue.self),
      ParameterSchema("code", String.self),
      ParameterSchema("response", [String: ParameterValue].self),
      ParameterSchema("elapsed", Duration.self),
      ParameterSchema("parameter", String.self),
      ParameterSchema("value", ParameterValue.self),
      ParameterSchema("prompt", Prompt.self),
      ParameterSchema("answer", Answer.self),
      ParameterSchema("verdict", Verdict.self),
      ParameterSchema("handOver", HandOver.self),
      ParameterSchema("activity", UserActivity.self),
      ParameterSchema("entry", AppLogEntry.self),
      ParameterSchema("effect", UpdateEffect.self),
      ParameterSchema("view", ViewStep.self),
      ParameterSchema("outcome", Outcome.self),
      ParameterSchema("isDefault", Bool.self),
      ParameterSchema("isVoiceOnly", Bool.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    at = try fields.required("at")
    isDefault = try fields.value("isDefault", default: false)
    switch try fields.required("event") as Name {
    case .started:
      kind = .started(
        intent: try fields.required("intent"),
        parameters: FieldSnapshot(fields: try fields.required("parameters")),
        app: try fields.required("app"),
        isVoiceOnly: try fields.value("isVoiceOnly", default: false))
    case .called:
      kind = .called(try fields.required("method"))
    case .resolved:
      kind = .resolved(
        try fields.required("method"), results: try fields.required("results"),
        elapsed: try fields.required("elapsed"))
    case .provided:
      let options: [ParameterValue]? = try fields.optional("options")
      let problem: String? = try fields.optional("problem")
      let value: ParameterValue? = try fields.optional("default")
      kind = .provided(
        try fields.required("method"),
        options.map { .options($0) } ?? problem.map { .noOptions($0) } ?? .defaultValue(value),
        elapsed: try fields.required("elapsed"))
    case .responded:
      kind = .responded(
        try fields.required("method"), code: try fields.required("code"),
        response: FieldSnapshot(fields: try fields.required("response")),
        elapsed: try fields.required("elapsed"))
    case .changed:
      kind = .changed(
        parameter: try fields.required("parameter"), value: try fields.optional("value"))
    case .asked:
      kind = .asked(try fields.required("prompt"))
    case .answered:
      kind = .answered(
        try fields.required("answer"), words: try fields.optional("words"))
    case .judged:
      kind = .judged(try fields.required("verdict"))
    case .handedOver:
      kind = .handedOver(try fields.required("handOver"), try fields.required("activity"))
    case .appLogged:
      kind = .appLogged(try fields.required("entry"))
    case .updated:
      kind = .updated(
        code: try fields.required("code"),
        response: FieldSnapshot(fields: try fields.required("response")),
        effect: try fields.value("effect", default: .shown))
    case .viewConfigured:
      kind = .viewConfigured(try fields.required("view"))
    case .ended:
      kind = .ended(try fields.required("outcome"))
    }
  }

  // Fields are written in the order of their names, as far as possible, because JSON has them in
  // that order.
  public func write(to fields: inout ParameterWriter) {
    switch kind {
    case .started(_, _, let app, _): fields.write("app", app)
    case .answered(let answer, _): fields.write("answer", answer)
    case .handedOver(_, let activity): fields.write("activity", activity)
    default: break
    }
    fields.write("at", at)
    writeFieldsAfterTime(to: &fields)
  }

  private func writeFieldsAfterTime(to fields: inout ParameterWriter) {
    switch kind {
    case .started(let intent, let parameters, _, let isVoiceOnly):
      writeName(.started, to: &fields)
      fields.write("intent", intent)
      if isVoiceOnly { fields.write("isVoiceOnly", true) }
      fields.write("parameters", parameters)
    case .called(let method):
      writeName(.called, to: &fields)
      fields.write("method", method)
    case .resolved(let method, let results, let elapsed):
      fields.write("elapsed", elapsed)
      writeName(.resolved, to: &fields)
      fields.write("method", method)
      fields.write("results", results)
    case .provided(let method, let provision, let elapsed):
      fields.write("elapsed", elapsed)
      writeName(.provided, to: &fields)
      fields.write("method", method)
      switch provision {
      case .options(let values): fields.write("options", values)
      case .noOptions(let problem): fields.write("problem", problem)
      case .defaultValue(let value): fields.write("default", value)
      }
    case .responded(let method, let code, let response, let elapsed):
      fields.write("code", code)
      fields.write("elapsed", elapsed)
      writeName(.responded, to: &fields)
      fields.write("method", method)
      fields.write("response", response)
    case .changed(let parameter, let value):
      writeName(.changed, to: &fields)
      fields.write("parameter", parameter)
      fields.write("value", value)
    case .asked(let prompt):
      writeName(.asked, to: &fields)
      fields.write("prompt", prompt)
    case .answered(_, let words):
      writeName(.answered, to: &fields)
      fields.write("words", words)
    case .judged(let verdict):
      writeName(.judged, to: &fields)
      fields.write("verdict", verdict)
    case .handedOver(let handOver, _):
      writeName(.handedOver, to: &fields)
      fields.write("handOver", handOver)
    case .appLogged(let entry):
      fields.write("entry", entry)
      writeName(.appLogged, to: &fields)
    case .updated(let code, let response, let effect):
      fields.write("code", code)
      if effect != .shown { fields.write("effect", effect) }
      writeName(.updated, to: &fields)
      fields.write("response", response)
    case .viewConfigured(let step):
      writeName(.viewConfigured, to: &fields)
      fields.write("view", step)
    case .ended(let outcome):
      writeName(.ended, to: &fields)
      fields.write("outcome", outcome)
    }
  }

  private func writeName(_ name: Name, to fields: inout ParameterWriter) {
    fields.write("event", name)
    fields.write("isDefault", isDefault, unless: false)
  }
}

extension TraceEvent.ResultSummary: ParameterRecord {
  public static let recordSchema = RecordSchema(
    name: "ResultSummary",
    textField: "kind",
    fields: [
      ParameterSchema("kind", ResultKind.self, isRequired: true),
      ParameterSchema("reason", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    kind = try fields.required("kind")
    reason = try fields.optional("reason")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("kind", kind)
    fields.write("reason", reason)
  }
}
