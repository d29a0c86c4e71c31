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

extension SpeakableString {
  /// Returns whether this title is about the same thing as another title, in other words.
  ///
  /// For example, “Buy an iPhone” is about the same as “buying the iPhone”, and 「iPhone を買う」 about
  /// the same as 「iPhone の購入」.
  func isAbout(_ other: SpeakableString) -> Bool {
    let (title, wanted) = (spokenPhrase.lowercased(), other.spokenPhrase.lowercased())
    if let topic = title.topic { return topic == wanted.topic ?? wanted[...] }
    // Words are inflected at their ends, and an article is shorter than a word.
    let words = title.words
    let known = wanted.words.filter { word in
      words.contains { $0.count > 2 && (word.hasPrefix($0) || $0.hasPrefix(word)) }
    }
    return !known.isEmpty && wanted.words.allSatisfy { known.contains($0) || $0.count < 4 }
  }
}

extension String {
  /// The words before the particle that marks what a Japanese text is about; nil without one.
  fileprivate var topic: Substring? {
    guard let particle = firstIndex(of: "を") ?? lastIndex(of: "の") ?? firstIndex(of: "に"),
      let end = self[..<particle].lastIndex(where: { !" へに".contains($0) })
    else { return nil }
    return self[...end]
  }

  /// Returns whether this text contains every word of another text.
  func mentions(_ other: String) -> Bool {
    let (text, other) = (lowercased(), other.lowercased())
    let wanted = other.words
    guard !wanted.isEmpty else { return false }
    // Japanese and some other languages don't separate words by spaces.
    if other.contains(where: { !$0.isASCII }) { return text.contains(other) }
    return wanted.allSatisfy(text.words.contains)
  }

  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
