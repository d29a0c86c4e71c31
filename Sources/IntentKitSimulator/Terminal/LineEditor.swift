/// A line that a user edits at a terminal.
///
/// It receives keys, and ``drawing(columns:)`` returns what the terminal shows. The keys up and
/// down choose one of the options or, without options, one of the earlier lines.
package struct LineEditor: Sendable, Hashable {
  /// The end of editing.
  package enum End: Sendable, Hashable {
    /// The user sent the line.
    case sent(String)
    /// The user ended the input.
    case inputEnded
  }

  /// A choice that the line shows.
  private struct Choice: Sendable, Hashable {
    var index: Int
    /// The text that the user typed before.
    var draft: String
  }

  /// The text before the line.
  let label: String
  /// The text before the cursor.
  private(set) var before = ""
  /// The text after the cursor.
  private(set) var after = ""
  /// The texts for the keys up and down.
  private var choices: [String]
  private let areOptions: Bool
  private var chosen: Choice?
  /// The text that a key for a part of the line removed last.
  private var removed = ""

  /// Creates an empty line.
  ///
  /// - Parameters:
  ///   - label: The text before the line.
  ///   - options: The options that the user can choose from.
  ///   - history: The earlier lines, oldest first. They are used if there are no options.
  package init(label: String = "", options: [String] = [], history: [String] = []) {
    self.label = label
    choices = options.isEmpty ? history : options
    areOptions = !options.isEmpty
  }

  /// The text of the line.
  package var text: String { before + after }

  /// The text that the user typed, or nil if the line shows an option or an earlier line.
  package var typedText: String? { chosen == nil ? text : nil }

  /// Replaces the options that the user can choose from.
  package mutating func offer(_ options: [String]) {
    choices = options
    chosen = nil
  }

  /// Changes the line as a key requests.
  ///
  /// - Returns: The end of editing, or nil if it continues.
  package mutating func press(_ key: TerminalKey) -> End? {
    switch key {
    case .enter: return .sent(text)
    case .control("D") where text.isEmpty: return .inputEnded
    case .up, .control("P"): showPrevious()
    case .down, .control("N"): showNext()
    case .escape: if let draft = chosen?.draft { show(draft, at: nil) }
    default: if !move(key) { edit(key) }
    }
    return nil
  }

  // MARK: - The cursor

  /// Moves the cursor; returns whether the key requests this.
  private mutating func move(_ key: TerminalKey) -> Bool {
    switch key {
    case .left, .control("B"): if let letter = before.popLast() { after = String(letter) + after }
    case .right, .control("F"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("A"): (before, after) = ("", text)
    case .end, .control("E"): (before, after) = (text, "")
    case .wordLeft, .alt("b"): after = before.cut(from: before.startOfLastWord(\.isOfWord)) + after
    case .wordRight, .alt("f"): before += after.cut(to: after.endOfFirstWord(\.isOfWord))
    default: return false
    }
    return true
  }

  // MARK: - The text

  private mutating func edit(_ key: TerminalKey) {
    let old = text
    switch key {
    case .text(let text): before += text
    case .control("Y"): before += removed
    case .backspace: _ = before.popLast()
    case .delete, .control("D"): if !after.isEmpty { after.removeFirst() }
    case .control("U"): remove(before.cut(from: before.startIndex))
    case .control("K"): remove(after.cut(to: after.endIndex))
    case .control("W"): remove(before.cut(from: before.startOfLastWord { !$0.isWhitespace }))
    case .alt("\u{7F}"): remove(before.cut(from: before.startOfLastWord(\.isOfWord)))
    case .alt("d"): remove(after.cut(to: after.endOfFirstWord(\.isOfWord)))
    default: return
    }
    // An accent that is typed after its letter, for example, is one character with it.
    while let last = before.last, let first = after.first, "\(last)\(first)".count == 1 {
      before.append(after.removeFirst())
    }
    if text != old { chosen = nil }
  }

  /// Keeps a part of the text that was removed, so that the user can insert it again.
  private mutating func remove(_ part: String) {
    if !part.isEmpty { removed = part }
  }

  // MARK: - Options and earlier lines

  private mutating func showPrevious() {
    let index = (chosen?.index ?? choices.count) - 1
    if index >= 0 {
      show(choices[index], at: index)
    } else if areOptions, let draft = chosen?.draft {
      show(draft, at: nil)
    }
  }

  private mutating func showNext() {
    let index = chosen.map { $0.index + 1 } ?? (areOptions ? 0 : choices.count)
    if index < choices.count {
      show(choices[index], at: index)
    } else if let draft = chosen?.draft {
      show(draft, at: nil)
    }
  }

  /// Replaces the line by a choice, or by the user's own text.
  private mutating func show(_ line: String, at index: Int?) {
    let draft = chosen?.draft ?? text
    chosen = index.map { Choice(index: $0, draft: draft) }
    (before, after) = (line, "")
  }
}

extension String {
  /// Removes the text from a position to the end, and returns it.
  fileprivate mutating func cut(from index: Index) -> String {
    defer { removeSubrange(index...) }
    return String(self[index...])
  }

  /// Removes the text from the start to a position, and returns it.
  fileprivate mutating func cut(to index: Index) -> String {
    defer { removeSubrange(..<index) }
    return String(self[..<index])
  }

  /// Returns the start of the last word, whose characters have a property.
  fileprivate func startOfLastWord(_ isOfWord: (Character) -> Bool) -> Index {
    let end = lastIndex(where: isOfWord) ?? startIndex
    return self[..<end].lastIndex { !isOfWord($0) }.map { index(after: $0) } ?? startIndex
  }

  /// Returns the end of the first word, whose characters have a property.
  fileprivate func endOfFirstWord(_ isOfWord: (Character) -> Bool) -> Index {
    let start = firstIndex(where: isOfWord) ?? endIndex
    return self[start...].firstIndex { !isOfWord($0) } ?? endIndex
  }
}

extension Character {
  /// Whether the character is a part of a word.
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
