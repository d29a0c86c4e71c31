/// Counts questions, so that a request comes to an end though its handler never has enough (behaviour reference, 2.3).
struct QuestionLimiter {
  /// How many resolve calls one request may take.
  private static let maximumCallCount = 25
  /// How many answers in a row may bring nothing new.
  static let maximumFruitlessCount = 3
  /// The most values that anybody listens to.
  static let longestList = 10

  private var calls = 0

  /// Counts a resolve call.
  mutating func count(_ method: HandlerMethod) throws(LaneEnd) {
    calls += 1
    guard calls <= Self.maximumCallCount else {
      throw .ended(Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    }
  }
}
