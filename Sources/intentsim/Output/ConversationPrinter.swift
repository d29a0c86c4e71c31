import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The printer that shows a request while it runs.
///
/// Items are queued, because events arrive on the handler's lane: a slow reader must not take
/// the handler's time.
final class ConversationPrinter: Sendable {
  /// An item to show.
  private enum Item: Sendable {
    case event(TraceEvent)
    /// A text for the user at the terminal.
    case note(String)
    /// A mark that everything before it has been shown.
    case mark(CheckedContinuation<Void, Never>)
  }

  private let output: Output
  private let reader: LineReader
  private let queue: AsyncStream<Item>.Continuation
  private let items: AsyncStream<Item>
  /// Whether the next answer is on the terminal already because it was typed there.
  private let isAnswerTyped = Locked(false)

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - output: The output of the command.
  ///   - reader: The reader of the user's answers.
  init(_ output: Output, reader: LineReader) {
    self.output = output
    self.reader = reader
    (items, queue) = AsyncStream.makeStream(of: Item.self)
  }

  /// Shows the queued items until the queue is finished.
  func print(as text: ConversationText) async {
    var text = text
    for await item in items {
      switch item {
      case .event(let event): show(event, as: &text)
      case .note(let note): Output.error(note.visible)
      case .mark(let continuation): continuation.resume()
      }
    }
  }

  /// Adds a step.
  func add(_ event: TraceEvent) { queue.yield(.event(event)) }

  /// Adds a text for the user at the terminal.
  func add(note: String) { queue.yield(.note(note)) }

  /// Reads a line from the terminal once the question is on the screen.
  func read(_ line: TerminalDialogue.Line) async -> String? {
    await withCheckedContinuation { queue.yield(.mark($0)) }
    let text = await reader.read(line)
    isAnswerTyped.withLock { $0 = true }
    return text
  }

  /// Ends ``print(as:)`` once everything is shown.
  func finish() { queue.finish() }

  private func show(_ event: TraceEvent, as text: inout ConversationText) {
    switch output.format {
    case .text:
      let lines = text.lines(for: event)
      if case .answered = event.kind {
        let isTyped = isAnswerTyped.withLock { isTyped in
          defer { isTyped = false }
          return isTyped
        }
        if isTyped { return }
      }
      guard !lines.isEmpty else { return }
      output.text(lines.map { $0 + "\n" }.joined(), isSafe: text.usesColor)
    case .ndjson: output.value(event.parameterValue)
    case .json: break
    }
  }

  /// Shows the result of the request.
  func show(_ run: RunRecord, withTrace showsTrace: Bool) {
    switch output.format {
    case .text:
      if showsTrace || run.hasFault {
        for line in run.launch?.logLines ?? [] { output.line(line) }
      }
      // The conversation shows a bad end already.
      for difference in run.differences where !difference.isImplied {
        output.line("✘ \(difference)")
      }
    case .json: output.value((showsTrace ? run : run.withoutTrace).parameterValue)
    case .ndjson: output.value(["result": run.withoutTrace.parameterValue])
    }
  }
}
