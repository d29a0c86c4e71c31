import IntentKitCore

/// A dialogue that passes each question to a test and waits for the test's answer.
actor TestDialogue: Dialogue {
  /// The events that a test can wait for.
  enum Moment {
    case asked(Prompt, DialogueContext)
    case ended
  }

  private var moments: [Moment] = []
  /// The lines of the test that wait, only one unless the test runs them in several tasks.
  private var readers: [CheckedContinuation<Moment, Never>] = []
  private var asker: CheckedContinuation<Answer, Never>?
  private var isClosed = false
  private var hasEnded = false

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    guard !isClosed else { return .unavailable }
    deliver(.asked(prompt, context))
    return await withCheckedContinuation { asker = $0 }
  }

  /// Waits for and returns the next question or the end.
  func next() async -> Moment {
    guard moments.isEmpty else { return moments.removeFirst() }
    if hasEnded { return .ended }
    return await withCheckedContinuation { readers.append($0) }
  }

  /// Answers the last question.
  func answer(_ answer: Answer) {
    asker?.resume(returning: answer)
    asker = nil
  }

  /// Records that the request has ended.
  func end() {
    hasEnded = true
    deliver(.ended)
  }

  /// Leaves the current and all further questions unanswered.
  func close() {
    isClosed = true
    answer(.unavailable)
  }

  private func deliver(_ moment: Moment) {
    guard !readers.isEmpty else { return moments.append(moment) }
    for reader in readers { reader.resume(returning: moment) }
    readers = []
  }
}
