import IntentKitCore
import IntentKitPlatform

/// The elements of a list as people say them: `eggs, then flour`, 卵とか塩とか.
struct SpokenList: Sendable {
  private let language: Language
  private let vocabulary: Phrasebook.Vocabulary
  /// Whether the elements are names of people, in which the dot of Japanese isn't a separator.
  private let isOfPeople: Bool

  init(_ language: Language, isOfPeople: Bool = false) {
    self.language = language
    self.isOfPeople = isOfPeople
    vocabulary = language.phrasebook.vocabulary
  }

  /// Returns the elements of a list as text.
  ///
  /// An element in quotation marks can contain separators.
  func parts(of text: String) -> [String] {
    let ends: [Character: Character] = ["“": "”", "「": "」", "\"": "\""]
    var plain = ""
    var quoted: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { ends[$0] != nil }), let mark = ends[rest[start]],
      let end = rest[rest.index(after: start)...].firstIndex(of: mark)
    {
      plain += rest[..<start] + "\u{FFFC}"
      quoted.append(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    guard !quoted.isEmpty else { return plainParts(of: text) }
    var next = quoted[...]
    return plainParts(of: plain + rest).map { part in
      var filled = ""
      for letter in part {
        filled += letter == "\u{FFFC}" ? next.popFirst() ?? "" : String(letter)
      }
      return filled
    }
  }

  /// Returns whether a text can be an element of a list without quotation marks.
  func isClear(_ text: String) -> Bool {
    let first = language == .english ? "x" : "卵"
    let separator = language == .english ? ", " : "、"
    return parts(of: first + separator + text) == [first, text.trimmed]
  }

  private func plainParts(of text: String) -> [String] {
    if language == .english, text.contains("; ") {
      return split([text], ["; and ", "; "])
    }
    let parts = split([text], vocabulary.listSeparators)
    guard language == .japanese else { return withoutJoints(split(parts, Self.englishJoints)) }
    return withoutJoints(parts).flatMap { dottedParts(of: $0) }.flatMap { japaneseParts(of: $0) }
  }

  private func split(_ parts: [String], _ separators: [String]) -> [String] {
    var parts = parts
    for separator in separators {
      // A split takes long, and most texts lack most separators.
      parts = parts.flatMap { part in
        part.containsBytes(of: separator)
          ? part.split(separator: separator).map(String.init) : [part]
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  // MARK: - Joints after a comma

  /// The words between elements, besides those that the assistant uses itself.
  private static let englishJoints = [" as well as ", " plus "]

  /// The words before an element that follows another, longer ones first.
  private static let beginnings: [Language: [String]] = [
    .english: ["as well as ", "and also ", "and then ", "also ", "then ", "plus ", "and "],
    .japanese: ["それから", "それと", "それに", "あとは", "あと", "および", "及び", "そして", "さらに", "また"],
  ]
  /// The words in Japanese that begin like such a word.
  private static let exceptions = [
    "あとで", "あとの", "あとかた", "あとしまつ", "あとまわし", "あとあじ", "あとがき", "またたび",
  ]

  /// Returns the elements without the words that only join them.
  private func withoutJoints(_ parts: [String]) -> [String] {
    guard parts.count > 1, let beginnings = Self.beginnings[language] else { return parts }
    return parts.enumerated().map { index, part in
      guard index > 0, !Self.exceptions.contains(where: part.hasPrefix),
        let joint = beginnings.first(where: part.hasPrefix), part.count > joint.count
      else { return part }
      return String(part.dropFirst(joint.count)).trimmed
    }
  }

  // MARK: - Japanese

  /// Returns the elements between dots, unless one dot is inside a name in katakana.
  private func dottedParts(of text: String) -> [String] {
    guard !isOfPeople, text.contains("・") else { return [text] }
    let parts = text.split(separator: "・").map { String($0).trimmed }.filter { !$0.isEmpty }
    let isName =
      parts.count == 2 && parts[0].last?.isKatakana == true && parts[1].first?.isKatakana == true
    return isName || parts.isEmpty ? [text] : parts
  }

  /// The words between elements in Japanese.
  private enum Joint {
    /// と, also part of words in hiragana.
    case and
    /// や, also part of words after a kanji.
    case among
    /// とか, also after the last element.
    case such
    /// Another word, like そして.
    case other
  }

  private static let joints: [(String, Joint)] = [
    ("とか", .such), ("そして", .other), ("それから", .other), ("および", .other), ("及び", .other),
    ("ならびに", .other), ("と", .and), ("や", .among),
  ]

  /// Returns the elements that are joined by words, of which the shorter ones can also be parts of
  /// other words.
  private func japaneseParts(of text: String) -> [String] {
    let letters = Array(text)
    // 本や雑誌を読む is one thing to do.
    let isSentence = letters.contains("を")
    var parts: [String] = []
    var start = 0
    var index = 1
    while index < letters.count {
      guard index > start, "とやそお及な".contains(letters[index]),
        let end = endOfJoint(letters, start..<index, isSentence)
      else {
        index += 1
        continue
      }
      parts.append(String(letters[start..<index]).trimmed)
      start = end
      index = end + 1
    }
    if start < letters.count { parts.append(String(letters[start...]).trimmed) }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the index after the joint that follows an element, if any.
  private func endOfJoint(
    _ letters: [Character], _ element: Range<Int>, _ isSentence: Bool
  ) -> Int? {
    let index = element.upperBound
    for (word, joint) in Self.joints where letters[index...].starts(with: word) {
      let end = index + word.count
      let next = end < letters.count ? letters[end] : nil
      let before = letters[index - 1]
      guard letters[element].contains(where: { !$0.isWhitespace }) else { continue }
      switch joint {
      case .such where !isSentence && next?.isHiragana != true: return end
      case .other
      where !isSentence && next != nil && (!before.isHiragana || next?.isHiragana == false):
        return end
      case .among
      where !isSentence && next?.isHiragana == false && !before.isHiragana: return end
      case .and:
        guard let next else { continue }
        let name = String(letters[element].suffix(8))
        let isName = vocabulary.honorifics.written.contains { name.hasSuffix($0) }
        if isName || !before.isHiragana || !next.isHiragana { return end }
      default: continue
      }
    }
    return nil
  }
}

extension Character {
  /// Whether the character is hiragana.
  var isHiragana: Bool {
    unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) || $0.value == 0x30FC }
  }

  /// Whether the character is katakana.
  fileprivate var isKatakana: Bool {
    unicodeScalars.allSatisfy { (0x30A1...0x30FF).contains($0.value) && $0.value != 0x30FB }
  }
}
