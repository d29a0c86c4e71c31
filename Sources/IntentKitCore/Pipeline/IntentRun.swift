/// What came of one request.
public struct IntentRun<Request: Intent>: Sendable {
  /// The intent with the values that were settled.
  public let intent: Request
  /// The last response of the handler, if there was one.
  public let response: Request.Response?
  /// Everything that happened.
  public let trace: Trace

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// What the pipeline found fault with.
  public var verdicts: [Verdict] { trace.verdicts }
}
