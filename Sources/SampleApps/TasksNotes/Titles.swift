import IntentKitCore

extension Sequence {
  /// The elements that bear a title, or else those that have it in theirs.
  func bestMatches(
    for title: SpeakableString, titleOf: (Element) -> SpeakableString
  ) -> [Element] {
    let exact = filter { titleOf($0).isSameTitle(as: title) }
    return exact.isEmpty ? filter { titleOf($0).contains(title) } : exact
  }
}

extension SpeakableString {
  /// Whether nothing was said.
  var isBlank: Bool { spokenPhrase.allSatisfy(\.isWhitespace) }

  /// Whether two titles are the same, however they are written.
  func isSameTitle(as other: SpeakableString) -> Bool {
    spokenPhrase.lowercased() == other.spokenPhrase.lowercased()
  }

  /// Whether this title has all that was said of it: “buy iPhone” means “Buy an iPhone”.
  func contains(_ other: SpeakableString) -> Bool {
    spokenPhrase.mentions(other.spokenPhrase)
  }
}

extension String {
  /// Whether this text has all the words of another.
  func mentions(_ other: String) -> Bool {
    let (text, other) = (lowercased(), other.lowercased())
    let wanted = other.words
    guard !wanted.isEmpty else { return false }
    // Japanese and others do not write spaces between words.
    if other.contains(where: { !$0.isASCII }) { return text.contains(other) }
    return wanted.allSatisfy(text.words.contains)
  }

  private var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
