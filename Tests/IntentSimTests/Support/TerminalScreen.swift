/// The text that a terminal shows after it has received bytes.
struct TerminalScreen {
  /// The lines, without trailing spaces.
  var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0 != " " && $0 != "" }.map { $0 + 1 } ?? 0
      return row[..<end].joined()
    }
  }

  /// The position of the cursor.
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the terminal marks pasted texts.
  private(set) var marksPastes = false

  private let columns: Int
  /// The characters by column; a wide one is followed by an empty text.
  private var rows: [[String]] = [[]]

  /// Shows bytes.
  init(_ bytes: [UInt8], columns: Int) {
    self.columns = columns
    var sequence: String?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let earlier = sequence {
        let isEnd = earlier != "" && ("@"..."~").contains(scalar)
        if isEnd { end(String(earlier.dropFirst()), with: scalar) }
        sequence = isEnd ? nil : earlier + String(scalar)
      } else if scalar == "\u{1B}" {
        sequence = ""
      } else {
        show(scalar)
      }
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n":
      row += 1
      if row == rows.count { rows.append([]) }
    case _ where scalar.value < 0x20: break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if let index = lastCell, scalar.isJoined || rows[row][index].unicodeScalars.last == "\u{200D}" {
      rows[row][index].unicodeScalars.append(scalar)
      return
    }
    let width = scalar.isWide ? 2 : 1
    if columns > 0, column + width > columns {
      column = 0
      show("\n")
    }
    while rows[row].count < column + width { rows[row].append(" ") }
    rows[row][column] = String(scalar)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }

  /// The column of the character before the cursor.
  private var lastCell: Int? {
    guard column > 0, column <= rows[row].count else { return nil }
    return column > 1 && rows[row][column - 1] == "" ? column - 2 : column - 1
  }

  private mutating func end(_ parameters: String, with last: Unicode.Scalar) {
    switch (parameters, last) {
    case ("", "K"): rows[row] = Array(rows[row].prefix(column))
    case ("", "J"): rows = rows[..<row] + [Array(rows[row].prefix(column))]
    case (_, "A"): row = max(0, row - (Int(parameters) ?? 1))
    case ("?2004", "h"): marksPastes = true
    case ("?2004", "l"): marksPastes = false
    default: break
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is shown together with the one before.
  fileprivate var isJoined: Bool {
    properties.isVariationSelector || properties.isEmojiModifier || value == 0x200D
      || properties.generalCategory == .nonspacingMark
  }

  /// Whether the character takes two columns, for the characters of the tests.
  fileprivate var isWide: Bool {
    (0x3000...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value)
      || (0xFF01...0xFF60).contains(value) || (0x1F300...0x1FAFF).contains(value)
  }
}
