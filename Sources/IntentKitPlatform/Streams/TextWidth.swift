// The width of text in a monospaced font, in which East Asian characters take two columns.

extension Character {
  /// The number of terminal columns that the character takes.
  package var columns: Int {
    // Most characters are ASCII, where only control characters take no column.
    if utf8.count == 1, let ascii = utf8.first { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var widest = 0
    var marks = 0
    for scalar in unicodeScalars {
      // Half-width kana marks are part of the preceding character, but take a column.
      if (0xFF9E...0xFF9F).contains(scalar.value) {
        marks += 1
        continue
      }
      // The variation selector requests the wide emoji presentation of the preceding character.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, scalar.columns)
    }
    return widest + marks
  }
}

extension Unicode.Scalar {
  /// The blocks of characters that take two columns, according to Unicode's East Asian Width
  /// property.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x26A1...0x26A1,
    0x2705...0x2705, 0x274C...0x274C, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F19A, 0x1F1E6...0x1F1FF, 0x1F200...0x1F320,
    0x1F32D...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F90C...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  fileprivate var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether one of the blocks contains the character.
  private var isWide: Bool {
    var (low, high) = (0, Self.wideBlocks.count)
    while low < high {
      let middle = (low + high) / 2
      let block = Self.wideBlocks[middle]
      if block.contains(value) { return true }
      if block.upperBound < value { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  /// Returns the text padded with trailing spaces to a number of columns.
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - self.columns))
  }

  /// Returns the text in lines with a maximum number of columns.
  ///
  /// Lines are broken at spaces and next to wide characters, but not before closing punctuation. A
  /// word that is longer than a line is broken at the end of the line.
  ///
  /// - Parameter width: The maximum number of columns.
  /// - Returns: The lines.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in pieces.flatMap({ $0.chopped(to: width) }) {
      let visible = piece.text.utf8.last == UInt8(ascii: " ") ? piece.columns - 1 : piece.columns
      if lineWidth + visible > width, !line.isEmpty {
        lines.append(line.withoutTrailingSpace)
        (line, lineWidth) = ("", 0)
      }
      line += piece.text
      lineWidth += piece.columns
    }
    lines.append(line.withoutTrailingSpace)
    return lines
  }

  /// The parts between which a line can be broken.
  ///
  /// A space belongs to the preceding part.
  private var pieces: [TextPiece] {
    var pieces: [TextPiece] = []
    var piece = TextPiece()
    var previous: (letter: Character, columns: Int)?
    for letter in self {
      let columns = letter.columns
      if let previous {
        let breaks =
          previous.letter.isSpace
          ? !letter.isSpace
          : (columns > 1 || previous.columns > 1) && !letter.isSpace && !letter.closesText
            && !previous.letter.opensText
        if breaks {
          pieces.append(piece)
          piece = TextPiece()
        }
      }
      piece.append(letter, columns: columns)
      previous = (letter, columns)
    }
    if previous != nil { pieces.append(piece) }
    return pieces
  }
}

extension String {
  /// This line without the space at its end.
  package var withoutTrailingSpace: String {
    utf8.last == UInt8(ascii: " ") ? String(unicodeScalars.dropLast()) : self
  }
}

extension [String] {
  /// Returns these lines after a beginning; later lines are indented by its width.
  package func hanging(after start: String) -> [String] {
    let indent = String(repeating: " ", count: start.columns)
    return enumerated().map { ($0 == 0 ? start : indent) + $1 }
  }
}

/// A part of a text, with its width.
private struct TextPiece {
  var text = ""
  var columns = 0

  mutating func append(_ letter: Character, columns: Int) {
    text.append(letter)
    self.columns += columns
  }

  /// Splits the text into parts with a maximum width.
  func chopped(to width: Int) -> [TextPiece] {
    guard columns > width else { return [self] }
    var parts: [TextPiece] = []
    var part = TextPiece()
    for letter in text {
      let columns = letter.columns
      if part.columns + columns > width, part.columns > 0 {
        parts.append(part)
        part = TextPiece()
      }
      part.append(letter, columns: columns)
    }
    return parts + [part]
  }
}

extension Character {
  /// Whether this is a space.
  ///
  /// Much faster than `==`, which brings both characters into their normal form.
  package var isSpace: Bool { utf8.count == 1 && utf8.first == UInt8(ascii: " ") }

  private static let closing = Set("、。，．・：；？！）」』】ー〜…”’")
  private static let opening = Set("（「『【“‘")

  /// Whether a line must not begin with this character.
  package var closesText: Bool { Self.closing.contains(self) }

  /// Whether a line must not end with this character.
  package var opensText: Bool { Self.opening.contains(self) }
}
