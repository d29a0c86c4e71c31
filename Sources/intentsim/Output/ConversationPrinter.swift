import IntentKitCore
import IntentKitSimulator
import Synchronization

/// Shows a request while it runs, in the format that was asked for.
final class ConversationPrinter: Sendable {
  private let format: OutputFormat
  private let text: Mutex<ConversationText>

  init(format: OutputFormat, text: ConversationText) {
    self.format = format
    self.text = Mutex(text)
  }

  /// Shows a step.
  func show(_ event: TraceEvent) {
    switch format {
    case .text:
      let lines = text.withLock { $0.lines(for: event) }
      if !lines.isEmpty { Output.write(lines.map { $0 + "\n" }.joined()) }
    case .ndjson:
      Output.line(JSONWriter.text(event.parameterValue, style: .compact))
    case .json:
      break
    }
  }

  /// Shows what came of the request.
  func finish(_ run: SimulatorRun, showsTrace: Bool) {
    switch format {
    case .text:
      for difference in run.differences {
        let place = run.file.place(of: difference.path).map { "\($0): " } ?? ""
        Output.line("✘ \(place)\(difference.message)")
      }
    case .json:
      Output.line(JSONWriter.text(run.report(withTrace: showsTrace), style: .pretty))
    case .ndjson:
      Output.line(JSONWriter.text(["result": run.report(withTrace: false)], style: .compact))
    }
  }
}
