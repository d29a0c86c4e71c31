// The parts of a sentence that templates explain although no template fits.

extension SentenceMatcher {
  /// A place in the grammar that the beginning of a sentence reaches.
  struct Reach {
    let node: Index
    /// A template that contains the place.
    let template: Index
    /// The first word that isn't explained.
    let word: Int
    /// The weight of the words that templates contain.
    let weight: Int
  }

  /// The weight of a word that is typical of few sentences and required in a near miss.
  private static let typicalWeight = 3
  /// The weight of a word without spaces around it: two kanji, or one with its kana.
  private static let typicalWeightOfCharacters = 5

  /// The minimum weight of a near miss, for a script with a word for each letter or without.
  private var minimumWeight: Int {
    slots.language.habits.movesToFront ? Self.typicalWeight : Self.typicalWeightOfCharacters
  }

  /// Returns the best place for each intent, best first.
  ///
  /// Only words of templates make a place good, since names and texts fit any words.
  mutating func reaches() -> [Reach] {
    weights = wordWeights()
    var places = Array(repeating: [Index: Int](), count: count + 1)
    for (start, _) in starts() { places[start][SentenceGrammar.root] = 0 }
    var best: [Index: Reach] = [:]
    for index in 0...count {
      var open = Array(places[index].keys)
      while let node = open.popLast(), let weight = places[index][node] {
        note(node, at: index, weight, in: &best)
        for step in steps(from: node, at: index) {
          let total = weight + step.weight
          if let known = places[step.end][step.target], known >= total { continue }
          places[step.end][step.target] = total
          if step.end == index { open.append(step.target) }
        }
      }
    }
    return best.values.sorted {
      ($1.weight, $1.word, $0.template) < ($0.weight, $0.word, $1.template)
    }
  }

  /// Keeps a place if it is better than the best known one of its intent.
  private func note(_ node: Index, at index: Int, _ weight: Int, in best: inout [Index: Reach]) {
    guard weight >= minimumWeight, let template = grammar.templateIndex(through: node),
      allowsTemplate(template)
    else { return }
    let intent = grammar.templates[Int(template)].intent
    let word = positions[index].next
    guard intent != SentenceGrammar.nothing, word < count || !grammar.endsTemplate(node) else {
      return
    }
    // The order in which places are found differs between processes, so a tie has a rule.
    if let known = best[intent],
      (known.weight, known.word, template, node) >= (weight, word, known.template, known.node)
    {
      return
    }
    best[intent] = Reach(node: node, template: template, word: word, weight: weight)
  }

  /// A part of a template that explains some words.
  private struct Step {
    let target: Index
    let end: Int
    var weight = 0
  }

  /// Returns the parts that can follow a place, in the words from an index.
  private mutating func steps(from node: Index, at index: Int) -> [Step] {
    let position = positions[index].next
    let place = grammar.nodes[Int(node)]
    var steps: [Step] = []
    if position < count, positions[position].symbol >= 0,
      let target = grammar.target(of: node, word: positions[position].symbol)
    {
      steps.append(
        Step(target: target, end: position + 1, weight: weight(position..<position + 1)))
    }
    for number in place.edges {
      let edge = grammar.edges[number]
      switch edge.part {
      case .assignment: steps.append(Step(target: edge.target, end: index))
      case .appName: if app != nil { steps.append(Step(target: edge.target, end: index)) }
      case .pause: if isPause(from: index) { steps.append(Step(target: edge.target, end: index)) }
      case .rule(let rule):
        for number in parts(of: rule, at: index) {
          let part = parts[number]
          let range = position..<max(position, part.end)
          steps.append(
            Step(
              target: edge.target, end: part.end == position ? index : part.end,
              weight: weight(range, without: part.captures)))
        }
      case .slot(let slot) where !grammar.slots[Int(slot)].kind.isIgnored:
        for number in matches(of: slot, at: position) {
          steps.append(Step(target: edge.target, end: matches[number].end))
        }
      case .slot: break
      }
    }
    return steps
  }

  /// Returns the weight of words, without those of slots.
  private func weight(_ range: Range<Int>, without captures: CaptureTree.Index = CaptureTree.none)
    -> Int
  {
    var weight = weights[range].reduce(0, +)
    for case .slot(_, let start, let match) in self.captures.captures(captures) {
      let values = Int(start)..<max(Int(start), matches[Int(match)].end)
      weight -= weights[values.clamped(to: range)].reduce(0, +)
    }
    return weight
  }

  /// Returns the weight of each word of the sentence.
  private func wordWeights() -> [Int] {
    let (language, days) = (slots.language, slots.wordsOfDays())
    return slots.words.enumerated().map { index, word -> Int in
      switch word.kind {
      case .separator, .sign: 0
      case .number: 1
      case .letters:
        word.text.count < 3 || language.emptyWords.contains(word.text)
          || language.articles.contains(word.text) ? 1 : Self.typicalWeight
      case .ideograph:
        word.text.allSatisfy(\.isHiragana) || days.contains(index) ? 1 : Self.typicalWeight
      }
    }
  }
}
