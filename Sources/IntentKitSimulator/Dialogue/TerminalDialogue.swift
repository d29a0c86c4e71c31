public import IntentKitCore
import IntentKitPlatform

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

  /// A line that the user types.
  package struct Line: Sendable, Hashable {
    /// The text before the line.
    package var label: String
    /// An answer for each option of the question.
    package var options: [String]
    /// The user's earlier answers in this conversation, oldest first.
    package var history: [String]
    /// Whether the dialogue needs the line at each pause in typing.
    package var reportsPauses: Bool
    /// The line that the user continues after a pause; nil for a new one.
    package var draft: LineEditor?

    /// Creates a line.
    package init(
      label: String, options: [String] = [], history: [String] = [], reportsPauses: Bool = false,
      draft: LineEditor? = nil
    ) {
      self.label = label
      self.options = options
      self.history = history
      self.reportsPauses = reportsPauses
      self.draft = draft
    }
  }

  /// The result of reading a line.
  package enum Typed: Sendable, Hashable {
    /// The user sent the line.
    case sent(String)
    /// The user paused in the line.
    case paused(LineEditor)
  }

  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook
  private let questions: Questions
  private let now: Date?
  private let read: @Sendable (Line) async -> Typed?
  private let output: @Sendable (String) -> Void
  private let history = Locked<[String]>([])
  /// The line in which the user paused, if its words were an answer.
  private let draft = Locked<LineEditor?>(nil)

  /// Creates a dialogue.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - contacts: The contacts for looking up spoken names.
  ///   - questions: Whether the dialogue shows the questions itself.
  ///   - now: The time of the request. Nearby days are described relative to it.
  ///   - input: Reads a line. Returns nil at the end of the input.
  ///   - output: Shows a text. Line breaks are included.
  public init(
    language: Language = .english, contacts: ContactBook = ContactBook(),
    questions: Questions = .shown, now: Date? = nil, input: @escaping @Sendable () async -> String?,
    output: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      language: language, contacts: contacts, questions: questions, now: now,
      read: { line in
        output(line.label)
        return await input().map { .sent($0) }
      }, output: output)
  }

  /// Creates a dialogue with a user who can choose among options and earlier answers.
  ///
  /// - Parameters:
  ///   - language: The language of the conversation.
  ///   - contacts: The contacts for looking up spoken names.
  ///   - questions: Whether the dialogue shows the questions itself.
  ///   - now: The time of the request. Nearby days are described relative to it.
  ///   - read: Shows the label of a line, and reads it. Returns nil at the end of the input.
  ///   - output: Shows a text. Line breaks are included.
  package init(
    language: Language = .english, contacts: ContactBook = ContactBook(),
    questions: Questions = .shown, now: Date? = nil,
    read: @escaping @Sendable (Line) async -> Typed?,
    output: @escaping @Sendable (String) -> Void
  ) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language, now: now)
    self.contacts = contacts
    self.questions = questions
    self.now = now
    self.read = read
    self.output = output
  }

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    await reply(to: prompt, context: context).answer
  }

  public func reply(to prompt: Prompt, context: DialogueContext) async -> Reply {
    var layout = ConversationLayout(phrasebook: phrasebook)
    layout.width = .max
    if questions == .shown { show(prompt, context, layout) }
    var line = Line(
      label: layout.label(phrasebook.speakers.user), options: options(of: prompt, context),
      reportsPauses: context.searchesOptions && !context.isVoiceOnly, draft: takeDraft())
    line.draft?.offer(line.options)
    // The words that led to the options of this question.
    let searched = line.draft?.text.trimmed ?? ""
    while true {
      line.history = history.withLock(\.self)
      switch await read(line) {
      case .sent(let text) where reader.isHelpRequest(text):
        line.draft = nil
        show(prompt, context, layout)
        write(layout.lines("", phrasebook.help(for: prompt)))
      case .sent(let text):
        remember(text)
        let answer = reader.answer(from: text, to: prompt, context: context)
        return Reply(contacts.filling(answer, to: prompt, context: context), words: text)
      case .paused(let editor):
        line.draft = editor
        let words = editor.text.trimmed
        guard words != searched, isSearch(words, prompt, context) else { continue }
        draft.withLock { $0 = editor }
        return Reply(.draft(words), words: words)
      case nil:
        output("\n")
        return Reply(.unavailable)
      }
    }
  }

  /// Returns the line that the user continues after its words were an answer.
  private func takeDraft() -> LineEditor? {
    draft.withLock { draft in
      defer { draft = nil }
      return draft
    }
  }

  /// Returns whether unfinished words are searched for, as they would be if the user sent them.
  ///
  /// Without any words, the search ends.
  private func isSearch(_ words: String, _ prompt: Prompt, _ context: DialogueContext) -> Bool {
    guard !words.isEmpty else { return true }
    return !reader.isHelpRequest(words)
      && reader.answer(from: words, to: prompt, context: context).searchTerm != nil
  }

  /// The number of options whose names are compared with each other.
  private static let maximumNameCount = 100

  /// Returns an answer for each option of a question: its name, or its number if the name isn't clear.
  private func options(of prompt: Prompt, _ context: DialogueContext) -> [String] {
    // The question whether the user means one option doesn't show the others.
    guard prompt.kind != .confirmation else { return [] }
    let type = context.schema.type(ofAsked: prompt.parameter)
    let titles = OptionTitles(
      phrasebook.localized(prompt, as: type, of: context.schema, now: now).options)
    return titles.titles.indices.map { index in
      let name = titles.name(at: index)
      let isClear =
        index < Self.maximumNameCount && !reader.isHelpRequest(name)
        && reader.answer(from: name, to: prompt, context: context) == .option(index)
      return isClear ? name : "\(index + 1)"
    }
  }

  private func remember(_ line: String) {
    history.withLock { lines in
      if !line.trimmed.isEmpty, line != lines.last { lines.append(line) }
    }
  }

  private func show(_ prompt: Prompt, _ context: DialogueContext, _ layout: ConversationLayout) {
    var situation = Situation(context)
    situation.now = now
    let question = phrasebook.question(for: prompt, in: situation)
    write(
      layout.lines(
        phrasebook.speakers.assistant, situation.isVoiceOnly ? question.heard : question.read))
  }

  private func write(_ lines: [String]) {
    output(lines.map { $0 + "\n" }.joined())
  }
}
