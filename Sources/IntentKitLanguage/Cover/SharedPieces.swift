import LanguageFiles

/// The pieces that all requests and answers share: openings, polite words, fillers, the app.
struct SharedPieces: Sendable {
  private let pieces: [PreparedFrame.Piece]
  /// The pieces that begin with a word of each class.
  private let byClass: [[Int]]
  /// The pieces that begin with a value.
  private let values: [Int]

  init(_ language: PreparedLanguage) {
    let pieces = language.table.sharedPieces.flatMap { piece in
      PreparedFrame.withoutLeadingOption(piece.elements).map {
        PreparedFrame.prepared(
          piece, $0, nil, language, { _ in 0 }, kind: PreparedFrame.Kind(label: piece.label))
      }
    }
    self.pieces = pieces
    byClass = pieces.indices.reduce(
      into: Array(repeating: [], count: language.table.classes.count)
    ) { byClass, number in
      if let wordClass = pieces[number].firstClass { byClass[wordClass].append(number) }
    }
    values = pieces.indices.filter { pieces[$0].firstClass == nil }
  }

  /// Returns the pieces that all intents share at each token, and the pauses.
  func steps(_ matcher: inout PieceMatcher) -> [[Cover.Step]] {
    var all: [[Cover.Step]] = Array(repeating: [], count: matcher.sentence.count + 1)
    for start in 0..<matcher.sentence.count {
      if matcher.language.isPause(matcher.sentence.tokens[start]) {
        let match = PieceMatcher.Match(
          end: start + 1, parts: [.init(range: start..<start + 1, role: .pause)])
        all[start].append(Cover.Step(start: start, match: match, piece: nil))
      }
      var numbers = values
      for start in matcher.starts(start) {
        for word in matcher.sentence.words[start] { numbers += byClass[word.wordClass] }
      }
      for number in Set(numbers).sorted() where matcher.canMatch(pieces[number]) {
        let matches = matcher.matches(pieces[number], at: start)
        // “I need to” isn't “I need” before a place.
        let longest = matches.map(\.end).max()
        for match in matches where match.end == longest || match.app != nil {
          var match = match
          match.cost += pieces[number].kind == .app ? Costs.app : Costs.filler
          if match.app == nil {
            match.parts = match.parts.map { .init(range: $0.range, role: .filler) }
          }
          all[start].append(Cover.Step(start: start, match: match, piece: pieces[number]))
        }
      }
    }
    return all
  }

  /// Returns the tokens at which a text can end because only the app and polite words follow.
  static func textEnds(_ shared: [[Cover.Step]], _ sentence: Sentence) -> [Int] {
    var ends: Set<Int> = [sentence.count]
    for start in (0..<sentence.count).reversed() {
      let endsHere = shared[start].contains { step in
        ends.contains(step.match.end)
          && (step.piece == nil || step.piece?.kind == .app || step.piece?.label == "polite")
      }
      if endsHere { ends.insert(start) }
    }
    return ends.sorted()
  }
}

extension PreparedFrame.Kind {
  /// Creates the kind of a shared piece from its label.
  init(label: String) {
    switch label {
    case "app": self = .app
    case "particle": self = .particle
    case "correction": self = .correction
    case "opening", "question", "greeting": self = .opening
    default: self = .filler
    }
  }
}
