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
    /// A line that the user typed, or nil for the end of the input.
    case typed(TerminalDialogue.Typed?)
    /// A mark that everything before it has been shown, and that the user types next.
    case mark(CheckedContinuation<Void, Never>)
  }

  private let output: Output
  private let reader: LineReader
  private let queue: AsyncStream<Item>.Continuation
  private let items: AsyncStream<Item>

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
    var screen = ConversationScreen(text, output, reader)
    for await item in items {
      switch item {
      case .event(let event): screen.show(event)
      case .note(let note): screen.show(note: note)
      case .typed(let line): screen.endReading(line)
      case .mark(let continuation):
        screen.beginReading()
        continuation.resume()
      }
    }
    reader.leaveLine()
  }

  /// Adds a step.
  func add(_ event: TraceEvent) { queue.yield(.event(event)) }

  /// Adds a text for the user at the terminal.
  func add(note: String) { queue.yield(.note(note)) }

  /// Reads a line from the terminal once the question is on the screen.
  func read(_ line: TerminalDialogue.Line) async -> TerminalDialogue.Typed? {
    await withCheckedContinuation { queue.yield(.mark($0)) }
    let typed = await reader.read(line)
    queue.yield(.typed(typed))
    return typed
  }

  /// Ends ``print(as:)`` once everything is shown.
  func finish() { queue.finish() }

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
