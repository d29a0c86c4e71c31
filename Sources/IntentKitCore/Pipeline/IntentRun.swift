/// The result of one request.
public struct IntentRun<Request: Intent>: Sendable {
  /// The intent with the values that were settled.
  public let intent: Request
  /// The handler's last response, if any.
  public let response: Request.Response?
  /// All steps of the request.
  public private(set) var trace: Trace
  /// The report on the app's process; nil unless the app was launched for the request.
  public private(set) var launch: LaunchReport?

  /// The end of the request.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// The verdicts on the handler.
  public var verdicts: [Verdict] { trace.verdicts }
}

extension IntentRun {
  /// Creates the run of an intent from that of the same intent by name.
  init(_ run: IntentRun<DynamicIntent>, of intent: Request) {
    // The pipeline lets nothing pass that doesn't fit the intent's schema, so both can be read.
    self.init(
      intent: (try? intent.replacingFields(with: run.intent.fields)) ?? intent,
      response: run.response.flatMap { try? intent.response(from: $0.fieldValues) },
      trace: run.trace)
  }

  /// Adds the report on the app's process, whose verdicts become the last steps of the trace.
  mutating func add(_ report: LaunchReport, observer: (@Sendable (TraceEvent) -> Void)?) {
    launch = report
    let end = trace.events.last?.at ?? .zero
    for verdict in report.verdicts {
      let event = TraceEvent(at: end, .judged(verdict))
      trace.events.append(event)
      observer?(event)
    }
  }
}
