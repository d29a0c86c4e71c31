public import IntentKitCore

/// How a scenario should end.
public struct Expectation: ParameterRecord {
  /// How the request ends.
  public var outcome: Outcome.Result?
  /// The code of the last response, by name.
  public var code: String?
  /// The identifiers of the verdicts, in order.
  public var verdicts: [Verdict.ID]?

  /// Makes an expectation.
  public init(
    outcome: Outcome.Result? = nil, code: String? = nil, verdicts: [Verdict.ID]? = nil
  ) {
    self.outcome = outcome
    self.code = code
    self.verdicts = verdicts
  }

  public static let recordSchema = RecordSchema(
    name: "Expectation",
    fields: [
      ParameterSchema("outcome", Outcome.Result.self),
      ParameterSchema("code", String.self),
      ParameterSchema("verdicts", [Verdict.ID].self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    outcome = try fields.optional("outcome")
    code = try fields.optional("code")
    verdicts = try fields.optional("verdicts")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("outcome", outcome)
    fields.write("code", code)
    fields.write("verdicts", verdicts)
  }

  /// Where a trace is not as expected.
  func differences(from trace: Trace) -> [ExpectationDifference] {
    var differences: [ExpectationDifference] = []
    func compare(_ path: String, _ expected: String?, _ found: String?) {
      guard let expected, expected != found else { return }
      differences.append(
        ExpectationDifference(
          path: ParameterPath([.name("expect"), .name(path)]), expected: expected,
          found: found ?? "nothing"))
    }
    compare("outcome", outcome?.rawValue, trace.outcome?.result.rawValue)
    compare("code", code, trace.outcome?.code)
    compare("verdicts", verdicts.map(Self.text), Self.text(trace.verdicts.map(\.id)))
    return differences
  }

  private static func text(_ verdicts: [Verdict.ID]) -> String {
    verdicts.isEmpty ? "no verdict" : verdicts.map(\.rawValue).joined(separator: ", ")
  }
}

/// One point in which a request did not go as its scenario says.
public struct ExpectationDifference: Sendable, Hashable {
  /// The place in the scenario.
  public var path: ParameterPath
  /// What the scenario says.
  public var expected: String
  /// What happened.
  public var found: String

  /// The difference as a sentence.
  public var message: String {
    let place = path.steps.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found)."
  }
}
