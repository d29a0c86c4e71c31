import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// Reads the lines that the user types at the terminal.
///
/// The user can edit a line, unless the terminal can't move its cursor. Without editing, the line has
/// only its text, too: cursor keys and escape sequences are removed.
final class LineReader: Sendable {
  /// The input that follows the last line.
  private struct Input {
    var decoder = KeyDecoder()
    var keys: ArraySlice<TerminalKey> = []
  }

  /// The time after which an escape is a key of its own, and not the start of a sequence.
  ///
  /// A slow connection can split a sequence. No key depends on a quick reaction to an escape.
  private static let escapeTime = Duration.milliseconds(500)

  private let screen: StandardStream
  private let canEdit: Bool
  private let input = Locked(Input())

  /// Creates a reader.
  ///
  /// - Parameter environment: The environment, whose variable TERM names the kind of the terminal.
  init(environment: [String: String]) {
    screen = StandardStream.error.isTerminal ? .error : .output
    canEdit = environment["TERM"] != "dumb"
  }

  /// Shows the label of a line, and reads the line.
  ///
  /// - Returns: The line, or nil at the end of the input.
  func read(_ line: TerminalDialogue.Line) async -> String? {
    await withUnsafeContinuation { continuation in
      let isStarted = SystemThread.start(stackSize: 1 << 20) {
        continuation.resume(returning: self.readNow(line))
      }
      if !isStarted { continuation.resume(returning: readNow(line)) }
    }
  }

  private func readNow(_ line: TerminalDialogue.Line) -> String? {
    guard canEdit, var terminal = RawTerminal(screen: screen) else { return readPlain(line) }
    var input = input.withLock { $0 }
    defer { self.input.withLock { $0 = input } }
    var editor = LineEditor(label: line.label, options: line.options, history: line.history)
    while true {
      while let key = input.keys.popFirst() {
        switch editor.press(key) {
        case .sent(let text):
          terminal.write(editor.lastDrawing(columns: terminal.columns))
          return text
        case .inputEnded: return nil
        case nil: continue
        }
      }
      terminal.write(editor.drawing(columns: terminal.columns))
      switch terminal.wait(timeout: input.decoder.isUndecided ? Self.escapeTime : nil) {
      case .bytes(let bytes): input.keys = input.decoder.decode(bytes)[...]
      case .timeout: input.keys = input.decoder.endKey()[...]
      case .changed: break
      case .end: return nil
      }
    }
  }

  /// Reads a line that the terminal itself edits.
  private func readPlain(_ line: TerminalDialogue.Line) -> String? {
    try? screen.write(line.label.visible)
    guard let text = Swift.readLine() else { return nil }
    var decoder = KeyDecoder()
    let keys = decoder.decode(text.utf8)
    return keys.map { key in
      switch key {
      case .text(let text): text
      case .tab: " "
      default: ""
      }
    }.joined()
  }
}
