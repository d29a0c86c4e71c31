public import IntentKitCore

/// The limits of a contract check.
public struct ContractBounds: Sendable, Hashable {
  /// The maximum number of requests.
  public var requests: Int
  /// The maximum number of questions answered in one request.
  public var questions: Int
  /// The maximum number of options tried for one question.
  public var options: Int
  /// The number of requests with a fault after which the check stops.
  public var faultyRequests: Int

  /// Creates bounds.
  public init(requests: Int = 300, questions: Int = 5, options: Int = 4, faultyRequests: Int = 8) {
    self.requests = requests
    self.questions = questions
    self.options = options
    self.faultyRequests = faultyRequests
  }
}

/// The result of a contract check.
public struct ContractReport: Sendable {
  /// A verdict, with the first request that led to it.
  public struct Finding: Sendable {
    /// The verdict on the handler.
    public let verdict: Verdict
    /// The initial values of the request.
    public let parameters: [String: ParameterValue]
    /// The answers to the handler's questions.
    public let answers: [Answer]
    /// The complete trace of the request.
    public let trace: Trace
  }

  /// The limits of the check.
  public let bounds: ContractBounds
  /// The number of requests made.
  public internal(set) var requests = 0
  /// The number of different initial requests.
  public internal(set) var initialRequests = 0
  /// Whether all combinations were tried; false if a limit was reached.
  public internal(set) var isComplete = true
  /// The verdicts, each kind once per method.
  public internal(set) var findings: [Finding] = []
  /// The methods that the handler lacks although they were called, each once.
  ///
  /// Most methods are optional. Look for one that you have written: its name or its types differ
  /// from those of the protocol.
  public internal(set) var missingMethods: [HandlerMethod] = []
  /// Whether a request called the handler.
  var hasCalledHandler = false
  /// The trace of the first request.
  var firstTrace = Trace()
}
