import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// The conversation on the output and on the terminal where the user answers.
///
/// While the user types an answer, the options of a question can change. The question then takes the
/// place of the earlier one, together with the results of the handler that led to it.
struct ConversationScreen {
  private var text: ConversationText
  private let output: Output
  private let reader: LineReader
  /// Whether the conversation is where the user types.
  private let isOnTerminal: Bool
  /// Whether the next answer is on the terminal already because it was typed there.
  private var isAnswerTyped = false
  /// Whether the last line of the terminal is an answer that the user is still typing.
  private var isTyping = false
  /// The lines of the question above the answer.
  private var question = ReplaceableLines()
  /// The results of the handler since the user paused.
  private var results = ""

  /// Creates a screen.
  init(_ text: ConversationText, _ output: Output, _ reader: LineReader) {
    self.text = text
    self.output = output
    self.reader = reader
    isOnTerminal = StandardStream.output.isTerminal
  }

  // MARK: - The user's lines

  /// Notes that the user types a line, or continues it.
  mutating func beginReading() { isTyping = false }

  /// Notes the line that the user typed, or nil for the end of the input.
  mutating func endReading(_ line: TerminalDialogue.Typed?) {
    isAnswerTyped = true
    if case .paused? = line { isTyping = true } else { question = ReplaceableLines() }
  }

  // MARK: - The assistant's lines

  /// Shows a text for the user at the terminal.
  mutating func show(note: String) {
    beginQuestion()
    question.append(note.visible)
    Output.error(note.visible)
  }

  /// Shows a step of the request.
  mutating func show(_ event: TraceEvent) {
    switch output.format {
    case .text:
      let text = text.lines(for: event).map { $0 + "\n" }.joined()
      if case .answered = event.kind {
        defer { isAnswerTyped = false }
        if isAnswerTyped { return }
      }
      if !text.isEmpty { show(text, for: event.kind) }
    case .ndjson:
      endQuestion()
      output.value(event.parameterValue)
    case .json: break
    }
  }

  private mutating func show(_ text: String, for kind: TraceEvent.Kind) {
    switch kind {
    case .called where isTyping && isOnTerminal, .provided where isTyping && isOnTerminal:
      results += text
      return
    case .asked:
      beginQuestion()
      if isOnTerminal { question.append(text) }
    default: endQuestion()
    }
    write(text)
  }

  /// Clears the place of a question: that of the earlier one, while the user types the answer.
  private mutating func beginQuestion() {
    guard isTyping else { return }
    isTyping = false
    if !reader.erase(question) { reader.leaveLine() }
    question = ReplaceableLines()
    question.append(results)
    showResults()
  }

  /// Keeps the question on the terminal, because something else follows it.
  private mutating func endQuestion() {
    guard isOnTerminal else { return }
    if isTyping { reader.leaveLine() }
    isTyping = false
    question = ReplaceableLines()
    showResults()
  }

  private mutating func showResults() {
    if !results.isEmpty { write(results) }
    results = ""
  }

  private func write(_ text: String) { output.text(text, isSafe: self.text.usesColor) }
}
