public import IntentKitCore
public import IntentKitSimulator

extension SimulatorRun {
  /// Returns the run as a JSON value.
  ///
  /// For a custom intent, the value includes `definitions` and `types`, like ``RunRecord``.
  public func report(withTrace: Bool) -> ParameterValue {
    var fields: [String: ParameterValue] = [
      "intent": .string(intent.schema.name),
      "app": .string(app.displayName),
      "parameters": .object(intent.fieldValues),
      "outcome": outcome.parameterValue,
      "verdicts": .array(trace.verdicts.map(choices.language.phrasebook.record(of:))),
      "differences": .array(differences.map { file.value(of: $0) }),
      "status": .integer(Int(status.rawValue)),
    ]
    if let response { fields["response"] = .object(response.fieldValues) }
    if let name = file.scenario.name { fields["name"] = .string(name) }
    fields["launch"] = launch?.parameterValue
    if let definitions = intent.schema.definitions {
      fields.merge(definitions.fieldValues) { field, _ in field }
    }
    if withTrace { fields["trace"] = trace.parameterValue }
    return .object(fields)
  }
}

extension ScenarioFile {
  /// Returns a difference as a JSON value, with its location as far as it's known.
  func value(of difference: ExpectationDifference) -> ParameterValue {
    var fields: [String: ParameterValue] = [
      "path": .string(difference.path.description),
      "expected": .string(difference.expected), "found": .string(difference.found),
    ]
    if let place = place(of: difference.path) { fields["place"] = .string(place) }
    return .object(fields)
  }
}
