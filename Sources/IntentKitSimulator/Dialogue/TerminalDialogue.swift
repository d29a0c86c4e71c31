public import IntentKitCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A dialogue with a user who reads questions and types answers.
///
/// Closures read the lines and show the text, so the dialogue is testable without a terminal.
public struct TerminalDialogue: Dialogue {
  /// The responsibility for showing questions.
  public enum Questions: Sendable, Hashable {
    /// The dialogue shows the questions.
    case shown
    /// Another component shows the questions; see ``ConversationText``.
    case shownElsewhere
  }

  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook
  private let questions: Questions
  private let now: Date?
  private let input: @Sendable () async -> String?
  private let output: @Sendable (String) -> Void

  /// Creates a dialogue.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - contacts: The contacts for looking up spoken names.
  ///   - questions: Whether the dialogue shows the questions itself.
  ///   - now: The time of the request. Nearby days are described relative to it.
  ///   - input: Reads a line. Returns nil at the end of the input.
  ///   - output: Shows a text, which includes its own line breaks.
  public init(
    language: Language = .english, contacts: ContactBook = ContactBook(),
    questions: Questions = .shown, now: Date? = nil, input: @escaping @Sendable () async -> String?,
    output: @escaping @Sendable (String) -> Void
  ) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language, now: now)
    self.contacts = contacts
    self.questions = questions
    self.now = now
    self.input = input
    self.output = output
  }

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    await reply(to: prompt, context: context).answer
  }

  public func reply(to prompt: Prompt, context: DialogueContext) async -> Reply {
    var layout = ConversationLayout(phrasebook: phrasebook)
    layout.width = .max
    if questions == .shown { show(prompt, context, layout) }
    while true {
      output(layout.label(phrasebook.speakers.user))
      guard let line = await input() else {
        output("\n")
        return Reply(.unavailable)
      }
      guard reader.isHelpRequest(line) else {
        let answer = reader.answer(from: line, to: prompt, context: context)
        return Reply(contacts.filling(answer, to: prompt, context: context), words: line)
      }
      show(prompt, context, layout)
      write(layout.lines("", phrasebook.help(for: prompt)))
    }
  }

  private func show(_ prompt: Prompt, _ context: DialogueContext, _ layout: ConversationLayout) {
    var situation = Situation(context)
    situation.now = now
    let question = phrasebook.question(for: prompt, in: situation)
    write(layout.lines(phrasebook.speakers.assistant, question.read))
  }

  private func write(_ lines: [String]) {
    output(lines.map { $0 + "\n" }.joined())
  }
}
