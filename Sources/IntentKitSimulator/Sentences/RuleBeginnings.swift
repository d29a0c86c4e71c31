/// Finds the words with which rules can begin.
struct RuleBeginnings {
  private let draft: GrammarDraft
  private var known: [Beginning?]

  /// The ways in which a pattern can continue from a place.
  private struct Beginning {
    var words = WordSet.none
    var isAnything = false
    var canEnd: Bool
  }

  init(_ draft: GrammarDraft) {
    self.draft = draft
    known = Array(repeating: nil, count: draft.nodes.count)
  }

  /// Returns the rule that begins at a node.
  mutating func rule(startingAt node: SentenceGrammar.Index) -> SentenceGrammar.Rule {
    let beginning = beginning(at: Int(node))
    return SentenceGrammar.Rule(
      start: node, firstWords: beginning.words, startsWithAnything: beginning.isAnything,
      isOptional: beginning.canEnd)
  }

  private mutating func beginning(at node: Int) -> Beginning {
    if let beginning = known[node] { return beginning }
    let place = draft.nodes[node]
    var beginning = Beginning(canEnd: place.endsRule)
    for (word, _) in place.words { beginning.words.insert(word) }
    for edge in place.edges {
      switch edge.part {
      case .slot, .assignment, .appName, .pause: beginning.isAnything = true
      case .rule(let rule):
        let inner = self.beginning(at: Int(draft.rules[Int(rule)]))
        add(inner, to: &beginning)
        guard inner.canEnd else { continue }
        let rest = self.beginning(at: Int(edge.target))
        add(rest, to: &beginning)
        beginning.canEnd = beginning.canEnd || rest.canEnd
      }
    }
    known[node] = beginning
    return beginning
  }

  private func add(_ other: Beginning, to beginning: inout Beginning) {
    beginning.words = beginning.words.union(other.words)
    beginning.isAnything = beginning.isAnything || other.isAnything
  }
}
