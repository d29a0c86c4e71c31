import LanguageFiles

/// Finds the pieces of a sentence.
struct PieceMatcher {
  let language: PreparedLanguage
  var sentence: Sentence
  var values: ValueMatcher
  var names: NameMatcher
  /// The nouns of the intent's domain, with which no name of it begins: “reminders”, “the note Menu”.
  var domainNouns = ClassSet()
  /// Whether the intent is an app's own, to which no domain belongs.
  var isCustom = false
  /// The phrases that name an app, by their first token.
  var appPhrases: [[Match]]

  // The piece that is being matched, up to the current word.
  private var label = ""
  private var parts: [Part] = []
  private var bindings: [Binding] = []
  private var found: [Match] = []

  /// A part of a sentence with its role.
  struct Part: Sendable, Hashable {
    let range: Range<Int>
    let role: ExplainedWord.Role
  }

  /// A value for a parameter.
  struct Binding: Sendable {
    let receiver: String
    let kind: RoleKind
    let isMoment: Bool
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
    /// The app that the piece names, by position.
    var app: Int?
    var bindings: [Binding] = []
    var parts: [Part] = []
  }

  /// The place before which the match of a piece stands, with the cost and the roles of the words so far.
  private struct Position {
    var end: Int
    var cost = 0
    var halves: UInt64 = 0
    var app: Int?
  }

  init(_ language: PreparedLanguage, _ sentence: Sentence) {
    self.language = language
    self.sentence = sentence
    values = ValueMatcher(language, tokenCount: sentence.count)
    names = NameMatcher(language, textEnds: [], tokenCount: sentence.count)
    appPhrases = Array(repeating: [], count: sentence.count + 1)
  }

  /// Returns whether all words that a piece needs are in the sentence.
  func canMatch(_ piece: PreparedFrame.Piece) -> Bool {
    piece.classes.allSatisfy { sentence.classes.contains($0) }
  }

  /// Returns whether a piece that begins with a value can begin at a token.
  func canBegin(_ piece: PreparedFrame.Piece, at start: Int) -> Bool {
    guard case .value(_, .value(_, let reference), _)? = piece.elements.first else { return true }
    return starts(start).contains { language.values.canBegin(reference, in: sentence, at: $0) }
  }

  /// Returns the ways in which a piece covers words from a token on.
  mutating func matches(_ piece: PreparedFrame.Piece, at start: Int) -> [Match] {
    label = piece.label
    match(piece.elements[...], Position(end: start))
    defer { found.removeAll(keepingCapacity: true) }
    return found
  }

  /// Matches the rest of a piece: without a filler before it, or with one if nothing else fits.
  private mutating func match(
    _ elements: ArraySlice<PreparedFrame.Element>, _ position: Position
  ) {
    guard let element = elements.first else {
      found.append(
        Match(
          end: position.end, cost: position.cost, halves: position.halves, app: position.app,
          bindings: bindings, parts: parts))
      return
    }
    sentence.steps += 1
    var count = found.count
    match(element, then: elements.dropFirst(), position)
    // An optional word can also stand after the filler.
    let isOptional = if case .word(_, true, _) = element { true } else { false }
    guard found.count == count || isOptional, !parts.isEmpty, position.end < sentence.count else {
      return
    }
    count = found.count
    for (skip, skipped) in skips(at: position) {
      parts += skipped
      match(element, then: elements.dropFirst(), skip)
      parts.removeLast(skipped.count)
      if found.count > count { return }
    }
  }

  private mutating func match(
    _ element: PreparedFrame.Element, then rest: ArraySlice<PreparedFrame.Element>,
    _ position: Position
  ) {
    switch element {
    case .word(let wordClass, let isOptional, let isNoun):
      if isOptional { match(rest, position) }
      guard sentence.classes.contains(wordClass) else { return }
      match(wordClass, at: position.end, then: rest, position)
      guard isNoun, sentence.has(.determiner, at: position.end) else { return }
      for word in sentence.words[position.end] where word.traits.contains(.determiner) {
        match(wordClass, at: word.end, then: rest, position)
      }
    case .value(let receiver, let kind, let halves):
      guard position.end < sentence.count, isMarked(position.end, kind) else { return }
      // After a pause, a text would be a second sentence; a filler before one is a part of it.
      if kind.isText, parts.last?.role == .pause || parts.last?.role == .filler { return }
      // An article belongs to the name after it.
      if kind.nameKind != nil, parts.last?.role == .filler,
        sentence.has(.determiner, at: position.end - 1)
      {
        return
      }
      matchValue(receiver, kind, halves, then: rest, position)
    }
  }

  /// Matches a word of a class that begins at a token, with an article before it.
  private mutating func match(
    _ wordClass: Int, at start: Int, then rest: ArraySlice<PreparedFrame.Element>,
    _ position: Position
  ) {
    for word in sentence.words[start] where word.wordClass == wordClass {
      parts.append(Part(range: position.end..<word.end, role: .word(of: label)))
      var next = position
      next.end = word.end
      match(rest, next)
      parts.removeLast()
    }
  }

  /// Whether a name needs no mark before it: in a language whose marks follow, or with a capital.
  private func isMarked(_ start: Int, _ kind: RoleKind) -> Bool {
    guard language.marksPrecede, parts.isEmpty, names.expectation != .name else { return true }
    switch kind {
    case .value, .app, .option, .vocabulary, .parameter, .quote: return true
    default: break
    }
    if (max(start - 1, 0)...start).contains(where: { sentence.has(.indefinite, at: $0) }) {
      return false
    }
    let start = starts(start).last ?? start
    let isFirst = start == 0 && names.expectation == .none
    return start < sentence.count
      && (sentence.tokens[start].isCapitalized && !isFirst || !sentence.names[start].isEmpty)
  }

  /// Returns the positions after a filler, a pause or the app, which can stand between the words of
  /// a pattern.
  private func skips(at position: Position) -> [(Position, [Part])] {
    var skips: [(Position, [Part])] = []
    func add(_ skipped: [Part], end: Int, cost: Int, app: Int? = nil) {
      var next = position
      next.end = end
      next.cost += cost
      next.app = app ?? position.app
      skips.append((next, skipped))
    }
    let start = position.end
    if language.isPause(sentence.tokens[start]) {
      add([Part(range: start..<start + 1, role: .pause)], end: start + 1, cost: Costs.pauseInside)
    }
    for phrase in appPhrases[start] {
      add(phrase.parts, end: phrase.end, cost: Costs.app + Costs.pauseInside, app: phrase.app)
    }
    if sentence.has(.filler, at: start) {
      for word in sentence.words[start] where word.traits.contains(.filler) {
        add(
          [Part(range: start..<word.end, role: .filler)], end: word.end,
          cost: Costs.filler + Costs.pauseInside)
      }
    }
    return skips
  }

  /// Returns the tokens at which a noun can begin: here, or after an article.
  func starts(_ index: Int) -> [Int] {
    guard sentence.has(.determiner, at: index) else { return index < sentence.count ? [index] : [] }
    return [index] + sentence.words[index].filter { $0.traits.contains(.determiner) }.map(\.end)
  }

  // MARK: - Values

  private mutating func matchValue(
    _ receiver: String, _ kind: RoleKind, _ halves: PreparedFrame.Halves,
    then rest: ArraySlice<PreparedFrame.Element>, _ position: Position
  ) {
    let start = position.end
    switch kind {
    case .app:
      for name in sentence.names[start] {
        guard case .app(let app) = name.kind else { continue }
        var next = position
        (next.end, next.app) = (name.end, app)
        parts.append(Part(range: start..<name.end, role: .app))
        match(rest, next)
        parts.removeLast()
      }
    case .option, .vocabulary, .parameter:
      for first in starts(start) {
        for name in sentence.names[first] {
          guard let fields = name.fields(as: kind) else { continue }
          var next = position
          (next.end, next.cost) = (name.end, position.cost + Costs.knownName)
          bind(
            Binding(
              receiver: receiver, kind: kind, isMoment: false, value: first..<name.end,
              elements: [], fields: fields), from: start, then: rest, next)
        }
      }
    case .value(let name, let reference):
      for first in starts(start) {
        for value in values.matches(name, reference, in: &sentence, at: first) {
          var next = position
          if value.fields.hasDay { next.halves |= halves.day }
          if value.fields.hasTime { next.halves |= halves.time }
          (next.end, next.cost) = (value.end, position.cost + Costs.value)
          bind(
            Binding(
              receiver: receiver, kind: kind, isMoment: halves.isMoment,
              value: first..<value.end, elements: [], fields: value.fields), from: start,
            then: rest, next)
        }
      }
    default:
      for name in nameMatches(kind, at: start, before: Self.marks(rest)) {
        var next = position
        (next.end, next.cost) = (name.end, position.cost + name.cost)
        bind(
          Binding(
            receiver: receiver, kind: kind, isMoment: false, value: name.value,
            elements: name.elements, fields: Fields()), from: start, then: rest, next)
      }
    }
  }

  private mutating func bind(
    _ binding: Binding, from start: Int, then rest: ArraySlice<PreparedFrame.Element>,
    _ next: Position
  ) {
    parts.append(Part(range: start..<next.end, role: .value(of: binding.receiver)))
    bindings.append(binding)
    match(rest, next)
    bindings.removeLast()
    parts.removeLast()
  }

  /// Returns the classes of which a word must follow; empty if nothing must.
  private static func marks(_ elements: ArraySlice<PreparedFrame.Element>) -> ClassSet {
    var marks = ClassSet()
    for element in elements {
      guard case .word(let wordClass, let isOptional, _) = element else { return ClassSet() }
      marks.insert(wordClass)
      if !isOptional { return marks }
    }
    return ClassSet()
  }

  private mutating func nameMatches(
    _ kind: RoleKind, at start: Int, before marks: ClassSet
  ) -> [NameMatcher.Match] {
    let place: NameMatcher.Place =
      switch parts.last?.role {
      case nil: .first
      case .value?: .afterValue
      // After a comma, a list of names could continue.
      case .word? where sentence.has(.listLink, at: start - 1): .afterValue
      default: .afterMark
      }
    let all = names.matches(kind, in: &sentence, at: start, place: place, before: marks, &values)
    var named = all.filter { match in
      switch kind {
      case .clause: true
      case _ where language.marksPrecede:
        kind == .text || !hasDomainNoun(match, kind, from: start)
      // A text begins with no word of the request, and one before everything else contains none.
      case .text: place == .first ? !containsNoun(match) : !beginsWithNoun(match)
      case .title: place != .first && !hasNoun(match, of: domainNouns) || !containsNoun(match)
      case .singleName, .person, .people: !hasNoun(match, of: language.allNouns)
      default: !hasNoun(match, of: domainNouns)
      }
    }
    // “Order a taxi” asks for a ride.
    if isCustom, [.title, .name, .names].contains(kind) {
      for index in named.indices
      where sentence.hasWord(of: language.allNouns, at: named[index].value.lowerBound) {
        named[index].cost += Costs.otherName
      }
    }
    guard !kind.isText, !marks.isEmpty else { return named }
    return named.filter { match in
      match.end < sentence.count
        && (sentence.hasWord(of: marks, at: match.end) || sentence.has(.filler, at: match.end)
          || starts(match.end).contains { sentence.hasWord(of: marks, at: $0) }
          || language.isPause(sentence.tokens[match.end]) || !appPhrases[match.end].isEmpty)
    }
  }

  /// Whether a name that isn't quoted begins with a noun of the domain, or the name of a thing has
  /// one.
  private func hasDomainNoun(
    _ match: NameMatcher.Match, _ kind: RoleKind, from start: Int
  ) -> Bool {
    guard match.end == match.value.upperBound else { return false }
    let isThing = kind == .name || kind == .names
    let hasArticle = match.value.lowerBound > start
    return (isThing ? match.value : match.value.prefix(1)).contains { index in
      (hasArticle || sentence.names[index].isEmpty)
        && !(sentence.tokens[index].isCapitalized && index > 0)
        && sentence.has(.noun, at: index) && sentence.hasWord(of: domainNouns, at: index)
    }
  }

  /// Whether a name that isn't quoted begins with one of these nouns, or ends with one in a
  /// language whose nouns follow what belongs to them.
  private func hasNoun(_ match: NameMatcher.Match, of nouns: ClassSet) -> Bool {
    match.elements.contains { range in
      let start = range.lowerBound
      guard match.elements.count > 1 || match.end == match.value.upperBound,
        sentence.names[start].isEmpty
      else { return false }
      if sentence.has(.noun, at: start), sentence.hasWord(of: nouns, at: start),
        !(sentence.tokens[start].isCapitalized && start > 0)
      {
        return true
      }
      return !language.marksPrecede
        && range.contains { index in
          sentence.has(.noun, at: index)
            && sentence.words[index].contains {
              $0.end == range.upperBound && nouns.contains($0.wordClass)
            }
        }
    }
  }

  private func isQuoted(_ match: NameMatcher.Match) -> Bool {
    let start = match.value.lowerBound
    return start > 0 && language.quotes[sentence.tokens[start - 1].text] != nil
  }

  /// Whether a text that isn't quoted begins with a noun of the domain.
  private func beginsWithNoun(_ match: NameMatcher.Match) -> Bool {
    !language.marksPrecede && !isQuoted(match)
      && sentence.hasWord(of: domainNouns, at: match.value.lowerBound)
  }

  /// Whether a text that isn't quoted contains a noun of the domain.
  private func containsNoun(_ match: NameMatcher.Match) -> Bool {
    !language.marksPrecede && !isQuoted(match)
      && match.value.contains {
        sentence.has(.noun, at: $0) && sentence.hasWord(of: domainNouns, at: $0)
      }
  }
}

extension WorldNames.Match {
  /// Returns what the name says as a kind of value, or nil if it is another kind.
  fileprivate func fields(as role: RoleKind) -> Fields? {
    var fields = Fields()
    switch (kind, role) {
    case (.option(let number), .option): fields["number"] = .number(Double(number))
    case (.vocabulary, .vocabulary): break
    case (.parameter(let name), .parameter(let expected)) where name == expected: break
    default: return nil
    }
    return fields
  }
}
