import LanguageFiles

/// Finds the pieces of a sentence.
struct PieceMatcher {
  let language: PreparedLanguage
  var sentence: Sentence
  var values: ValueMatcher
  var names: NameMatcher
  /// The nouns of the intent's domain, with which no name of it begins: “reminders”, “the note Menu”.
  var domainNouns: Set<Int> = []
  /// The phrases that name an app, by their first token.
  var appPhrases: [Int: [Match]] = [:]
  private var knownNames: [NameKey: [NameMatcher.Match]] = [:]

  private struct NameKey: Hashable {
    let kind: RoleKind
    let start: Int
    let place: NameMatcher.Place
    let marks: Set<Int>
  }

  /// A part of a sentence with its role.
  struct Part: Sendable, Hashable {
    let range: Range<Int>
    let role: ExplainedWord.Role
  }

  /// A value for a parameter.
  struct Binding: Sendable, Hashable {
    let receiver: String
    let kind: RoleKind
    /// The tokens of the value.
    let value: Range<Int>
    let elements: [Range<Int>]
    let fields: Fields
  }

  /// A piece in the sentence.
  struct Match: Sendable {
    var end: Int
    var cost = 0
    /// The halves of moments that the piece covers.
    var halves: UInt64 = 0
    var bindings: [Binding] = []
    var parts: [Part] = []
    /// The app that the piece names, by position.
    var app: Int?
  }

  init(_ language: PreparedLanguage, _ sentence: Sentence, textEnds: [Int]) {
    self.language = language
    self.sentence = sentence
    values = ValueMatcher(language)
    names = NameMatcher(language, textEnds: textEnds)
  }

  /// Returns whether all words that a piece needs are in the sentence.
  func canMatch(_ piece: PreparedFrame.Piece) -> Bool {
    piece.classes.allSatisfy { sentence.classes.contains($0) }
  }

  /// Returns the ways in which a piece covers words from a token on.
  mutating func matches(_ piece: PreparedFrame.Piece, at start: Int) -> [Match] {
    matches(piece.elements[...], label: piece.label, Match(end: start))
  }

  private mutating func matches(
    _ elements: ArraySlice<PreparedFrame.Element>, label: String, _ match: Match
  ) -> [Match] {
    guard let element = elements.first else { return [match] }
    sentence.steps += 1
    var found: [Match] = []
    for match in [match] + skips(match, isFirst: match.parts.isEmpty) {
      let before = found.count
      switch element {
      case .word(let wordClass, let isOptional, let isNoun):
        if isOptional { found += matches(elements.dropFirst(), label: label, match) }
        for start in isNoun ? starts(match.end) : [match.end] {
          for end in sentence.ends(of: wordClass, at: start) {
            var next = match
            next.parts.append(Part(range: match.end..<end, role: .word(of: label)))
            next.end = end
            found += matches(elements.dropFirst(), label: label, next)
          }
        }
      case .value(let receiver, let kind, let halves):
        if !isMarked(match, kind) { continue }
        let marks = Self.marks(elements.dropFirst())
        for next in valueMatches(receiver, kind, halves, before: marks, match) {
          found += matches(elements.dropFirst(), label: label, next)
        }
      }
      if found.count > before { break }
    }
    return found
  }

  /// Whether a name needs no mark before it: in a language whose marks follow, or with a capital.
  private func isMarked(_ match: Match, _ kind: RoleKind) -> Bool {
    guard language.marksPrecede, match.parts.isEmpty, match.end < sentence.count else {
      return true
    }
    if case .value = kind { return true }
    let start = starts(match.end).last ?? match.end
    return kind == .app || kind == .quote
      || start < sentence.count
        && (sentence.tokens[start].isCapitalized && start > 0 || !sentence.names[start].isEmpty)
  }

  /// Returns a match with a filler, a pause or the app after it, which can stand between the words of
  /// a pattern.
  private func skips(_ match: Match, isFirst: Bool) -> [Match] {
    guard !isFirst, match.end < sentence.count else { return [] }
    var skips: [Match] = []
    if language.isPause(sentence.tokens[match.end]) {
      var next = match
      next.parts.append(Part(range: match.end..<match.end + 1, role: .pause))
      next.end += 1
      next.cost += 1
      skips.append(next)
    }
    for phrase in appPhrases[match.end] ?? [] {
      var next = match
      next.parts += phrase.parts
      next.end = phrase.end
      next.cost += Costs.app + 1
      next.app = phrase.app
      skips.append(next)
    }
    for word in sentence.words[match.end] where language.fillers.contains(word.wordClass) {
      var next = match
      next.parts.append(Part(range: match.end..<word.end, role: .filler))
      next.end = word.end
      next.cost += Costs.filler + 1
      skips.append(next)
    }
    return skips
  }

  /// Returns the tokens at which a noun can begin: here, or after an article.
  func starts(_ index: Int) -> [Int] {
    guard index < sentence.count else { return [] }
    return [index]
      + sentence.words[index].filter { language.determiners.contains($0.wordClass) }.map(\.end)
  }

  /// Returns the classes of which a word must follow; empty if none must.
  private static func marks(_ elements: ArraySlice<PreparedFrame.Element>) -> Set<Int> {
    var marks: Set<Int> = []
    for element in elements {
      guard case .word(let wordClass, let isOptional, _) = element else { return [] }
      marks.insert(wordClass)
      if !isOptional { return marks }
    }
    return []
  }

  private mutating func valueMatches(
    _ receiver: String, _ kind: RoleKind, _ halves: PreparedFrame.Halves, before marks: Set<Int>,
    _ match: Match
  ) -> [Match] {
    let start = match.end
    guard start < sentence.count else { return [] }
    var found: [Match] = []
    func add(_ binding: Binding, end: Int, cost: Int, halves: UInt64 = 0) {
      var next = match
      next.parts.append(Part(range: start..<end, role: .value(of: receiver)))
      next.bindings.append(binding)
      next.cost += cost
      next.end = end
      next.halves |= halves
      found.append(next)
    }
    switch kind {
    case .app:
      for name in sentence.names[start] {
        guard case .app(let app) = name.kind else { continue }
        var next = match
        next.parts.append(Part(range: start..<name.end, role: .app))
        next.end = name.end
        next.app = app
        found.append(next)
      }
    case .value(let name):
      for start in starts(start) {
        for value in values.matches(name, in: &sentence, at: start) {
          var half: UInt64 = 0
          if value.fields.hasDay { half |= halves.day }
          if value.fields.hasTime { half |= halves.time }
          add(
            Binding(
              receiver: receiver, kind: kind, value: start..<value.end, elements: [],
              fields: value.fields), end: value.end, cost: Costs.value, halves: half)
        }
      }
    default:
      for name in nameMatches(
        kind, at: start, place: Self.place(after: match.parts.last), before: marks)
      {
        add(
          Binding(
            receiver: receiver, kind: kind, value: name.value, elements: name.elements,
            fields: Fields()), end: name.end, cost: name.cost)
      }
    }
    return found
  }

  /// Whether a name that isn't quoted begins with a noun of the domain.
  private func beginsWithNoun(_ match: NameMatcher.Match) -> Bool {
    let start = match.value.lowerBound
    return match.end == match.value.upperBound && sentence.names[start].isEmpty
      && !(sentence.tokens[start].isCapitalized && start > 0)
      && sentence.hasWord(of: domainNouns, at: start)
  }

  private static func place(after part: Part?) -> NameMatcher.Place {
    switch part?.role {
    case nil: .first
    case .value?: .afterValue
    default: .afterMark
    }
  }

  private mutating func nameMatches(
    _ kind: RoleKind, at start: Int, place: NameMatcher.Place, before marks: Set<Int>
  ) -> [NameMatcher.Match] {
    let key = NameKey(
      kind: kind, start: start, place: kind.isText ? place : .first, marks: kind.isText ? marks : []
    )
    let all: [NameMatcher.Match]
    if let known = knownNames[key] {
      all = known
    } else {
      all = names.matches(
        kind, in: &sentence, at: start, place: place, before: key.marks, &values)
      knownNames[key] = all
    }
    let named = kind == .text || kind == .clause ? all : all.filter { !beginsWithNoun($0) }
    guard !kind.isText, !marks.isEmpty else { return named }
    return named.filter { match in
      match.end < sentence.count
        && (sentence.hasWord(of: marks, at: match.end)
          || starts(match.end).contains { sentence.hasWord(of: marks, at: $0) }
          || sentence.hasWord(of: language.fillers, at: match.end)
          || language.isPause(sentence.tokens[match.end]))
    }
  }
}
