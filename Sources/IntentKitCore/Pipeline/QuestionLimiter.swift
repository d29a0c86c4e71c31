/// Limits the number of questions, so that every request ends (What Siri does, 2.3).
struct QuestionLimiter {
  /// The maximum number of resolve calls in one request.
  static let maximumCallCount = 25
  /// The maximum number of unfinished answers in one request, which no user reaches by typing.
  static let maximumDraftCount = 1000
  /// The maximum number of consecutive answers without new information.
  static let maximumFruitlessCount = 3
  /// The maximum number of options that users can follow.
  static let longestList = 10

  private var calls = 0
  private var drafts = 0

  /// Counts a resolve call.
  ///
  /// - Returns: Whether the request may have this call.
  mutating func countCall() -> Bool {
    calls += 1
    return calls <= Self.maximumCallCount
  }

  /// Counts an answer that the user is still typing.
  ///
  /// - Returns: Whether the request may have this answer.
  mutating func countDraft() -> Bool {
    drafts += 1
    return drafts <= Self.maximumDraftCount
  }
}
