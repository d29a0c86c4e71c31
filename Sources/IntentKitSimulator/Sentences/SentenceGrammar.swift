import IntentKitCore

/// The templates of all sentences that the user can say, compiled for matching.
///
/// Templates share their beginnings: a sentence is compared word by word with all of them at once,
/// so the cost depends on the sentence and hardly on the number of templates. Groups and rules are
/// separate networks that are matched once at each word, however many templates use them.
final class SentenceGrammar: Sendable {
  /// An index into one of the tables of the grammar.
  typealias Index = Int32

  /// A place between two parts of templates.
  struct Node: Sendable {
    /// The words that can follow.
    let words: Range<Int>
    /// The edges for parts that aren't words.
    let edges: Range<Int>
    /// The templates that end here.
    let templates: Range<Int>
    /// Whether the pattern of a rule ends here.
    let endsRule: Bool
    /// A template that contains the place.
    let template: Index
    /// The words that every way from here to the end of a template or rule contains.
    let required: WordSet
  }

  /// A part of a template that isn't a word.
  struct Edge: Sendable {
    let part: Part
    let target: Index
    /// The words that every way through the edge contains.
    var required = WordSet.none
  }

  /// The kinds of parts that aren't words.
  enum Part: Sendable, Hashable {
    case rule(Index)
    case slot(Index)
    case assignment(Index)
    /// The condition that the sentence names the app.
    case appName
    /// The condition that the speaker pauses.
    case pause
  }

  /// A pattern that is matched at many words.
  struct Rule: Sendable {
    /// The node at which the pattern begins.
    let start: Index
    /// The words with which the pattern can begin.
    let firstWords: WordSet
    /// Whether the pattern can begin with anything but a word.
    let startsWithAnything: Bool
    /// Whether the pattern can have no words.
    let isOptional: Bool
  }

  /// A template and its intent.
  struct Template: Sendable {
    /// The intent, or ``SentenceGrammar/nothing``.
    let intent: Index
    let text: String
  }

  /// A parameter that words set without a slot.
  struct Assignment: Sendable, Hashable {
    let path: [String]
    let value: ParameterValue
  }

  /// The intents with templates.
  let intents: [IntentSchema]
  let templates: [Template]
  let nodes: [Node]
  /// The edges of all nodes.
  let edges: [Edge]
  /// The templates that end at nodes.
  let endings: [Index]
  let rules: [Rule]
  let slots: [SentenceSlot]
  /// The kinds of the slots, each once, by slot.
  let kindOfSlot: [Index]
  /// The different kinds of the slots.
  let kinds: [SentenceSlot.Kind]
  let assignments: [Assignment]
  /// The rules for words around a sentence.
  let frame: Frame

  /// The words of all templates.
  private let words: WordTable
  /// The words that can follow nodes.
  private let followers: [Index]
  /// The nodes after a word, by node and word.
  private let wordEdges: IndexTable

  /// The rules for words around a sentence, each of which can be missing.
  struct Frame: Sendable {
    /// Words before a sentence that have nothing to do with it.
    var preface: Index?
    /// A reason before a sentence and a mark, all words of which belong to it.
    var reason: Index?
    /// Polite words before a sentence.
    var opening: Index?
    /// Polite words after a sentence.
    var closing: Index?
    /// Polite words after a sentence and a mark, because without the mark they can be part of it.
    var address: Index?
    /// Words after a sentence that can as well be part of it.
    var thanks: Index?
    /// Words after a sentence and a mark that have nothing to do with it.
    var afterthought: Index?
  }

  /// The intent of sentences that mean no request.
  static let nothing: Index = -1

  /// The node at which all templates begin.
  static let root: Index = 0

  /// Returns the number of a word, or nil if no template contains it.
  func symbol(_ word: String) -> Index? { words.number(of: word).map { Index($0) } }

  /// Returns the number of a word of a sentence, or nil if no template contains it.
  func symbol(_ word: SpokenWords.Word) -> Index? {
    words.number(of: word.text, hash: word.hash).map { Index($0) }
  }

  /// Returns the node after a word, if any.
  func target(of node: Index, word: Index) -> Index? {
    wordEdges[IndexTable.key(node, Int(word))]
  }

  // MARK: - Near misses

  /// Returns whether a template can end at a place.
  func endsTemplate(_ node: Index) -> Bool { !nodes[Int(node)].templates.isEmpty }

  /// Returns the index of the template on whose way a place is, or nil if it is in a rule.
  func templateIndex(through node: Index) -> Index? {
    let index = nodes[Int(node)].template
    return Int(index) < templates.count ? index : nil
  }

  /// Returns the words or slots that can follow a place.
  func expectations(after node: Index) -> [String] {
    var found = words(after: node)
    for edge in edges[nodes[Int(node)].edges] {
      switch edge.part {
      case .slot(let slot): found.append("{\(slots[Int(slot)].name)}")
      case .rule(let rule): found += expectations(after: rules[Int(rule)].start)
      case .assignment: found += expectations(after: edge.target)
      case .appName: found.append("{app}")
      case .pause: found.append(",")
      }
    }
    return Set(found).sorted()
  }

  /// Returns the words that can follow a place, in a script without spaces up to where they end or
  /// become others.
  private func words(after node: Index, limit: Int = 4) -> [String] {
    followers[nodes[Int(node)].words].flatMap { word -> [String] in
      let text = words.words[Int(word)]
      guard limit > 0, text.unicodeScalars.allSatisfy({ $0.wordKind == .ideograph }),
        let target = target(of: node, word: word)
      else { return [text] }
      let place = nodes[Int(target)]
      let ends = !place.templates.isEmpty || place.endsRule || !place.edges.isEmpty
      let rest = ends ? [] : words(after: target, limit: limit - 1)
      return rest.isEmpty ? [text] : rest.map { text + $0 }
    }
  }

  // MARK: - Creation

  /// Creates a grammar from its draft.
  init(_ draft: GrammarDraft, for intents: [IntentSchema], frame: Frame) {
    self.intents = intents
    self.frame = frame
    templates = draft.templates
    var beginnings = RuleBeginnings(draft)
    rules = draft.rules.map { beginnings.rule(startingAt: $0) }
    slots = draft.slots
    kindOfSlot = draft.kindOfSlot
    kinds = draft.kinds
    assignments = draft.assignments
    words = draft.words
    var nodes: [Node] = []
    var edges: [Edge] = []
    var endings: [Index] = []
    var followers: [Index] = []
    var wordEdges = IndexTable(capacity: draft.nodes.count)
    var requirements = RequiredWords(draft)
    for (number, node) in draft.nodes.enumerated() {
      nodes.append(
        Node(
          words: followers.count..<followers.count + node.words.count,
          edges: edges.count..<edges.count + node.edges.count,
          templates: endings.count..<endings.count + node.templates.count,
          endsRule: node.endsRule, template: node.template,
          required: requirements.words(after: number)))
      followers += node.words.map(\.word)
      edges += node.edges.map {
        Edge(part: $0.part, target: $0.target, required: requirements.words(of: $0))
      }
      endings += node.templates
      for (word, target) in node.words {
        wordEdges[IndexTable.key(Index(number), Int(word))] = target
      }
    }
    self.nodes = nodes
    self.edges = edges
    self.endings = endings
    self.followers = followers
    self.wordEdges = wordEdges
  }
}
