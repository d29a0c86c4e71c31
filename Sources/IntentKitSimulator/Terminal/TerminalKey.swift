/// A key at a terminal, or text that was typed or pasted.
package enum TerminalKey: Sendable, Hashable {
  /// Text without control characters.
  case text(String)
  case enter, tab, escape
  case backspace, delete
  case up, down, left, right, home, end
  /// Left and right by a word.
  case wordLeft, wordRight
  /// A letter with the Control key, in uppercase.
  case control(Character)
  /// A key with the Alt key, sent by terminals as an escape before the key.
  case alt(Character)
}
