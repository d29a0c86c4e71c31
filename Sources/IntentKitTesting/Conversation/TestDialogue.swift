import IntentKitCore

/// A dialogue that hands each question to a test and waits for the test's answer.
actor TestDialogue: Dialogue {
  /// What a test can wait for.
  enum Moment {
    case asked(Prompt, DialogueContext)
    case ended
  }

  private var moments: [Moment] = []
  private var reader: CheckedContinuation<Moment, Never>?
  private var asker: CheckedContinuation<Answer, Never>?
  private var isLeft = false

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    guard !isLeft else { return .unavailable }
    tell(.asked(prompt, context))
    return await withCheckedContinuation { asker = $0 }
  }

  /// The next question, or the end.
  func next() async -> Moment {
    guard moments.isEmpty else { return moments.removeFirst() }
    return await withCheckedContinuation { reader = $0 }
  }

  /// Answers the question that was asked last.
  func answer(_ answer: Answer) {
    asker?.resume(returning: answer)
    asker = nil
  }

  /// Notes that the request has ended.
  func end() { tell(.ended) }

  /// Answers nothing more, now or later.
  func leave() {
    isLeft = true
    answer(.unavailable)
  }

  private func tell(_ moment: Moment) {
    guard let reader else { return moments.append(moment) }
    self.reader = nil
    reader.resume(returning: moment)
  }
}
