public import IntentKitCore

/// What was said in a request: the questions with their words and answers, and what the assistant said last.
public struct Conversation: Sendable, Hashable {
  /// One question and what was answered.
  public struct Exchange: Sendable, Hashable {
    /// The question, as data.
    public var prompt: Prompt
    /// The words of the question.
    public var question: Utterance
    /// The answer; nil when the request ended before there was one.
    public var answer: Answer?
  }

  /// The questions, in order.
  public private(set) var exchanges: [Exchange] = []
  /// What the assistant said when the request had ended; nil when it has not.
  public private(set) var statement: Utterance?

  /// Takes a conversation from a trace.
  ///
  /// - Parameters:
  ///   - trace: Everything that happened.
  ///   - language: The language that was spoken.
  ///   - now: When the request was made, if that is known.
  ///   - schema: What is known of the intent; found by its name when left out, if SiriKit defines it.
  public init(
    _ trace: Trace, language: Language = .english, now: Date? = nil, schema: IntentSchema? = nil
  ) {
    let phrasebook = language.phrasebook
    var situation = Situation(intent: "", app: "", now: now)
    for event in trace.events {
      situation.note(event, knowing: schema)
      switch event.kind {
      case .asked(let prompt):
        let question = phrasebook.question(for: prompt, in: situation)
        exchanges.append(Exchange(prompt: prompt, question: question))
      case .answered(let answer):
        if !exchanges.isEmpty { exchanges[exchanges.count - 1].answer = answer }
      case .ended(let outcome): statement = phrasebook.statement(for: outcome, in: situation)
      default: break
      }
    }
  }
}
