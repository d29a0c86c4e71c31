import IntentKitCore

/// A run as a scenario that goes the same way again.
///
/// A recording is strict. It holds what was given, with everything written out that the scenario left open; each question
/// with its answer; and how the request ended: outcome, phase, code, reason, parameters, response, verdicts and the app's log. How things
/// were worded and how long they took is left out, since neither is what a handler answers for.
///
/// All that could differ from run to run without anybody's doing is settled here:
/// - The date of the request is written out, in simulated as in real time.
/// - In real time the response's dates are left out, for the time that passes moves them.
/// - Identifiers that a handler made up, a UUID that nobody gave, are left out.
public struct Recording: Sendable {
  /// The scenario.
  public let scenario: Scenario

  /// Makes the recording of a run.
  public init(of run: SimulatorRun) {
    var scenario = run.file.scenario
    scenario.schema = nil
    scenario.strict = true
    scenario.app = run.choices.app
    let spokenName = run.app.displayName
    scenario.appName = spokenName == run.choices.app ? nil : spokenName
    scenario.locale = run.choices.language
    scenario.given.now = run.choices.now
    let writer = AnswerWriter(run.choices.language, contacts: ContactBook(scenario.given))
    let context = DialogueContext(intent: run.intent, app: run.app)
    scenario.turns = run.script.lines.map { line in
      ScenarioTurn(of: line, writer: writer, context: context)
    }
    let given = [.object(scenario.parameters), scenario.given.parameterValue].map {
      JSONWriter.text($0, style: .compact)
    }
    var expect = Expectation(
      outcome: run.outcome.result, code: run.outcome.code, verdicts: run.trace.verdicts.map(\.id))
    expect.phase = run.outcome.phase
    expect.reason = run.outcome.reason
    expect.app = run.trace.appLog
    expect.parameters = run.intent.fieldValues.stable(
      run.intent.schema.parameters, given: given, withDates: true)
    if let response = run.response {
      // The code stands beside.
      let schema = run.intent.schema.responseFields.filter { $0.name != "code" }
      let properties = response.fieldValues.stable(
        schema, given: given, withDates: !run.choices.isRealTime)
      expect.response = properties.isEmpty ? nil : properties
    }
    scenario.expect = expect
    self.scenario = scenario
  }

  /// The recording as the text of a file: the format's keys in their order, and a line break at the end.
  public var text: String {
    JSONWriter.text(
      scenario.parameterValue, as: Scenario.parameterType, style: .pretty, null: Expectation.absent)
      + "\n"
  }
}

extension ScenarioTurn {
  fileprivate init(
    of line: SimulatorRun.Script.Line, writer: AnswerWriter, context: DialogueContext
  ) {
    let prompt = line.prompt
    let answer = line.answer ?? .unavailable
    self.init(
      asked: prompt.subject, why: prompt.cause,
      answer: line.text ?? writer.text(for: answer, to: prompt, context: context))
    element = prompt.element
    reason = prompt.reason
    options = prompt.options.isEmpty ? nil : prompt.options.map(\.title)
  }
}

extension [String: ParameterValue] {
  /// These fields without what differs from run to run.
  ///
  /// - Parameters:
  ///   - schema: The fields that may stay.
  ///   - given: The texts of all that was given.
  ///   - withDates: Whether dates are the same each time.
  func stable(
    _ schema: [ParameterSchema], given: [String], withDates: Bool
  ) -> [String: ParameterValue] {
    var stable: [String: ParameterValue] = [:]
    for field in schema {
      stable[field.name] = self[field.name]?.stable(field.type, given: given, withDates: withDates)
    }
    return stable
  }
}

extension ParameterValue {
  /// This value without what differs from run to run, or nil when nothing is left.
  func stable(
    _ type: ParameterType, given: [String], withDates: Bool
  ) -> ParameterValue? {
    switch (type, self) {
    case (.date, _), (.dateComponents, _): return withDates ? self : nil
    case (.record(let reference), .object(let fields)):
      let stable = fields.stable(reference.schema.fields, given: given, withDates: withDates)
      return stable.isEmpty && !fields.isEmpty ? nil : .object(stable)
    case (.list(let element), .array(let values)):
      // A list is compared whole or not at all.
      let stable = values.compactMap { $0.stable(element, given: given, withDates: withDates) }
      return stable.count == values.count ? .array(stable) : nil
    case (_, .string(let text)):
      let isMadeUp = UUID(uuidString: text) != nil && !given.contains { $0.contains(text) }
      return isMadeUp ? nil : self
    default: return self
    }
  }
}
