// The places at which a name can begin and end in a script without spaces.

extension SlotMatcher {
  /// The kana with which no word begins.
  private static let insideWords = Set("っゃゅょぁぃぅぇぉんーッャュョァィゥェォンヮヵヶ".unicodeScalars)
  /// The hiragana that can precede the kanji of a name: お茶, ご飯, み仏.
  private static let prefixes = Set("おごみ".unicodeScalars)
  /// The particles and endings that, after a kanji or a word in katakana, aren't part of a name.
  private static let particles = Set("がはをにへのばでともやなねか".unicodeScalars)

  /// Returns the words that name a day or a time, in a script without spaces.
  func wordsOfDays() -> Set<Int> {
    var days: Set<Int> = []
    for index in words.indices where words[index].kind == .ideograph {
      if let moment = reader.moment(in: sentence, at: index) {
        days.formUnion(index..<moment.end)
      }
    }
    return days
  }

  /// Returns whether a text can begin at a word: not with the second half of a syllable.
  func canBeginText(_ index: Int) -> Bool {
    guard words[index].kind == .ideograph, !words[index].followsSpace,
      let letter = sentence.letter(index)
    else { return true }
    if sentence.isInsideKatakana(index) { return false }
    return index == 0 || words[index - 1].kind != .ideograph || !Self.insideWords.contains(letter)
  }

  /// Returns whether a text can consist of some words: not of a particle.
  func canBeText(_ range: Range<Int>) -> Bool {
    !isBeforeLastKatakana(range.upperBound)
      && (range.count > 1 || !sentence.isHiragana(range.lowerBound))
  }

  /// Returns whether only the last kana of a word in katakana follows: ル in ホテルから.
  ///
  /// This kana isn't a particle or the end of a verb.
  func isBeforeLastKatakana(_ index: Int) -> Bool {
    sentence.isInsideKatakana(index) && !sentence.isInsideKatakana(index + 1)
  }

  /// Returns whether a name can begin at a word.
  ///
  /// A single hiragana before a kanji is the end of the word before, as が in 「私が佐藤さんに」.
  func canBeginName(_ index: Int) -> Bool {
    guard canBeginText(index) else { return false }
    guard index > 0, index + 1 < words.count, sentence.isHiragana(index),
      !sentence.isHiragana(index + 1), words[index + 1].kind != .separator,
      words[index + 1].kind != .sign, let letter = sentence.letter(index)
    else { return true }
    return Self.prefixes.contains(letter)
  }

  /// The particles between two kanji that no name contains; 霞が関 has が, and 道の駅 has の.
  private static let innerParticles = Set("にはでとをも".unicodeScalars)
  /// The last kana of verbs and adjectives, with which no place ends after its kanji.
  private static let verbEndings = Set("たるいうだなしくてよねわすけ".unicodeScalars)

  /// Returns whether a particle between two kanji or words in katakana begins at a word.
  func isInnerParticle(_ index: Int) -> Bool {
    guard index > 0, sentence.isHiragana(index), words[index - 1].kind == .ideograph,
      !sentence.isHiragana(index - 1), let letter = sentence.letter(index)
    else { return false }
    var end = index + 1
    if words.indices.contains(end), sentence.isHiragana(end), words[index].text == "か",
      words[end].text == "ら"
    {
      end += 1
    } else if !Self.innerParticles.contains(letter) {
      return false
    }
    return end < words.count && words[end].kind == .ideograph && !sentence.isHiragana(end)
  }

  /// Returns whether a place can consist of some words: not of “scratch that”, and not of a verb, as in
  /// 「帰るから」.
  func canBePlace(_ range: Range<Int>) -> Bool {
    if isNoName(range) { return false }
    let last = range.upperBound - 1
    guard sentence.isHiragana(last), let letter = sentence.letter(last),
      Self.verbEndings.contains(letter)
    else { return true }
    return range.allSatisfy { words[$0].kind == .ideograph && sentence.isHiragana($0) }
  }

  /// Returns whether some words alone are neither a name nor a place: “scratch that”.
  func isNoName(_ range: Range<Int>) -> Bool {
    language.habits.wordsOfNoName.match(in: sentence, at: range.lowerBound)?.end
      == range.upperBound
  }

  /// Returns whether a name can consist of some words.
  ///
  /// A single hiragana is a particle, and a particle after a kanji isn't part of the name.
  func canBeName(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    guard sentence.isHiragana(last), let letter = sentence.letter(last) else { return true }
    guard range.count > 1 else { return false }
    return !isNoName(range)
      && (sentence.isHiragana(last - 1) || words[last - 1].kind == .separator
        || !Self.particles.contains(letter))
  }
}

extension SpokenWords {
  /// Returns the first character of a word as written.
  fileprivate func letter(_ index: Int) -> Unicode.Scalar? {
    text[words[index].range].unicodeScalars.first
  }

  /// Returns whether a word is written in hiragana.
  func isHiragana(_ index: Int) -> Bool {
    guard let scalar = letter(index) else { return false }
    return (0x3041...0x3096).contains(scalar.value)
  }
}
