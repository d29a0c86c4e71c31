/// The words of a language that have a meaning in lists and names.
final class SentenceLanguage: Sendable {
  /// The words between the elements of a list.
  let joints: PhraseTable<Void>
  /// The words that no name contains.
  let wordsOutsideNames: WordList
  /// The words that no place contains.
  let wordsOutsidePlaces: WordList
  /// The abbreviations whose period is a part of a name.
  let abbreviations: WordList
  /// The words that alone aren't a title.
  let emptyWords: WordList
  /// The words before an element of a list that aren't a part of it.
  let articles: WordList
  /// The words with which no name or title ends.
  let unfinishedEndings: WordList
  /// The titles before a name.
  let titles: WordList
  /// The honorifics after a name.
  let honorifics: PhraseTable<Void>
  /// The names that keep their honorific: お母 with さん.
  let namesWithHonorific: WordList
  /// The words that begin a question.
  let questionWords: WordList
  /// The words around the name of an app.
  let appFrames: [AppFrame]
  /// The words with an apostrophe by their spelling without it.
  let contractions: PhraseTable<String>
  /// The ways in which people depart from the templates.
  let habits: SpeakingHabits

  /// Words before and after the name of an app: `ask` and `to`.
  struct AppFrame: Sendable {
    let before: [SpokenWords.Word]
    let after: [SpokenWords.Word]
  }

  init(
    joints: PhraseTable<Void>, wordsOutsideNames: WordList, wordsOutsidePlaces: WordList,
    abbreviations: WordList, emptyWords: WordList, articles: WordList,
    unfinishedEndings: WordList, titles: WordList, honorifics: PhraseTable<Void>,
    namesWithHonorific: WordList,
    questionWords: WordList,
    appFrames: [AppFrame], contractions: PhraseTable<String>, habits: SpeakingHabits
  ) {
    self.joints = joints
    self.wordsOutsideNames = wordsOutsideNames
    self.wordsOutsidePlaces = wordsOutsidePlaces
    self.abbreviations = abbreviations
    self.emptyWords = emptyWords
    self.articles = articles
    self.unfinishedEndings = unfinishedEndings
    self.titles = titles
    self.honorifics = honorifics
    self.namesWithHonorific = namesWithHonorific
    self.questionWords = questionWords
    self.appFrames = appFrames
    self.contractions = contractions
    self.habits = habits
  }

  /// The closing quotation marks by the opening ones.
  static let quotationMarks = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "｢": "｣", "”": "”",
  ]

  /// Returns the index after a separator of list elements at a word, if any.
  func separatorEnd(in sentence: SpokenWords, at start: Int) -> Int? {
    var index = start
    let words = sentence.words
    // Speakers say another joint after a pause: 「卵と、あと牛乳」.
    repeat {
      while index < words.count, words[index].isListMark { index += 1 }
      guard let joint = joints.match(in: sentence, at: index),
        isJoint(index..<joint.end, in: sentence)
      else { break }
      index = joint.end
    } while index < words.count && words[index].isListMark
    return index > start && index < words.count ? index : nil
  }

  /// Returns whether words that can join elements do so.
  ///
  /// Within a run of hiragana they are more likely syllables.
  private func isJoint(_ range: Range<Int>, in sentence: SpokenWords) -> Bool {
    let (first, end) = (range.lowerBound, range.upperBound)
    guard sentence.words[first].kind == .ideograph else { return true }
    guard sentence.isHiragana(end - 1) else { return false }
    let isAfterHiragana = first > 0 && sentence.isHiragana(first - 1)
    let isBeforeHiragana =
      end < sentence.words.count && sentence.isHiragana(end) && !sentence.words[end].followsSpace
    return !(isAfterHiragana && isBeforeHiragana)
  }

  /// Returns the index after a title at a word, or the same index without a title.
  ///
  /// Without a name, it is a person: “text the doctor that I'm late”.
  func titleEnd(in words: [SpokenWords.Word], at start: Int) -> Int {
    guard start + 1 < words.count, titles.contains(words[start].text) else { return start }
    let end = words[start + 1].text == "." ? start + 2 : start + 1
    return end < words.count && isNotPartOfName(words[end]) ? start : end
  }

  /// Returns the index after an honorific at a word, if any.
  func honorificEnd(in words: SpokenWords, at start: Int) -> Int? {
    honorifics.match(in: words, at: start)?.end
  }

  /// Returns whether no name contains a word.
  func isNotPartOfName(_ word: SpokenWords.Word) -> Bool {
    word.kind == .sign && !"+()#*".contains(word.text) || wordsOutsideNames.contains(word.text)
  }

  /// Returns the ranges of words that address an app: its name, and the name in its frames.
  ///
  /// The words of a frame aren't the beginning of another word: 「ムーブメイトでハイキング」.
  func mentions(ofNameAt range: Range<Int>, in sentence: SpokenWords) -> [Range<Int>] {
    let words = sentence.words
    var ranges = [range]
    for frame in appFrames {
      let start = range.lowerBound - frame.before.count
      let end = range.upperBound + frame.after.count
      guard start >= 0, end <= words.count, contains(frame.before, words, at: start),
        contains(frame.after, words, at: range.upperBound), !sentence.isInsideKatakana(end)
      else { continue }
      ranges.append(start..<end)
    }
    return ranges
  }

  /// Returns whether some words are in a sentence at an index.
  private func contains(
    _ expected: [SpokenWords.Word], _ words: [SpokenWords.Word], at index: Int
  ) -> Bool {
    for offset in expected.indices {
      let (word, other) = (words[index + offset], expected[offset])
      guard word.hash == other.hash, word.text == other.text else { return false }
    }
    return true
  }

  /// Returns the elements of a list of things, without the articles before them.
  func things(of range: Range<Int>, in sentence: SpokenWords) -> [Range<Int>] {
    elements(of: range, in: sentence).map { element in
      let isArticle =
        element.count > 1 && articles.contains(sentence.words[element.lowerBound].text)
      return isArticle ? element.dropFirst() : element
    }
  }

  /// Returns the elements of a list.
  func elements(of range: Range<Int>, in sentence: SpokenWords) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if let end = separatorEnd(in: sentence, at: index), end < range.upperBound, index > start {
        elements.append(start..<index)
        start = end
        index = end
      } else {
        index += 1
      }
    }
    elements.append(start..<range.upperBound)
    guard elements.count > 1, !habits.movesToFront else { return elements }
    return elements.flatMap { elementsInHiragana(of: $0, in: sentence) }
  }

  /// Returns the parts of an element around と, which can be a syllable unless the list has other
  /// elements: 「豚肉と玉ねぎとじゃがいも」.
  private func elementsInHiragana(
    of range: Range<Int>, in sentence: SpokenWords
  ) -> [Range<Int>] {
    let minimum = 2
    guard range.count > 2 * minimum,
      let joint = range.dropFirst(minimum).dropLast(minimum).first(where: { index in
        sentence.words[index].text == Self.joint
          && (index - minimum...index + minimum).allSatisfy(sentence.isHiragana)
      })
    else { return [range] }
    return [range.lowerBound..<joint]
      + elementsInHiragana(of: joint + 1..<range.upperBound, in: sentence)
  }

  private static let joint = "と".foldedScalars
}

extension SpokenWords.Word {
  /// Whether the word is a comma between elements of a list.
  fileprivate var isListMark: Bool { text == "," || text == "、" }
}
