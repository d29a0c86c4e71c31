/// Answers the assistant's questions in place of the user.
///
/// A dialogue can be a person at a terminal, a script, or a test. It receives one question at a
/// time. No time limit runs during a question. A dialogue must always return an answer; if the user
/// doesn't answer, it returns ``Answer/unavailable``.
public protocol Dialogue: Sendable {
  /// Returns the answer to a question.
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer

  /// Returns the answer to a question with the user's words.
  ///
  /// The pipeline calls this method. By default, it returns the answer without words.
  func reply(to prompt: Prompt, context: DialogueContext) async -> Reply
}

/// An answer with the words in which it was given.
public struct Reply: Sendable, Hashable {
  /// The answer.
  public var answer: Answer
  /// The user's words; nil if the answer wasn't given in words.
  public var words: String?

  /// Creates a reply.
  public init(_ answer: Answer, words: String? = nil) {
    self.answer = answer
    self.words = words
  }
}

// MARK: - Default implementations

extension Dialogue {
  public func reply(to prompt: Prompt, context: DialogueContext) async -> Reply {
    Reply(await answer(to: prompt, context: context))
  }
}

/// The request to which a question belongs.
public struct DialogueContext: Sendable {
  /// The intent with its current values.
  public let intent: any Intent
  /// The app that handles the request.
  public let app: AppDescription
  /// Whether the question is spoken to a user without a screen.
  public let isVoiceOnly: Bool
  /// Whether words that don't fit any option are searched for.
  ///
  /// In this case, ``Answer/draft(_:)`` searches while the user is still typing.
  public let searchesOptions: Bool

  /// Creates a context.
  public init(
    intent: any Intent, app: AppDescription, isVoiceOnly: Bool = false,
    searchesOptions: Bool = false
  ) {
    self.intent = intent
    self.app = app
    self.isVoiceOnly = isVoiceOnly
    self.searchesOptions = searchesOptions
  }

  /// The schema of the intent.
  public var schema: IntentSchema { intent.schema }

  /// The current values of the parameters.
  public var parameters: [String: ParameterValue] { intent.fieldValues }
}

/// A dialogue that leaves every question unanswered.
public struct SilentDialogue: Dialogue {
  /// Creates a dialogue.
  public init() {}

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .unavailable }
}
