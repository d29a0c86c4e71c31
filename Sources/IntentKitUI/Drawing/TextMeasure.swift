import IntentKitCore
import IntentKitPlatform

/// Estimates of the width of text, and the lines that follow from them.
///
/// The fonts of devices aren't available, so widths are averages of a proportional font. East Asian
/// characters are as wide as the font is large.
struct TextMeasure {
  let style: TextStyle

  /// Returns the width of a text in points.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func width(of text: some StringProtocol) -> Double {
    if text.hasOneByteForEachLetter {
      return text.utf8.reduce(0) { $0 + width(ofShare: Self.sharesOfASCII[Int($1)]) }
    }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  private func width(of letter: Character) -> Double { width(ofShare: Self.share(of: letter)) }

  private func width(ofShare share: Double) -> Double {
    share * style.fontSize * (style.isBold ? 1.05 : 1)
  }

  /// The shares of the ASCII characters, because most texts of most views consist of them.
  private static let sharesOfASCII = (UInt8(0)..<0x80).map {
    share(of: Character(Unicode.Scalar($0)))
  }

  /// Returns the width of a letter relative to the size of the font.
  private static func share(of letter: Character) -> Double {
    switch letter.columns {
    case 0: 0
    case 1: proportionalShare(of: letter)
    default: 1
    }
  }

  private static func proportionalShare(of letter: Character) -> Double {
    guard letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first else {
      return 0.54
    }
    return switch scalar {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "!", "|", "’": 0.27
    case " ", "f", "t", "r", "(", ")", "-", "·", "/": 0.36
    case "m", "w", "M", "W", "@", "—", "…": 0.86
    case "A"..."Z": 0.66
    default: 0.54
    }
  }

  /// Returns a text in lines with a maximum width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The maximum width of a line.
  ///   - maximumCount: The maximum number of lines; the last one then ends with an ellipsis.
  /// - Returns: The lines, of which an empty text has one.
  func lines(of text: String, width: Double, maximumCount: Int? = nil) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapped($0, width: width)
    }
    guard let maximumCount, lines.count > max(maximumCount, 1) else { return lines }
    lines = Array(lines.prefix(max(maximumCount, 1)))
    let ellipsis = self.width(of: "…")
    var lastWidth = 0.0
    let last = lines.removeLast().prefix { letter in
      lastWidth += self.width(of: letter)
      return lastWidth + ellipsis <= width
    }
    return lines + ["\(last)…"]
  }

  private func wrapped(_ text: Substring, width: Double) -> [String] {
    // A text has room in its own width, however that was rounded.
    let room = width + 0.01
    var lines: [String] = []
    var line = ""
    var lineWidth = 0.0
    func endLine() {
      lines.append(line.withoutTrailingSpace)
      (line, lineWidth) = ("", 0)
    }
    for word in text.words {
      let wordWidth = self.width(of: word)
      let visibleWidth =
        word.utf8.last == UInt8(ascii: " ") ? wordWidth - self.width(of: " ") : wordWidth
      if lineWidth + visibleWidth > room, !line.isEmpty { endLine() }
      guard visibleWidth > room else {
        line += word
        lineWidth += wordWidth
        continue
      }
      // A word that is longer than a line is broken.
      for letter in word {
        let letterWidth = self.width(of: letter)
        if lineWidth + letterWidth > room, !line.isEmpty { endLine() }
        line.append(letter)
        lineWidth += letterWidth
      }
    }
    endLine()
    return lines
  }
}

extension StringProtocol {
  /// Whether each byte is a letter: in ASCII, unless a carriage return joins the line feed after it.
  fileprivate var hasOneByteForEachLetter: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}

extension Substring {
  /// The parts between which a line can be broken; a space belongs to the preceding part.
  fileprivate var words: [Substring] {
    if hasOneByteForEachLetter { return narrowWords }
    var words: [Substring] = []
    var start = startIndex
    var previous: (letter: Character, isWide: Bool)?
    for index in indices {
      let letter = self[index]
      let isWide = letter.columns > 1
      if let previous, index > start {
        let breaks =
          previous.letter.isSpace
          ? !letter.isSpace
          : (isWide || previous.isWide) && !letter.isSpace && !letter.closesText
            && !previous.letter.opensText
        if breaks {
          words.append(self[start..<index])
          start = index
        }
      }
      previous = (letter, isWide)
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }

  /// The parts of a text in ASCII, broken only after spaces.
  private var narrowWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var followsSpace = false
    for index in utf8.indices {
      let isSpace = utf8[index] == 0x20
      if followsSpace, !isSpace {
        words.append(self[start..<index])
        start = index
      }
      followsSpace = isSpace
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }
}
