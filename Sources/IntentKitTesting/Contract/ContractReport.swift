public import IntentKitCore

/// How far a handler is explored.
public struct ContractBounds: Sendable, Hashable {
  /// How many requests are made at most, each with other answers.
  public var requests: Int
  /// How many questions are answered in one request.
  public var questions: Int
  /// How many options of one question are tried.
  public var options: Int
  /// After how many requests with a fault nothing more is tried.
  public var faultyRequests: Int

  /// Makes bounds.
  public init(
    requests: Int = 300, questions: Int = 5, options: Int = 4, faultyRequests: Int = 8
  ) {
    self.requests = requests
    self.questions = questions
    self.options = options
    self.faultyRequests = faultyRequests
  }
}

/// What exploring a handler has brought to light.
public struct ContractReport: Sendable {
  /// A verdict, with the first request that led to it.
  public struct Finding: Sendable {
    /// What the pipeline found fault with.
    public let verdict: Verdict
    /// What was given at the beginning.
    public let parameters: [String: ParameterValue]
    /// What was answered.
    public let answers: [Answer]
    /// Everything that happened.
    public let trace: Trace
  }

  /// The bounds that were set.
  public let bounds: ContractBounds
  /// How many requests were made.
  public internal(set) var requests = 0
  /// How many different beginnings they had.
  public internal(set) var beginnings = 0
  /// Whether everything was tried that there is within these beginnings; false when a bound cut
  /// something off.
  public internal(set) var isComplete = true
  /// The verdicts, each kind once for each method.
  public internal(set) var findings: [Finding] = []
}
