/// The English indefinite article, chosen by the sound of the following word.
enum IndefiniteArticle: String, Sendable, Hashable, CaseIterable {
  /// The lowercase article.
  case lower = "a"
  /// The capitalized article.
  case upper = "A"

  /// Returns a text with the article before it: `a sedan`, `an SUV` or `an 8-seater`.
  func before(_ text: String) -> String {
    "\(rawValue)\(Self.beginsWithVowelSound(text) ? "n" : "") \(text)"
  }

  /// The letters whose names start with a vowel sound, as in “an F” or “an SUV”.
  private static let vowelNames: Set<Character> = [
    "A", "E", "F", "H", "I", "L", "M", "N", "O", "R", "S", "X",
  ]
  /// The beginnings of words whose sound differs from their first letter.
  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  private static let consonant = ["uni", "use", "usu", "uti", "eu", "one", "once", "ubi"]

  private static func beginsWithVowelSound(_ text: String) -> Bool {
    let word = text.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber }
    guard let first = word.first else { return false }
    if first.isNumber {
      return word.hasPrefix("8") || ["11", "18"].contains(String(word.prefix { $0.isNumber }))
    }
    let isSpelled = word.allSatisfy(\.isUppercase)
    if isSpelled { return vowelNames.contains(first) }
    let folded = word.lowercased()
    if silent.contains(where: folded.hasPrefix) { return true }
    if consonant.contains(where: folded.hasPrefix) { return false }
    return "aeiou".contains(folded.prefix(1))
  }
}
