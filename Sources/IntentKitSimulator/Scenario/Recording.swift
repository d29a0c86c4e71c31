package import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A scenario that reproduces a run.
///
/// A recording is strict. It contains the given world with every default written out, each question
/// with its answer, and the end of the request: outcome, phase, code, reason, parameters, response,
/// verdicts and the app's log. It excludes wording and duration, because handlers aren't
/// responsible for them.
///
/// Values that could differ between runs are fixed or excluded:
/// - The date of the request is fixed, in both simulated and wall-clock time.
/// - In wall-clock time, dates in the response are excluded, because they depend on the time of the
///   run.
/// - Generated identifiers (UUIDs that weren't given) are excluded.
/// - Of the words that the user was still typing, those remain that lead to the same options.
public struct Recording: Sendable {
  /// The recorded scenario.
  public package(set) var scenario: Scenario

  /// Creates a recording of a run.
  public init(of run: SimulatorRun) {
    var scenario = run.file.scenario
    scenario.schema = nil
    scenario.strict = true
    scenario.app = run.choices.app
    let spokenName = run.app.displayName
    scenario.appName = spokenName == run.choices.app ? nil : spokenName
    scenario.locale = run.choices.language
    if let interpretation = run.reading?.interpretations.first {
      scenario.intent = interpretation.intent
      scenario.parameters = interpretation.parameters
    }
    scenario.given.now = run.choices.now
    let writer = AnswerWriter(
      run.choices.language, contacts: ContactBook(scenario.given), now: run.choices.now)
    let context = DialogueContext(intent: run.intent, app: run.app)
    let reader = AnswerReader(run.choices.language, now: run.choices.now)
    let trace = run.trace.keepingNeededDrafts { words, prompt in
      reader.answer(from: words, to: prompt, context: context).searchTerm != nil
    }
    scenario.turns = run.script(of: trace).lines.map { line in
      ScenarioTurn(of: line, writer: writer, context: context)
    }
    let given = [.object(scenario.parameters), scenario.given.parameterValue].map {
      JSONWriter.text($0, style: .compact)
    }
    var expect = Expectation(
      outcome: run.outcome.result, phase: run.outcome.phase, code: run.outcome.code,
      reason: run.outcome.reason, verdicts: trace.verdicts.map(\.id), app: trace.appLog)
    expect.parameters = run.intent.fieldValues.stable(
      run.intent.schema.parameters, given: given, withDates: true)
    if let response = run.response {
      // The code is recorded separately.
      let schema = run.intent.schema.responseFields.filter { $0.name != "code" }
      let properties = response.fieldValues.stable(
        schema, given: given, withDates: !run.choices.isRealTime)
      expect.response = properties.isEmpty ? nil : properties
    }
    scenario.expect = expect
    self.scenario = scenario
  }

  /// The recording as the content of a file.
  ///
  /// The keys are in the order of the format, and the text ends with a line break.
  public var text: String {
    JSONWriter.text(scenario.parameterValue, as: Scenario.parameterType, style: .pretty)
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
      asked: prompt.subject, element: prompt.element, why: prompt.cause, reason: prompt.reason,
      options: prompt.options.isEmpty ? nil : prompt.spokenTitles,
      answer: line.text ?? writer.text(for: answer, to: prompt, context: context))
  }
}

extension [String: ParameterValue] {
  /// Returns the fields without values that differ between runs.
  ///
  /// - Parameters:
  ///   - schema: The fields to include.
  ///   - given: The texts of everything that was given.
  ///   - withDates: Whether dates are the same in each run.
  /// - Returns: The remaining fields.
  package func stable(
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
  /// Returns the value without parts that differ between runs, or nil if nothing remains.
  package func stable(_ type: ParameterType, given: [String], withDates: Bool) -> ParameterValue? {
    switch (type, self) {
    case (.date, _), (.dateComponents, _): return withDates ? self : nil
    case (.record(let reference), .object(let fields)):
      let stable = fields.stable(reference.schema.fields, given: given, withDates: withDates)
      return stable.isEmpty && !fields.isEmpty ? nil : .object(stable)
    case (.list(let element), .array(let values)):
      // A list is compared completely or not at all.
      let stable = values.compactMap { $0.stable(element, given: given, withDates: withDates) }
      return stable.count == values.count ? .array(stable) : nil
    case (_, .string(let text)):
      let isMadeUp = UUID(uuidString: text) != nil && !given.contains { $0.contains(text) }
      return isMadeUp ? nil : self
    default: return self
    }
  }
}
