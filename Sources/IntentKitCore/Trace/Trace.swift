/// The steps of one request, in order.
///
/// A trace is the only source of reports, recordings and comparisons. It contains the outcome and all
/// verdicts.
public struct Trace: Sendable, Hashable {
  /// The steps, in order.
  public var events: [TraceEvent]

  /// Creates a trace.
  public init(_ events: [TraceEvent] = []) {
    self.events = events
  }

  /// The end of the request, or nil if the trace is incomplete.
  public var outcome: Outcome? {
    for event in events.reversed() {
      if case .ended(let outcome) = event.kind { return outcome }
    }
    return nil
  }

  /// The verdicts, in order.
  public var verdicts: [Verdict] {
    events.compactMap { event in
      if case .judged(let verdict) = event.kind { verdict } else { nil }
    }
  }

  /// Whether the handler broke the contract.
  public var hasFault: Bool { verdicts.contains { $0.severity == .fault } }

  /// The methods that the handler lacks although they were called, in order and each once.
  ///
  /// The default implementation takes their place. A misspelled method is among them, and so is a
  /// method with the wrong type of result.
  public var missingMethods: [HandlerMethod] {
    var methods: [HandlerMethod] = []
    for event in events {
      if let method = event.missingMethod, !methods.contains(method) { methods.append(method) }
    }
    return methods
  }

  /// The entries of the app's log, in order.
  public var appLog: [AppLogEntry] {
    events.compactMap { event in
      if case .appLogged(let entry) = event.kind { entry } else { nil }
    }
  }

  /// The questions the assistant asked, in order.
  public var prompts: [Prompt] {
    events.compactMap { event in
      if case .asked(let prompt) = event.kind { prompt } else { nil }
    }
  }
}

extension Trace: ParameterConvertible, Codable {
  public static var parameterType: ParameterType { .list(TraceEvent.parameterType) }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    events = try [TraceEvent](parameterValue: parameterValue)
  }

  public var parameterValue: ParameterValue { events.parameterValue }
  public func writeJSON(to output: JSONOutput) { events.writeJSON(to: output) }
  public var spokenText: String { "a trace of \(events.count) steps" }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
