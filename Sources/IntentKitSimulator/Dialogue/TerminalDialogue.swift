public import IntentKitCore

/// A dialogue with a person who reads questions and types answers.
///
/// The dialogue knows no files: it is given what reads a line and what shows a text, and can be tested with both.
public struct TerminalDialogue: Dialogue {
  /// How questions appear.
  public enum Questions: Sendable, Hashable {
    /// The dialogue shows the question itself.
    case shown
    /// Somebody else has shown the question already; see ``ConversationText``.
    case shownElsewhere
  }

  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook
  private let questions: Questions
  private let now: Date?
  private let input: @Sendable () async -> String?
  private let output: @Sendable (String) -> Void

  /// Makes a dialogue.
  ///
  /// - Parameters:
  ///   - language: The language that is spoken.
  ///   - contacts: Where spoken names are looked up.
  ///   - questions: Whether the dialogue shows the questions itself.
  ///   - now: When the request is made; days near it are named by their distance.
  ///   - input: Reads a line; nil at the end of input.
  ///   - output: Shows a text, which brings its own ends of lines.
  public init(
    language: Language = .english, contacts: ContactBook = ContactBook(),
    questions: Questions = .shown, now: Date? = nil,
    input: @escaping @Sendable () async -> String?,
    output: @escaping @Sendable (String) -> Void
  ) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language)
    self.contacts = contacts
    self.questions = questions
    self.now = now
    self.input = input
    self.output = output
  }

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    var layout = ConversationLayout(phrasebook: phrasebook)
    layout.width = .max
    if questions == .shown { show(prompt, context, layout) }
    while true {
      output(layout.label(phrasebook.speakers.user))
      guard let line = await input() else {
        output("\n")
        return .unavailable
      }
      guard reader.isCallForHelp(line) else {
        let answer = reader.answer(from: line, to: prompt, context: context)
        return contacts.filling(answer, to: prompt, context: context)
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
