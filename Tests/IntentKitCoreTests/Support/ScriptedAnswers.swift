import IntentKitCore

/// A dialogue that gives answers in order and records the questions.
actor ScriptedAnswers: Dialogue {
  private var answers: [Answer]
  private(set) var prompts: [Prompt] = []

  init(_ answers: Answer...) {
    self.answers = answers
  }

  init(_ answers: [Answer]) {
    self.answers = answers
  }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    prompts.append(prompt)
    return answers.isEmpty ? .unavailable : answers.removeFirst()
  }
}
