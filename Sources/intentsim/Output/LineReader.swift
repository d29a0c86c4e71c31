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
    /// The terminal with an unfinished line.
    var editing: Editing?
  }

  /// A terminal on which a line is edited.
  private final class Editing {
    var terminal: RawTerminal

    init(_ terminal: consuming RawTerminal) { self.terminal = terminal }
  }

  /// The time after which an escape is a key and not the start of a sequence.
  ///
  /// A slow connection can split a sequence. No key depends on a quick reaction to an escape.
  private static let escapeTime = Duration.milliseconds(500)
  /// The time without a key that is a pause in typing.
  ///
  /// It is longer than the time between two keys of most users.
  private static let pause = Duration.milliseconds(300)

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

  /// Removes an unfinished line and the lines above it.
  ///
  /// - Returns: Whether the window shows all of them; otherwise, nothing is removed.
  func erase(_ lines: ReplaceableLines) -> Bool {
    guard let columns = screen.columns, let rows = screen.rows,
      let erasure = lines.erasure(columns: columns, rows: rows)
    else { return false }
    try? screen.write(erasure)
    return true
  }

  /// Leaves an unfinished line, so that a text can follow it.
  func leaveLine() {
    let editing = input.withLock { input in
      defer { input.editing = nil }
      return input.editing
    }
    editing?.terminal.write("\n")
  }

  /// Shows the label of a line, and reads the line.
  ///
  /// At a pause, the line stays on the terminal, ready for the rest of it until ``leaveLine()`` is
  /// called.
  ///
  /// - Returns: The line, or nil at the end of the input.
  func read(_ line: TerminalDialogue.Line) async -> TerminalDialogue.Typed? {
    await withUnsafeContinuation { continuation in
      let isStarted = SystemThread.start(stackSize: 1 << 20) {
        continuation.resume(returning: self.readNow(line))
      }
      if !isStarted { continuation.resume(returning: readNow(line)) }
    }
  }

  private func readNow(_ line: TerminalDialogue.Line) -> TerminalDialogue.Typed? {
    var input = input.withLock { input in
      defer { input.editing = nil }
      return input
    }
    guard let editing = input.editing ?? newEditing() else { return readPlain(line) }
    input.editing = nil
    defer { self.input.withLock { $0 = input } }
    var editor =
      line.draft ?? LineEditor(label: line.label, options: line.options, history: line.history)
    let earlierText = editor.typedText
    while true {
      while let key = input.keys.popFirst() {
        switch editor.press(key) {
        case .sent(let text):
          editing.terminal.write(editor.lastDrawing(columns: editing.terminal.columns))
          return .sent(text)
        case .inputEnded: return nil
        case nil: continue
        }
      }
      editing.terminal.write(editor.drawing(columns: editing.terminal.columns))
      let text = editor.typedText
      let hasNewText = line.reportsPauses && text != nil && text != earlierText
      let timeout = input.decoder.isUndecided ? Self.escapeTime : hasNewText ? Self.pause : nil
      switch editing.terminal.wait(timeout: timeout) {
      case .bytes(let bytes): input.keys = input.decoder.decode(bytes)[...]
      case .timeout where input.decoder.isUndecided: input.keys = input.decoder.endKey()[...]
      case .timeout:
        input.editing = editing
        return .paused(editor)
      case .changed: break
      case .end: return nil
      }
    }
  }

  /// Prepares the terminal, unless it can't edit lines.
  private func newEditing() -> Editing? {
    guard canEdit, let terminal = RawTerminal(screen: screen) else { return nil }
    return Editing(terminal)
  }

  /// Reads a line that the terminal itself edits.
  private func readPlain(_ line: TerminalDialogue.Line) -> TerminalDialogue.Typed? {
    try? screen.write(line.label.visible)
    guard let text = Swift.readLine() else { return nil }
    var decoder = KeyDecoder()
    let keys = decoder.decode(text.utf8)
    let texts = keys.map { key in
      switch key {
      case .text(let text): text
      case .tab: " "
      default: ""
      }
    }
    return .sent(texts.joined())
  }
}
