/// The traits of the words of a class in every sentence, beside their uses in patterns.
///
/// The settings of a language list the classes of each trait: `fillers: filler polite`.
struct WordTraits: OptionSet, Sendable {
  let rawValue: UInt32

  /// Words that can stand between others without changing a meaning.
  static let filler = WordTraits(rawValue: 1 << 0)
  /// Words before a noun or a name, such as articles.
  static let determiner = WordTraits(rawValue: 1 << 1)
  /// Closed classes, which can't be a part of a name.
  static let functionWord = WordTraits(rawValue: 1 << 2)
  /// Words that can stand inside a name.
  static let innerWord = WordTraits(rawValue: 1 << 3)
  /// Words before the name of a person.
  static let title = WordTraits(rawValue: 1 << 4)
  /// Words after the name of a person.
  static let honorific = WordTraits(rawValue: 1 << 5)
  /// Prefixes of nouns, with which an honorific is a part of the word.
  static let politePrefix = WordTraits(rawValue: 1 << 6)
  /// Words between the elements of a list.
  static let listLink = WordTraits(rawValue: 1 << 7)
  /// Words inside a number.
  static let numeralLink = WordTraits(rawValue: 1 << 8)
  /// Words of numbers.
  static let numeral = WordTraits(rawValue: 1 << 9)
  /// Words before the name of an app.
  static let appMark = WordTraits(rawValue: 1 << 10)
  /// Words with which a text without a mark can't begin.
  static let textBlocker = WordTraits(rawValue: 1 << 11)
  /// Words that a title doesn't contain.
  static let titleBlocker = WordTraits(rawValue: 1 << 12)
  /// Words before which a title can end.
  static let titleEnd = WordTraits(rawValue: 1 << 13)
  /// Words with which a clause begins.
  static let clauseStart = WordTraits(rawValue: 1 << 14)
  /// Words of answers that aren't names.
  static let noName = WordTraits(rawValue: 1 << 20)
  /// Verbs, nouns: the part of speech that the class is declared with.
  static let verb = WordTraits(rawValue: 1 << 15)
  static let noun = WordTraits(rawValue: 1 << 16)
  /// Words for people that need no article: “mom”.
  static let personNoun = WordTraits(rawValue: 1 << 17)
  /// Articles of what isn't a name: “an SUV”.
  static let indefinite = WordTraits(rawValue: 1 << 18)

  /// The ends of nouns that are made from verbs: 買い物, 引っ越し.
  static let nounEnding = WordTraits(rawValue: 1 << 17)

  /// Words with which no text begins, such as corrections.
  static let textRefusal = WordTraits(rawValue: 1 << 18)

  /// Letters with which nouns in several letters after an ideograph end: 玉ねぎ.
  static let nounRunEnding = WordTraits(rawValue: 1 << 19)

  /// Words that are written in capitals.
  static let capitals = WordTraits(rawValue: 1 << 21)

  /// Words between a number and the digits of its fraction: two point five.
  static let decimalWord = WordTraits(rawValue: 1 << 22)

  /// Words after the reason for a request, and before it.
  static let reasonEnd = WordTraits(rawValue: 1 << 23)
  static let reasonStart = WordTraits(rawValue: 1 << 24)

  /// Words with which a clause is more than a reason, such as those of wishes and conditions.
  static let reasonBlocker = WordTraits(rawValue: 1 << 25)

  /// Words with which a statement begins, its verbs, and words with which it ends.
  static let subject = WordTraits(rawValue: 1 << 26)
  static let finiteVerb = WordTraits(rawValue: 1 << 27)
  static let statementEnd = WordTraits(rawValue: 1 << 28)

  /// The traits by the settings that list their classes.
  static let settings: [String: WordTraits] = [
    "fillers": .filler, "noNames": .noName, "determiners": .determiner,
    "functionWords": .functionWord,
    "innerWords": .innerWord, "nounEndings": .nounEnding, "nounRunEndings": .nounRunEnding,
    "titles": .title,
    "honorifics": .honorific,
    "politePrefixes": .politePrefix, "listLinks": .listLink, "numeralLinks": .numeralLink,
    "numerals": .numeral, "appMarks": .appMark, "textBlockers": .textBlocker,
    "textRefusals": .textRefusal,
    "titleBlockers": .titleBlocker, "titleEnds": .titleEnd, "clauseStarts": .clauseStart,
    "personNouns": .personNoun, "capitals": .capitals, "reasonEnds": .reasonEnd,
    "reasonStarts": .reasonStart, "reasonBlockers": .reasonBlocker, "decimalWords": .decimalWord,
    "subjects": .subject, "finiteVerbs": .finiteVerb, "statementEnds": .statementEnd,
    "indefinites": .indefinite,
  ]
}

/// A set of classes of words.
struct ClassSet: Sendable, Hashable {
  private var bits: [UInt64] = []

  var isEmpty: Bool { bits.isEmpty }

  func contains(_ wordClass: Int) -> Bool {
    let index = wordClass >> 6
    return index < bits.count && bits[index] & (1 << UInt64(wordClass & 63)) != 0
  }

  mutating func formUnion(_ other: ClassSet) {
    while bits.count < other.bits.count { bits.append(0) }
    for index in other.bits.indices { bits[index] |= other.bits[index] }
  }

  mutating func insert(_ wordClass: Int) {
    let index = wordClass >> 6
    while bits.count <= index { bits.append(0) }
    bits[index] |= 1 << UInt64(wordClass & 63)
  }
}
