import IntentKitPlatform

/// Helpers for the text of messages.
extension String {
  /// Returns this text, truncated with an ellipsis to the given length.
  ///
  /// Messages quote all texts from elsewhere so, because such a text can have any length, as can a
  /// letter with its marks.
  ///
  /// - Complexity: O(*length*), regardless of the length of the text.
  package func shortened(to length: Int) -> String {
    let start = prefix(utf8Count: 16 * length)
    if start.utf8.count == utf8.count, start.count <= length { return self }
    return start.prefix(length - 1) + "…"
  }

  /// Returns this text without the given prefix.
  package func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  /// Returns this text without the given suffix.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  /// Whether this text is a plain decimal number, with an optional sign and exponent.
  var isDecimalNumber: Bool {
    var rest = Substring(self)
    /// Skips digits and returns whether there were any.
    func takeDigits() -> Bool {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    func take(_ letters: String) -> Bool {
      guard let first = rest.first, letters.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take("+-")
    guard takeDigits() else { return false }
    if take("."), !takeDigits() { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  /// Returns the name that this text most likely misspells, or nil if no name is close enough.
  ///
  /// - Parameters:
  ///   - names: The names to search.
  ///   - limit: The maximum edit distance; by default a third of this text's length, but at least
  ///     2.
  /// - Returns: The closest name within the limit.
  package func nearest(in names: some Sequence<String>, within limit: Int? = nil) -> String? {
    // Names are short. Longer texts aren't misspelled names.
    guard utf8.count <= 256 else { return nil }
    let (lowercasedName, length) = (lowercased(), count)
    let limit = limit ?? Swift.max(2, length / 3)
    // The edit distance is at least the difference in length, so most names are skipped without a
    // comparison.
    let near = names.filter { $0.utf8.count <= 512 && abs($0.count - length) <= limit }
    let best = near.map { ($0, lowercasedName.editDistance(to: $0.lowercased())) }.min {
      $0.1 < $1.1
    }
    guard let best, best.1 <= limit else { return nil }
    return best.0
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of adjacent characters
  /// that turn this text into another.
  private func editDistance(to other: String) -> Int {
    let characters = Array(prefix(64))
    let otherCharacters = Array(other.prefix(64))
    var beforeLast: [Int] = []
    var last = Array(0...otherCharacters.count)
    for row in characters.indices {
      var current = [row + 1]
      for column in otherCharacters.indices {
        let exchange = last[column] + (characters[row] == otherCharacters[column] ? 0 : 1)
        var best = Swift.min(exchange, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, characters[row] == otherCharacters[column - 1],
          characters[row - 1] == otherCharacters[column]
        {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[otherCharacters.count]
  }

  /// The words of a Swift name: `callRecordToCallBack` becomes "call record to call back".
  package var words: String {
    var result = ""
    var previous: Character?
    var rest = self[...]
    while let letter = rest.popFirst() {
      let next = rest.first
      let startsWord =
        letter.isUppercase && previous != nil
        && (previous?.isLowercase == true || previous?.isNumber == true
          || next?.isLowercase == true)
      if startsWord { result += " " }
      let staysUpper =
        letter.isUppercase && (previous?.isUppercase == true || next?.isUppercase == true)
      result += staysUpper ? String(letter) : letter.lowercased()
      previous = letter
    }
    return result
  }
}
