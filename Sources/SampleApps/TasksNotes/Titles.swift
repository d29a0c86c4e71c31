import IntentKitCore

extension Sequence {
  /// Returns the elements whose titles equal a title, or the elements whose titles contain it.
  func bestMatches(
    for title: SpeakableString, titleOf: (Element) -> SpeakableString
  ) -> [Element] {
    let exact = filter { titleOf($0).isSameTitle(as: title) }
    return exact.isEmpty ? filter { titleOf($0).contains(title) } : exact
  }
}

extension SpeakableString {
  /// Whether the phrase is empty or contains only whitespace.
  var isBlank: Bool { spokenPhrase.allSatisfy(\.isWhitespace) }

  /// Returns whether two titles are equal, ignoring case.
  func isSameTitle(as other: SpeakableString) -> Bool {
    spokenPhrase.lowercased() == other.spokenPhrase.lowercased()
  }

  /// Returns whether this title contains every word of another title.
  ///
  /// For example, “Buy an iPhone” contains “buy iPhone”.
  func contains(_ other: SpeakableString) -> Bool {
    spokenPhrase.mentions(other.spokenPhrase)
  }
}

extension String {
  /// Returns whether this text contains every word of another text.
  func mentions(_ other: String) -> Bool {
    let (text, other) = (lowercased(), other.lowercased())
    let wanted = other.words
    guard !wanted.isEmpty else { return false }
    // Japanese and some other languages don't separate words by spaces.
    if other.contains(where: { !$0.isASCII }) { return text.contains(other) }
    return wanted.allSatisfy(text.words.contains)
  }

  private var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
