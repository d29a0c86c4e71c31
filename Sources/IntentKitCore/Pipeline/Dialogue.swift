/// Whoever plays the user: a person at a terminal, a script, a test, a machine that tries every answer.
///
/// A dialogue is asked one question at a time. While it thinks, no deadline runs. It must answer in the end; when there
/// is nobody to answer it says ``Answer/unavailable``.
public protocol Dialogue: Sendable {
  /// Answers a question.
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer
}

/// What a dialogue may know of the request a question belongs to.
public struct DialogueContext: Sendable {
  /// The intent as it is now.
  public let intent: any Intent
  /// The app the request is for.
  public let app: AppDescription

  /// Makes a context.
  public init(intent: any Intent, app: AppDescription) {
    self.intent = intent
    self.app = app
  }

  /// Everything that is known of the intent.
  public var schema: IntentSchema { intent.schema }

  /// The parameters as they are now.
  public var parameters: [String: ParameterValue] { intent.fieldValues }
}

/// A dialogue without anybody in it.
public struct SilentDialogue: Dialogue {
  /// Makes a dialogue that answers nothing.
  public init() {}

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .unavailable }
}
