import IntentKitCore

/// Finds the words that can be the value of a slot.
struct SlotMatcher {
  /// Words that can be the value of a slot.
  struct Match {
    /// The index after the last word.
    let end: Int
    let score: Int
    /// The value, or nil if the words themselves are the value.
    let value: ParameterValue?
  }

  let sentence: SpokenWords
  let language: SentenceLanguage
  let reader: SpokenValueReader
  /// The names of the user's contacts.
  let names: PhraseTable<Void>
  /// The words that are the name of an app and not of a person.
  let appNames: [Range<Int>]
  /// The words before which others were left out or moved, so that no text extends across them.
  let seams: [Int]
  /// The words that take back the ones before; only a free text contains them.
  let corrections: [Range<Int>]
  /// The marks at the ends of clauses, across which no name extends.
  let clauseEnds: [Int]

  var words: [SpokenWords.Word] { sentence.words }

  /// The score of a word of a value with a specific form, for example a number.
  static let valueScore = 18
  /// The score of a word of a text.
  private static let textScore = 4
  /// The score of a word of a title or an unknown name.
  static let titleScore = 2
  /// The score of a word in quotation marks.
  static let quotedScore = 5
  /// The score of a mark inside a title; the mark more likely separates parts of the sentence.
  private static let markInTitleScore = -40
  /// The names of the units of goals.
  private static let unitNames = Dictionary(
    uniqueKeysWithValues: WorkoutGoalUnitType.allCases.map { ($0, $0.parameterValue) })

  /// Returns the possible values of a kind of slot that start at a word.
  func matches(of kind: SentenceSlot.Kind, at start: Int) -> [Match] {
    let found = readings(of: kind, at: start)
    guard !seams.isEmpty else { return found }
    return found.filter { $0.value == nil || !joinsNumbers(start..<$0.end) }
  }

  /// Returns whether the words that were left out separate two numerals: 三千 and 四千円 in 「三千円、いや四千円」.
  private func joinsNumbers(_ range: Range<Int>) -> Bool {
    seams.contains { seam in
      range.lowerBound < seam && seam < range.upperBound && isNumeral(seam - 1) && isNumeral(seam)
    }
  }

  private func isNumeral(_ index: Int) -> Bool {
    words[index].kind == .number || Self.numerals.contains(words[index].text)
  }

  /// The kanji for numbers.
  private static let numerals = Set("一二三四五六七八九十百千万億".map(String.init))

  private func readings(of kind: SentenceSlot.Kind, at start: Int) -> [Match] {
    switch kind {
    case .text: isJoint(at: start) ? [] : texts(at: start, Self.textScore)
    case .title: texts(at: start, Self.titleScore, markScore: Self.markInTitleScore)
    case .place: places(at: start)
    case .list: texts(at: start, Self.titleScore, markScore: 0)
    case .ignored: texts(at: start, 0)
    case .clause: clauses(at: start)
    case .phrase: []
    case .person: people(at: start, maximum: 1)
    case .people: withoutAddressed(people(at: start, maximum: 20), from: start)
    case .goal:
      reader.goal(in: sentence, at: start).map { goal in
        let value: ParameterValue = [
          "goalValue": .number(goal.value.value),
          "workoutGoalUnitType": Self.unitNames[goal.value.unit] ?? .null,
        ]
        return [Match(end: goal.end, score: score(start, goal.end), value: value)]
      } ?? []
    case .delay:
      delay(at: start).map {
        [Match(end: $0.end, score: score(start, $0.end), value: .string($0.value.text))]
      } ?? []
    case .past:
      reader.range(in: sentence, at: start, tense: .past).map {
        [Match(end: $0.end, score: score(start, $0.end), value: $0.value.parameterValue)]
      } ?? []
    case .meal:
      reader.ofMeals(in: sentence).moment(in: sentence, at: start).map {
        [Match(end: $0.end, score: score(start, $0.end), value: .string($0.value.text))]
      } ?? []
    case .time:
      // Where a time without a parameter is possible, it is more likely than another one.
      reader.range(in: sentence, at: start).map {
        [Match(end: $0.end, score: score(start, $0.end) + 1, value: $0.value.parameterValue)]
      } ?? []
    case .value(let type):
      reader.reading(of: type, in: sentence, at: start).map {
        [Match(end: $0.end, score: score(start, $0.end), value: $0.value)]
      } ?? []
    }
  }

  /// Returns the moment after a duration, or the moment that starts at a word.
  private func delay(at start: Int) -> SpokenValueReader.Reading<SpokenMoment>? {
    let moment = reader.moment(in: sentence, at: start)
    guard let duration = reader.duration(in: sentence, at: start),
      duration.end >= moment?.end ?? 0
    else { return moment }
    return duration.compactMap { reader.moment(after: $0) } ?? moment
  }

  private func score(_ start: Int, _ end: Int) -> Int {
    Self.valueScore * words[start..<end].count { $0.kind != .separator }
  }

  /// Returns whether a space precedes a word, and one of both is in a script without spaces.
  func isAfterSpace(_ index: Int) -> Bool {
    index > 0 && words[index].followsSpace
      && (words[index - 1].kind == .ideograph || words[index].kind == .ideograph)
  }

  // MARK: - Names of values

  /// The difference between the scores of a word of a known name and of another title.
  static let nameBonus = nameScore - titleScore
  /// The score of a word of a known name, better than that of a word of a template: where “small
  /// car” is a name, a small car isn't just any.
  static let nameScore = 22

  /// Adds the names of values that start at a word.
  ///
  /// - Parameters:
  ///   - table: The names, with the apps that know them.
  ///   - start: The word.
  ///   - app: The app that the sentence names, if any.
  ///   - matches: The values that were found without the names.
  func addNames(
    of table: PhraseTable<Int>, at start: Int, app: Int?, to matches: inout [Match]
  ) {
    table.forEachMatch(in: sentence, at: start) { end, apps in
      guard end <= textLimit(from: start), app.map(apps.contains) ?? true else { return }
      matches.removeAll { $0.end == end }
      let count = words[start..<end].count { $0.kind != .separator }
      matches.append(Match(end: end, score: Self.nameScore * count, value: nil))
    }
  }

  // MARK: - Texts

  /// Returns the texts that begin at a word: the one in quotation marks, or all lengths.
  private func texts(
    at start: Int, _ wordScore: Int, markScore: Int = -1, limit: Int = .max
  ) -> [Match] {
    if let end = quotationEnd(from: start) {
      let text = sentence.quotation(of: start + 1..<end)
      return [
        Match(end: end + 1, score: Self.quotedScore * (end - start), value: .string(text))
      ]
    }
    let isTitle = wordScore == Self.titleScore
    guard !isTitle || !language.habits.politeWords.contains(words[start].text) else { return [] }
    let limit = min(
      limit,
      isTitle
        ? nameLimit(from: start)
        : wordScore > 0 ? textLimit(from: start) : phraseLimit(from: start))
    guard start < limit,
      isTitle
        ? !sentence.isInsideKatakana(start) && canBeginName(start)
        : wordScore == 0 ? !sentence.isInsideKatakana(start) : canBeginText(start)
    else { return [] }
    var matches: [Match] = []
    matches.reserveCapacity(limit - start)
    var score = 0
    for end in start..<limit {
      // A mark more likely separates than belongs to a text.
      guard words[end].kind != .separator else {
        if !isInsideName(end) { score += wordScore > 0 ? markScore : 0 }
        continue
      }
      score += wordScore
      if wordScore > 0, markScore != 0,
        let quoted = quotation(endingAt: end, after: start, isTitle: isTitle)
      {
        matches.append(quoted)
        continue
      }
      if wordScore > 0 ? !canBeText(start..<end + 1) : isBeforeLastKatakana(end + 1) { continue }
      if isTitle, !canEndTitle(start..<end + 1) || !canBeName(start..<end + 1) { continue }
      matches.append(Match(end: end + 1, score: score, value: nil))
    }
    return matches
  }

  /// Returns whether a word joins two names, so that no text begins with it: “text Mum and Dad hi”.
  private func isJoint(at index: Int) -> Bool {
    language.habits.movesToFront && index > 0 && words[index - 1].kind == .letters
      && language.joints.match(in: sentence, at: index) != nil
  }

  /// Returns the names of places that begin at a word.
  private func places(at start: Int) -> [Match] {
    let limit =
      words.indices[start...].first {
        isInnerParticle($0) || !language.habits.movesToFront && words[$0].isPause
      } ?? words.count
    return texts(
      at: start, Self.titleScore, markScore: Self.markInTitleScore, limit: placeLimit(start)
    )
    .filter { $0.end <= limit && canBePlace(start..<$0.end) || $0.value != nil }
  }

  /// Returns whether a title can consist of some words.
  ///
  /// It has a word that means something, and it doesn't end with an article or inside a word with a
  /// hyphen, and a pronoun after a pause stands for what was named before.
  private func canEndTitle(_ range: Range<Int>) -> Bool {
    let (last, end) = (range.upperBound - 1, range.upperBound)
    guard words[range].contains(where: { !language.emptyWords.contains($0.text) }) else {
      return false
    }
    if language.unfinishedEndings.contains(words[last].text) { return false }
    if language.habits.roles.match(in: sentence, at: range.lowerBound)?.end == end { return false }
    if end < words.count, isInsideName(end) { return false }
    return range.count > 1 || !language.habits.topics.pronouns.contains(words[last].text)
      || !words[..<last].contains { $0.isPause }
  }

  /// Returns the words up to each mark.
  ///
  /// A clause with a preposition or a particle is a part of the request, unless a sentence follows
  /// the word: “As I'm late, call a taxi”. What is for other people isn't ignored: “Tell Tom I'm
  /// here, pick me up”.
  private func clauses(at start: Int) -> [Match] {
    if language.habits.isForOthers(sentence, from: start) { return [] }
    return words.indices[start...].filter { index in
      guard index > start, words[index].kind == .separator else { return false }
      let marked = language.habits.movesToFront ? start : lastParticle(in: start..<index)
      return !language.habits.isQuoted(after: words[..<index])
        && (!language.habits.connectingWords.contains(words[marked].text)
          || language.habits.subjects.contains(words[marked + 1].text))
    }
    .map { Match(end: $0, score: 0, value: nil) }
  }

  /// Returns the last word of a clause, or the one before a particle without a meaning, as に in
  /// 「花子にね」.
  private func lastParticle(in clause: Range<Int>) -> Int {
    let last = clause.upperBound - 1
    guard clause.count > 2, language.habits.particlesBeforePauses.contains(words[last].text),
      ["に", "へ"].contains(words[last - 1].text), !["の", "ん"].contains(words[last - 2].text)
    else { return last }
    return last - 1
  }

  /// The index up to which a text that begins at a word can extend.
  func textLimit(from start: Int) -> Int {
    seams.first { start < $0 } ?? words.count
  }

  /// The index up to which a name that begins at a word can extend.
  func nameLimit(from start: Int) -> Int {
    min(phraseLimit(from: start), clauseEnds.first { start < $0 } ?? words.count)
  }

  /// The index up to which the words of a rule for a name can extend.
  ///
  /// Only the text of a message contains several clauses.
  func limit(ofNameIn slot: SentenceSlot, from start: Int) -> Int {
    ["content", "editedContent"].contains(slot.path.last) ? words.count : nameLimit(from: start)
  }

  /// The index up to which words without a correction that begin at a word can extend.
  private func phraseLimit(from start: Int) -> Int {
    let limit = textLimit(from: start)
    return corrections.first { start < $0.upperBound }.map { min($0.lowerBound, limit) } ?? limit
  }

  /// The index up to which a place that begins at a word can extend.
  private func placeLimit(_ start: Int) -> Int {
    words[start...].firstIndex { language.wordsOutsidePlaces.contains($0.text) } ?? words.count
  }

  /// Returns whether the words before a mark address a person, whom the request is then meant for.
  func isAddress(to end: Int) -> Bool {
    let roles = language.habits.roles
    guard !roles.isEmpty, end < words.count, words[end].kind == .separator else { return false }
    return (0...min(Self.maximumCallLength, end)).contains { start in
      if roles.match(in: sentence, at: start)?.end == end { return true }
      var isName = false
      names.forEachMatch(in: sentence, at: start) { nameEnd, _ in
        isName = isName || (language.honorificEnd(in: sentence, at: nameEnd) ?? nameEnd) == end
      }
      return isName
    }
  }

  /// Returns the people that begin at a word, without two of whom one is addressed, as 太郎 is in
  /// 「太郎、花子に電話して」.
  private func withoutAddressed(_ people: [Match], from start: Int) -> [Match] {
    guard start <= Self.maximumCallLength else { return people }
    let counts = people.map { language.elements(of: start..<$0.end, in: sentence).count }
    let isCall = zip(people, counts).contains { $1 == 1 && isAddress(to: $0.end) }
    // More names are a list.
    guard isCall, counts.allSatisfy({ $0 <= 2 }) else { return people }
    return zip(people, counts).filter { $1 == 1 }.map { $0.0 }
  }

  /// The maximum number of words before the name of a person who is addressed: 「ねえ、花子」.
  private static let maximumCallLength = 3

  /// Returns whether a word takes back the ones before.
  func isCorrection(_ index: Int) -> Bool { corrections.contains { $0.contains(index) } }
}
