/// Finds the words without which a sentence can't fit the rest of a template.
struct RequiredWords {
  private let draft: GrammarDraft
  private var known: [WordSet?]

  init(_ draft: GrammarDraft) {
    self.draft = draft
    known = Array(repeating: nil, count: draft.nodes.count)
  }

  /// Returns the words that every way from a node to the end of its template or rule contains.
  mutating func words(after node: Int) -> WordSet {
    if let words = known[node] { return words }
    let place = draft.nodes[node]
    var words = place.endsRule || !place.templates.isEmpty ? WordSet.none : .all
    for (word, target) in place.words {
      words = words.intersection(self.words(from: word, to: Int(target)))
    }
    for edge in place.edges { words = words.intersection(self.words(of: edge)) }
    known[node] = words
    return words
  }

  /// Returns the words that every way from a word contains, with the word and the pairs that it
  /// begins.
  private mutating func words(from word: SentenceGrammar.Index, to node: Int) -> WordSet {
    let place = draft.nodes[node]
    var words = self.words(after: node)
    if !place.endsRule, place.templates.isEmpty, place.edges.isEmpty {
      // Only words follow, so each way begins with a pair.
      var pairs = WordSet.all
      for (next, target) in place.words {
        var way = self.words(from: next, to: Int(target))
        way.insert(word, before: next)
        pairs = pairs.intersection(way)
      }
      words = words.union(pairs)
    }
    words.insert(word)
    return words
  }

  /// Returns the words that every way through an edge contains.
  mutating func words(of edge: SentenceGrammar.Edge) -> WordSet {
    let rest = words(after: Int(edge.target))
    guard case .rule(let rule) = edge.part else { return rest }
    return words(after: Int(draft.rules[Int(rule)])).union(rest)
  }
}
