import IntentKitPlatform

/// Limits the number of questions, so that every request ends (What Siri does, 2.3).
struct QuestionLimiter {
  /// The maximum number of resolve calls in one request.
  static let maximumCallCount = 25
  /// The maximum number of answers in one request that are unfinished or want the question again,
  /// which no user reaches.
  static let maximumStayCount = 1000
  /// The maximum number of consecutive answers without new information.
  static let maximumFruitlessCount = 3
  /// The maximum number of options that users can follow.
  static let longestList = 10

  private var calls = 0
  private var stays = 0

  /// Counts a resolve call.
  ///
  /// - Returns: Whether the request may have this call.
  mutating func countCall() -> Bool {
    calls += 1
    return calls <= Self.maximumCallCount
  }

  /// Counts an answer that stays at the question.
  ///
  /// - Returns: Whether the request may have this answer.
  mutating func countStay() -> Bool {
    stays += 1
    return stays <= Self.maximumStayCount
  }
}

extension Lifecycle {
  /// The last call of the resolve method that led to the most questions, with their number; nil if
  /// no method led to a question.
  var mostQuestioning: (call: FinishedCall, questions: Int)? {
    var questions: [(call: FinishedCall, questions: Int)] = []
    for event in state.withLock({ $0.record.events }) {
      guard case .resolved(let method, let results, let elapsed) = event.kind,
        results.contains(where: \.kind.asks)
      else { continue }
      let call = FinishedCall(method: method, elapsed: elapsed)
      if let index = questions.firstIndex(where: { $0.call.method == method }) {
        questions[index] = (call, questions[index].questions + 1)
      } else {
        questions.append((call, 1))
      }
    }
    return questions.max { $0.questions < $1.questions }
  }
}

extension ResultKind {
  /// Whether the result leads to a question.
  fileprivate var asks: Bool {
    switch self {
    case .needsValue, .unsupported, .disambiguation, .confirmationRequired: true
    case .success, .notRequired, .notImplemented: false
    }
  }
}
