import IntentKitCore

/// Compares one sentence with all templates of a grammar.
///
/// Each place in the grammar is compared with each word of the sentence at most once, so the cost
/// is bounded by their product, and in practice few places are reached. Of several readings with
/// the same intent, the one with the highest score remains: words of templates count most, then
/// values, then words of texts.
struct SentenceMatcher: ~Copyable {
  /// A reading of the sentence from a word to its end.
  struct Completion {
    let template: SentenceGrammar.Index
    let score: Int
    let captures: CaptureTree.Index
  }

  typealias Index = SentenceGrammar.Index

  /// A reading of a part of the sentence.
  struct Part {
    var end: Int
    var score: Int
    var captures: CaptureTree.Index
  }

  /// A word of the sentence, or its end.
  struct Position {
    /// The number of the word in the grammar; -1 for a word of no template and at the end.
    let symbol: Index
    /// The first word at or after this one that isn't a separator.
    var next: Int
    /// The words from here to the end, for a comparison with those that templates require.
    var rest = WordSet.none
  }

  /// The kinds of results that are kept.
  private enum ResultKind: Int {
    case completions, parts, matches

    /// Returns the key for a place of the grammar and a word of the sentence.
    func key(_ place: Index, _ index: Int) -> UInt64 {
      IndexTable.key(place, rawValue << 24 | index)
    }
  }

  let grammar: SentenceGrammar
  let slots: SlotMatcher
  /// The names of values of parameters.
  private let names: NameTables
  /// The app that the sentence names, whose name isn't among the words.
  let app: Int?
  /// The apps that handle each intent of the grammar.
  private let handlers: [[Int]]

  /// The weight of each word; only for near misses.
  var weights: [Int] = []
  /// The words, and the place after the last one.
  let positions: [Position]

  // The results by place and word, each as a range of a list.
  private var known = IndexTable(capacity: 64)
  private var completionLists: [[Completion]] = []
  private var partLists: [Range<Int>] = []
  /// The readings of rules, beginning with the one without words at each word.
  private(set) var parts: [Part]
  private var matchLists: [Range<Int>] = []
  /// The words that are possible values of slots.
  private(set) var matches: [SlotMatcher.Match] = []
  private(set) var captures = CaptureTree()

  /// The score of a word that a template contains.
  static let wordScore = 20
  /// The number of words from which readings of rules are compared as they grow.
  private static let longSentence = 40

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - grammar: The templates.
  ///   - words: The sentence, without the name of the app.
  ///   - slots: The reader of values.
  ///   - names: The names of values of parameters.
  ///   - app: The app that the sentence names, if any.
  ///   - handlers: The apps that handle each intent of the grammar.
  init(
    _ grammar: SentenceGrammar, _ words: SpokenWords, slots: SlotMatcher, names: NameTables,
    app: Int?, handlers: [[Int]]
  ) {
    self.grammar = grammar
    self.slots = slots
    self.names = names
    self.app = app
    self.handlers = handlers
    let count = words.words.count
    var positions = (0...count).map { index -> Position in
      guard index < count, !words.isKatakanaInsideName(index) else {
        return Position(symbol: -1, next: index)
      }
      let word = words.words[index]
      let symbol =
        grammar.symbol(word)
        ?? slots.language.contractions.match(in: words, at: index)
        .flatMap { grammar.symbol($0.value) } ?? -1
      return Position(symbol: symbol, next: index)
    }
    for index in words.words.indices.reversed() {
      let following = positions[index + 1]
      positions[index].rest = following.rest
      let symbol = positions[index].symbol
      if symbol >= 0 {
        positions[index].rest.insert(symbol)
        let next = positions[following.next].symbol
        if next >= 0 { positions[index].rest.insert(symbol, before: next) }
      }
      if words.words[index].kind == .separator { positions[index].next = following.next }
    }
    self.positions = positions
    parts = (0...count).map { Part(end: $0, score: 0, captures: CaptureTree.none) }
    // Most of these lists would grow several times for a sentence of usual length.
    parts.reserveCapacity(5 * count)
    partLists.reserveCapacity(4 * count)
    completionLists.reserveCapacity(4 * count)
    matches.reserveCapacity(4 * count)
    matchLists.reserveCapacity(4 * count)
    captures.reserveCapacity(4 * count)
  }

  /// The number of words.
  var count: Int { positions.count - 1 }

  /// Returns the best reading of the sentence for each intent.
  ///
  /// Polite words before and after the sentence are left out.
  mutating func readings() -> [Completion] {
    var found: [Completion] = []
    for (start, score) in starts() {
      complete(SentenceGrammar.root, at: start, score, CaptureTree.none, into: &found)
    }
    return found
  }

  // MARK: - Templates

  /// Adds the readings from a place and a word to the end of the sentence.
  ///
  /// - Parameters:
  ///   - node: The place in the grammar.
  ///   - index: The word.
  ///   - score: The score up to the word.
  ///   - leaf: The captures up to the word.
  ///   - found: The readings.
  private mutating func complete(
    _ node: Index, at index: Int, _ score: Int, _ leaf: CaptureTree.Index,
    into found: inout [Completion]
  ) {
    let position = positions[index].next
    let place = grammar.nodes[Int(node)]
    guard isPossible(place.required, from: position) else { return }
    if !place.templates.isEmpty,
      let ending = endScore(at: position, isAfterMark: position > index)
    {
      for template in grammar.endings[place.templates] where allowsTemplate(template) {
        merge(
          Completion(template: template, score: score + ending, captures: leaf), into: &found)
      }
    }
    if position < count, positions[position].symbol >= 0,
      let target = grammar.target(of: node, word: positions[position].symbol)
    {
      complete(target, at: position + 1, score + Self.wordScore, leaf, into: &found)
    }
    for number in place.edges {
      let edge = grammar.edges[number]
      guard isPossible(edge.required, from: position) else { continue }
      switch edge.part {
      case .assignment(let assignment):
        let capture = captures.add(.assignment(assignment))
        complete(edge.target, at: index, score, captures.join(leaf, capture), into: &found)
      case .appName:
        if app != nil { complete(edge.target, at: index, score, leaf, into: &found) }
      case .pause:
        if isPause(from: index) { complete(edge.target, at: index, score, leaf, into: &found) }
      case .rule(let rule):
        for number in parts(of: rule, at: index) {
          let part = parts[number]
          // After a part without words, the mark before the next word is still to come.
          let end = part.end == position ? index : part.end
          extend(edge.target, at: end, score + part.score, leaf, part.captures, into: &found)
        }
      case .slot(let slot):
        for match in matches(of: slot, at: position) {
          let end = positions[matches[match].end].next
          guard isPossible(grammar.nodes[Int(edge.target)].required, from: end),
            completes(edge.target, at: matches[match].end)
          else { continue }
          let capture = captures.add(
            .slot(slot, start: Int32(position), match: Int32(match)))
          extend(
            edge.target, at: matches[match].end, score + matches[match].score, leaf, capture,
            into: &found)
        }
      }
    }
  }

  /// Adds the readings that begin with a part of the sentence.
  private mutating func extend(
    _ node: Index, at index: Int, _ score: Int, _ leaf: CaptureTree.Index,
    _ capture: CaptureTree.Index, into found: inout [Completion]
  ) {
    let rest = memoized(node, at: index)
    guard !completionLists[rest].isEmpty else { return }
    let start = captures.join(leaf, capture)
    for completion in completionLists[rest] {
      merge(
        Completion(
          template: completion.template, score: score + completion.score,
          captures: captures.join(start, completion.captures)),
        into: &found)
    }
  }

  private mutating func completes(_ node: Index, at index: Int) -> Bool {
    !completionLists[memoized(node, at: index)].isEmpty
  }

  /// Returns the number of the list of readings from a place and a word to the end.
  private mutating func memoized(_ node: Index, at index: Int) -> Int {
    let key = ResultKind.completions.key(node, index)
    if let known = known[key] { return Int(known) }
    var found: [Completion] = []
    complete(node, at: index, 0, CaptureTree.none, into: &found)
    completionLists.append(found)
    known[key] = Int32(completionLists.count - 1)
    return completionLists.count - 1
  }

  func allowsTemplate(_ template: Index) -> Bool {
    let intent = grammar.templates[Int(template)].intent
    guard intent != SentenceGrammar.nothing else { return true }
    let handlers = handlers[Int(intent)]
    if let app { return handlers.contains(app) }
    return !handlers.isEmpty
  }

  /// Adds a reading, unless a better one has the same intent.
  private func merge(_ completion: Completion, into found: inout [Completion]) {
    let intent = grammar.templates[Int(completion.template)].intent
    for index in found.indices
    where grammar.templates[Int(found[index].template)].intent == intent {
      if found[index].score < completion.score { found[index] = completion }
      return
    }
    found.append(completion)
  }

  /// Returns whether the speaker pauses before the next word.
  func isPause(from index: Int) -> Bool {
    let position = positions[index].next
    guard position < count else { return false }
    return position > index || slots.isAfterSpace(position)
  }

  /// Returns whether the words from an index to the end contain some words.
  private func isPossible(_ required: WordSet, from index: Int) -> Bool {
    required.isSubset(of: positions[index].rest)
  }

  // MARK: - Rules

  /// Returns the best readings of a rule up to each word at which it can end.
  mutating func readings(of rule: Index, at index: Int) -> ArraySlice<Part> {
    let numbers = parts(of: rule, at: index)
    return parts[numbers]
  }

  /// Returns the numbers of the best readings of a rule up to each word at which it can end.
  ///
  /// The rule begins at the index itself, because it may require the mark there.
  mutating func parts(of rule: Index, at index: Int) -> Range<Int> {
    let position = positions[index].next
    let pattern = grammar.rules[Int(rule)]
    if !pattern.startsWithAnything {
      let canStart =
        position < count && positions[position].symbol >= 0
        && pattern.firstWords.contains(positions[position].symbol)
      if !canStart { return position..<(pattern.isOptional ? position + 1 : position) }
    }
    let key = ResultKind.parts.key(rule, index)
    if let known = known[key] { return partLists[Int(known)] }
    var found: [Part] = []
    var seen: [UInt64: Int] = [:]
    walk(pattern.start, parts[index], into: &found, &seen)
    let range = parts.count..<parts.count + found.count
    parts += found
    partLists.append(range)
    known[key] = Int32(partLists.count - 1)
    return range
  }

  private mutating func walk(
    _ node: Index, _ part: Part, into found: inout [Part], _ seen: inout [UInt64: Int]
  ) {
    let position = positions[part.end].next
    let place = grammar.nodes[Int(node)]
    guard isPossible(place.required, from: position) else { return }
    if place.endsRule {
      if let index = found.firstIndex(where: { $0.end == part.end }) {
        if found[index].score < part.score { found[index] = part }
      } else {
        found.append(part)
      }
    }
    if position < count, positions[position].symbol >= 0,
      let target = grammar.target(of: node, word: positions[position].symbol)
    {
      let longer = Part(
        end: position + 1, score: part.score + Self.wordScore, captures: part.captures)
      walk(target, longer, into: &found, &seen)
    }
    for number in place.edges {
      let edge = grammar.edges[number]
      guard isPossible(edge.required, from: position) else { continue }
      switch edge.part {
      case .assignment(let assignment):
        var longer = part
        longer.captures = captures.join(part.captures, captures.add(.assignment(assignment)))
        walk(edge.target, longer, into: &found, &seen)
      case .appName:
        if app != nil { walk(edge.target, part, into: &found, &seen) }
      case .pause:
        if isPause(from: part.end) { walk(edge.target, part, into: &found, &seen) }
      case .rule(let rule):
        for number in parts(of: rule, at: part.end) {
          let inner = parts[number]
          var longer = Part(
            end: inner.end == position ? part.end : inner.end, score: part.score + inner.score,
            captures: part.captures)
          guard isBest(longer, at: edge.target, &seen) else { continue }
          longer.captures = captures.join(part.captures, inner.captures)
          walk(edge.target, longer, into: &found, &seen)
        }
      case .slot(let slot):
        for match in matches(of: slot, at: position) {
          var longer = Part(
            end: matches[match].end, score: part.score + matches[match].score,
            captures: part.captures)
          guard isBest(longer, at: edge.target, &seen) else { continue }
          let capture = captures.add(.slot(slot, start: Int32(position), match: Int32(match)))
          longer.captures = captures.join(part.captures, capture)
          walk(edge.target, longer, into: &found, &seen)
        }
      }
    }
  }

  /// Returns whether no earlier reading reached a place with at least this score.
  ///
  /// Only in long sentences are there so many readings that the comparison pays.
  private func isBest(_ part: Part, at node: Index, _ seen: inout [UInt64: Int]) -> Bool {
    guard count > Self.longSentence else { return true }
    let key = IndexTable.key(node, part.end)
    if let score = seen[key], score >= part.score { return false }
    seen[key] = part.score
    return true
  }

  // MARK: - Slots

  /// Returns the numbers of the possible values of a slot that start at a word.
  mutating func matches(of slot: Index, at position: Int) -> Range<Int> {
    guard position < count else { return 0..<0 }
    // A slot with specific names has other values than the slots of its kind.
    let table = names.table(ofSlot: slot)
    let number = table == nil ? grammar.kindOfSlot[Int(slot)] : Index(grammar.kinds.count) + slot
    let key = ResultKind.matches.key(number, position)
    if let known = known[key] { return matchLists[Int(known)] }
    let kind = grammar.slots[Int(slot)].kind
    var found: [SlotMatcher.Match] = []
    if case .phrase(let rule) = kind {
      let limit = slots.limit(ofNameIn: grammar.slots[Int(slot)], from: position)
      for part in readings(of: rule, at: position) where part.end <= limit {
        found.append(SlotMatcher.Match(end: part.end, score: part.score, value: nil))
      }
    } else {
      found = slots.matches(of: kind, at: position)
    }
    if let table { slots.addNames(of: table, at: position, app: app, to: &found) }
    let range = matches.count..<matches.count + found.count
    matches += found
    matchLists.append(range)
    known[key] = Int32(matchLists.count - 1)
    return range
  }
}
