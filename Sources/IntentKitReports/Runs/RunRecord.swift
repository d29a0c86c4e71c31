public import IntentKitCore
public import IntentKitSimulator

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The record of a run: its request, its outcome, and its differences from the scenario.
///
/// Every report on a run is made from its record: text, JSON, HTML, JUnit XML, and the comparison
/// with another run. A record that was written can be read again, so a saved run has the same
/// reports as a new one.
public struct RunRecord: DeclaredRecord {
  /// The name of the scenario, if any.
  public var name: String?
  /// The tags of the scenario.
  public var tags: [String] = []
  /// The meanings of the sentence with which the user made the request; nil without a sentence.
  public var reading: SentenceReading?
  /// The intent's name, without prefix and suffix.
  public var intent: String
  /// The definition of a custom intent and the types that it uses; empty for SiriKit's intents.
  public var definitions: IntentDefinitions
  /// The display name of the app.
  public var app: String
  /// The language of the conversation.
  public var language: Language
  /// The time of the request.
  public var now: Date
  /// The time limit for each answer of the handler.
  public var limit: Duration
  /// The intent's resolved parameters.
  public var parameters: [String: ParameterValue]
  /// The handler's last response, if any.
  public var response: [String: ParameterValue]?
  /// The outcome of the request.
  public var outcome: Outcome
  /// The verdicts on the handler, in order.
  public var verdicts: [Verdict]
  /// The differences between the run and the scenario's expectation.
  public var differences: [Difference]
  /// A report on the app's process, or nil for an app in this process.
  public var launch: LaunchReport?
  /// The trace of the request, or nil if it wasn't saved.
  public var trace: Trace?

  /// A difference between a scenario's expectation and its run.
  public struct Difference: DeclaredRecord, CustomStringConvertible {
    /// The path in the scenario.
    public var path: String
    /// The expected value.
    public var expected: String
    /// The actual value.
    public var found: String
    /// The location in the file, as far as it's known.
    public var place: String?
    /// Whether the scenario doesn't state the expectation, so that it is a good end without a
    /// fault.
    public var isImplied = false

    /// A sentence that describes the difference.
    public var message: String {
      "\(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)."
    }

    /// The message after its location.
    public var description: String {
      guard let place else { return message }
      // The name of an option replaces a path in a file.
      let isOption = place.hasPrefix("--")
      return "\(place): \(isOption ? "expected \(expected), found \(found)." : message)"
    }

    public static let recordFields = RecordFields<Difference>(
      .required("path", \.path),
      .required("expected", \.expected),
      .required("found", \.found),
      .optional("place", \.place),
      .optional("isImplied", \.isImplied, absence: false),
      make: Difference.init)
  }

  public static let recordFields = RecordFields<RunRecord>(
    .optional("name", \.name),
    .optional("tags", \.tags, absence: []),
    .optional("reading", \.reading),
    .required("intent", \.intent),
    .optional("definitions", \.definitions.definitions, absence: []),
    .optional("types", \.definitions.types, absence: []),
    .required("app", \.app),
    .required("language", \.language),
    .required("now", \.now),
    .required("limit", \.limit),
    .required("parameters", \.parameters),
    .optional("response", \.response),
    .required("outcome", \.outcome),
    .required(
      "verdicts", { @Sendable run in run.verdicts.map { ExplainedVerdict($0, in: run.language) } }),
    .required("differences", \.differences),
    .derived("status", { @Sendable in Int($0.status.rawValue) }),
    .optional("launch", \.launch),
    .optional("trace", \.trace),
    make: read)

  /// Returns the record with the fields of a file.
  private static func read(
    name: String?, tags: [String], reading: SentenceReading?, intent: String,
    definitions: [IntentDefinition], types: [TypeDefinition], app: String, language: Language,
    now: Date, limit: Duration, parameters: [String: ParameterValue],
    response: [String: ParameterValue]?, outcome: Outcome, verdicts: [ExplainedVerdict],
    differences: [Difference], status: Void, launch: LaunchReport?, trace: Trace?
  ) throws(ParameterError) -> RunRecord {
    let definitions = IntentDefinitions(definitions, types: types)
    _ = try definitions.schemas()
    return RunRecord(
      name: name, tags: tags, reading: reading, intent: intent, definitions: definitions, app: app,
      language: language, now: now, limit: limit, parameters: parameters, response: response,
      outcome: outcome, verdicts: verdicts.map(\.verdict), differences: differences,
      launch: launch, trace: trace)
  }
}

// MARK: - Runs and traces

extension RunRecord {
  /// Creates the record of a run.
  public init(_ run: SimulatorRun) {
    self.init(run, differences: run.failures)
  }

  /// Creates the record of a run whose differences are already known.
  init(_ run: SimulatorRun, differences: [ExpectationDifference]) {
    let places = run.file.places(of: differences.map(\.path))
    self.init(
      name: run.file.scenario.name, tags: run.file.scenario.tags, reading: run.reading,
      intent: run.intent.schema.name,
      definitions: run.intent.schema.definitions ?? IntentDefinitions(),
      app: run.app.displayName, language: run.choices.language, now: run.choices.now,
      limit: run.limit, parameters: run.intent.fieldValues,
      response: run.response?.fieldValues, outcome: run.outcome, verdicts: run.trace.verdicts,
      differences: zip(differences, places).map { difference, place in
        Difference(
          path: difference.path.description, expected: difference.expected,
          found: difference.found, place: place, isImplied: difference.isImplied)
      },
      launch: run.launch, trace: run.trace)
  }

  /// Creates the record of a trace alone.
  ///
  /// A trace doesn't contain the language, the time of the request and the limit; they have
  /// default values.
  ///
  /// - Parameters:
  ///   - trace: The trace of the request.
  ///   - definitions: The definition of a custom intent.
  public init(_ trace: Trace, definitions: IntentDefinitions = IntentDefinitions()) {
    self.init(
      intent: "", definitions: definitions, app: "", language: .english,
      now: Date(timeIntervalSinceReferenceDate: 0), limit: .seconds(10), parameters: [:],
      outcome: trace.outcome ?? Outcome(.failed), verdicts: trace.verdicts, differences: [],
      trace: trace)
    for event in trace.events {
      switch event.kind {
      case .started(let intent, let fields, let app, _):
        (self.intent, self.app, parameters) = (intent, app, fields.fields)
      case .changed(let parameter, let value): parameters[parameter] = value
      case .responded(_, _, let fields, _), .updated(_, let fields, .shown):
        response = fields.fields
      default: break
      }
    }
  }

  /// The record without the trace, for reports that show only the result.
  public var withoutTrace: RunRecord {
    var record = self
    record.trace = nil
    return record
  }
}

// MARK: - Conclusions

extension RunRecord {
  /// Whether the run went as the scenario expects, possibly with a fault.
  public var passed: Bool { differences.isEmpty }

  /// The exit status of a command that runs only this scenario.
  ///
  /// - Complexity: O(*n*) in the number of verdicts.
  public var status: ExitStatus {
    if outcome.isNotStarted, verdicts.allSatisfy({ $0.isRefusal || $0.severity != .fault }) {
      return .notStarted
    }
    if hasFault { return .contractBroken }
    return passed ? .success : .unexpectedEnd
  }

  /// Whether the handler broke its contract.
  ///
  /// - Complexity: O(*n*) in the number of verdicts.
  public var hasFault: Bool { fault != nil }

  /// Returns the most important fact about a run that isn't a success, as a sentence.
  ///
  /// It is a fault that the scenario doesn't expect; otherwise the reason why the handler couldn't
  /// be started, a difference, or the outcome.
  ///
  /// - Parameter withPlace: Whether a difference is described with its location.
  /// - Returns: The summary.
  public func summary(withPlace: Bool = false) -> String {
    let isFaultExpected = !passed && !differences.contains { $0.path == "expect.verdicts" }
    if let fault, !isFaultExpected, !fault.isRefusal {
      return language.phrasebook.explanation(of: fault).message
    }
    let isAboutOutcome = differences.first.map { $0.isImplied || $0.path == "expect.outcome" }
    if isAboutOutcome ?? true, let refusal = verdicts.first(where: \.isRefusal) {
      let explanation = language.phrasebook.explanation(of: refusal)
      return "\(explanation.message) \(explanation.cure)"
    }
    if let difference = differences.first, !difference.isImplied {
      return withPlace ? difference.description : difference.message
    }
    let code = outcome.code.map { " with the code \($0)" } ?? ""
    return "The request ended as \(outcome.result.rawValue)\(code)."
  }

  /// The kind of a failure: the path of the first difference, the identifier of a fault, or the
  /// outcome.
  var failureKind: String {
    differences.first?.path ?? fault?.id.rawValue ?? outcome.result.rawValue
  }

  /// The intent's schema, or nil for a custom intent whose definition wasn't saved.
  var schema: IntentSchema? { definitions.schema(of: intent) }

  /// The events of the trace; empty if it wasn't saved.
  var events: [TraceEvent] { trace?.events ?? [] }

  private var fault: Verdict? { verdicts.first { $0.severity == .fault } }
}
