public import IntentKitCore

extension SimulatorRun {
  /// This run as a value, for machines to read.
  public func report(withTrace: Bool) -> ParameterValue {
    var fields: [String: ParameterValue] = [
      "intent": .string(intent.schema.name),
      "app": .string(app.displayName),
      "parameters": .object(intent.fieldValues),
      "outcome": outcome.parameterValue,
      "verdicts": trace.verdicts.parameterValue,
      "differences": .array(
        differences.map {
          [
            "path": .string($0.path.description), "expected": .string($0.expected),
            "found": .string($0.found),
          ]
        }),
      "status": .integer(Int(status.rawValue)),
    ]
    if let response { fields["response"] = .object(response.fieldValues) }
    if let name = file.scenario.name { fields["name"] = .string(name) }
    if withTrace { fields["trace"] = trace.parameterValue }
    return .object(fields)
  }
}
