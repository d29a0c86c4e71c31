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
    text.reduce(0) { $0 + width(of: $1) }
  }

  private func width(of letter: Character) -> Double {
    let share: Double =
      switch letter.columns {
      case 0: 0
      case 1: Self.share(of: letter)
      default: 1
      }
    return share * style.fontSize * (style.isBold ? 1.05 : 1)
  }

  private static func share(of letter: Character) -> Double {
    switch letter {
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
    var last = lines.removeLast()
    while !last.isEmpty, self.width(of: last + "…") > width { last.removeLast() }
    return lines + [last + "…"]
  }

  private func wrapped(_ text: Substring, width: Double) -> [String] {
    // A text has room in its own width, however that was rounded.
    let room = width + 0.01
    var lines: [String] = []
    var line = ""
    var lineWidth = 0.0
    func endLine() {
      lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line)
      (line, lineWidth) = ("", 0)
    }
    for word in text.words {
      let wordWidth = self.width(of: word)
      let visibleWidth = word.last == " " ? wordWidth - self.width(of: " ") : wordWidth
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

extension Substring {
  /// The parts between which a line can be broken; a space belongs to the preceding part.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var previous: (letter: Character, isWide: Bool)?
    for index in indices {
      let letter = self[index]
      let isWide = letter.columns > 1
      if let previous, index > start {
        let breaks =
          previous.letter == " "
          ? letter != " "
          : (isWide || previous.isWide) && letter != " " && !letter.closesText
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
}
