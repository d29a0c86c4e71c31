/// Small helpers for the words in messages.
extension String {
  /// This text, cut with an ellipsis when it is longer than a message can bear.
  package func shortened(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }

  /// This text without an ending it may have.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  /// Whether this text is a plain decimal number, with an optional sign and exponent.
  var isDecimalNumber: Bool {
    var rest = Substring(self)
    /// Takes digits from the front and says whether there were any.
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

  /// The one of some names that this one was probably meant to be, or nil when none is near.
  ///
  /// - Parameter limit: How many letters may differ; a third of them, and two in short names, when
  ///   nothing is said.
  package func nearest(in names: some Sequence<String>, within limit: Int? = nil) -> String? {
    let wanted = lowercased()
    let limit = limit ?? Swift.max(2, count / 3)
    // Each letter that one of them has more is a difference, so most names are out before they are
    // compared.
    let near = names.filter { abs($0.count - count) <= limit }
    let best = near.map { ($0, wanted.editDistance(to: $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= limit else { return nil }
    return best.0
  }

  /// How many letters must be put in, taken out, exchanged or swapped with a neighbour to make this
  /// text another.
  private func editDistance(to other: String) -> Int {
    // Names are short; what is longer was no slip of the finger.
    let mine = Array(prefix(64))
    let theirs = Array(other.prefix(64))
    var beforeLast: [Int] = []
    var last = Array(0...theirs.count)
    for row in mine.indices {
      var current = [row + 1]
      for column in theirs.indices {
        let exchange = last[column] + (mine[row] == theirs[column] ? 0 : 1)
        var best = Swift.min(exchange, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, mine[row] == theirs[column - 1], mine[row - 1] == theirs[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[theirs.count]
  }

  /// A Swift name as words: `callRecordToCallBack` becomes "call record to call back".
  package var words: String {
    var result = ""
    var previous: Character?
    for (offset, letter) in enumerated() {
      let next = index(startIndex, offsetBy: offset + 1, limitedBy: endIndex).flatMap {
        $0 < endIndex ? self[$0] : nil
      }
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
