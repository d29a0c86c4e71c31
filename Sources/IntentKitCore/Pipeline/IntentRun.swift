/// What came of one request.
public struct IntentRun<Request: Intent>: Sendable {
  /// The intent with the values that were settled.
  public let intent: Request
  /// The last response of the handler, if there was one.
  public let response: Request.Response?
  /// Everything that happened.
  public let trace: Trace

  /// Makes a run of what came of a request.
  package init(intent: Request, response: Request.Response?, trace: Trace) {
    self.intent = intent
    self.response = response
    self.trace = trace
  }

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// What the pipeline found fault with.
  public var verdicts: [Verdict] { trace.verdicts }
}
