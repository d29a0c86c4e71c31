public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The questions, answers and final statement of a request.
public struct Conversation: Sendable, Hashable {
  /// A question and its answer.
  public struct Exchange: Sendable, Hashable {
    /// The question as data.
    public var prompt: Prompt
    /// The words of the question.
    public var question: Utterance
    /// The screen during the question for confirmation; nil for another question.
    public var screen: Screen?
    /// The answer, or nil if the request ended before the answer.
    public var answer: Answer?
  }

  /// The questions, in order.
  public private(set) var exchanges: [Exchange] = []
  /// The assistant's final statement, or nil if the request hasn't ended.
  public private(set) var statement: Utterance?
  /// The screen at the end of a request that is done or continues; nil for another end.
  public private(set) var screen: Screen?

  /// Creates the conversation of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace of the request.
  ///   - language: The language of the conversation.
  ///   - now: The time of the request, if known.
  ///   - schema: The intent's schema. By default, the schema of the SiriKit intent with the trace's
  ///     intent name.
  public init(
    _ trace: Trace, language: Language = .english, now: Date? = nil, schema: IntentSchema? = nil
  ) {
    self.init(trace, language: language, now: now, schema: schema, hasScreens: true)
  }

  /// Creates the conversation of a trace, possibly without its screens, which take time.
  init(
    _ trace: Trace, language: Language, now: Date?, schema: IntentSchema?, hasScreens: Bool
  ) {
    let phrasebook = language.phrasebook
    var situation = Situation(intent: "", app: "", now: now)
    for event in trace.events {
      situation.note(event, knowing: schema)
      switch event.kind {
      case .asked(let prompt):
        let question = phrasebook.question(for: prompt, in: situation)
        var exchange = Exchange(prompt: prompt, question: question)
        if hasScreens, prompt.kind == .request {
          exchange.screen = Screen(
            situation, ValueWords(phrasebook: phrasebook, now: now), isDone: false)
        }
        exchanges.append(exchange)
      case .answered(let answer, _):
        if !exchanges.isEmpty { exchanges[exchanges.count - 1].answer = answer }
      case .ended(let outcome):
        statement = phrasebook.statement(for: outcome, in: situation)
        guard hasScreens, outcome.isGood else { break }
        screen = Screen(situation, ValueWords(phrasebook: phrasebook, now: now), isDone: true)
      default: break
      }
    }
  }
}
