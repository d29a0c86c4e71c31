/// The places and parts of a grammar while templates are added to it.
struct GrammarDraft {
  typealias Index = SentenceGrammar.Index

  /// A place between two parts of templates.
  struct Node {
    /// The nodes after words.
    var words: [(word: Index, target: Index)] = []
    /// The edges for parts that aren't words.
    var edges: [SentenceGrammar.Edge] = []
    /// The templates that end here.
    var templates: [Index] = []
    /// Whether the pattern of a rule ends here.
    var endsRule = false
    /// A template that contains the place.
    let template: Index
  }

  var templates: [SentenceGrammar.Template] = []
  var nodes: [Node] = [Node(template: 0)]
  /// The first nodes of the rules.
  var rules: [Index] = []
  var slots: [SentenceSlot] = []
  /// The kinds of the slots, each once, by slot.
  var kindOfSlot: [Index] = []
  var kinds: [SentenceSlot.Kind] = []
  var assignments: [SentenceGrammar.Assignment] = []
  /// The words of all templates.
  private(set) var words = WordTable()
  private var targets = IndexTable()

  /// Returns the node after a word, adding it if necessary.
  mutating func addTarget(of node: Index, word: String) -> Index {
    let symbol = words.insert(word)
    let key = IndexTable.key(node, symbol)
    if let target = targets[key] { return target }
    let target = addNode()
    targets[key] = target
    nodes[Int(node)].words.append((Index(symbol), target))
    return target
  }

  /// Returns the node after a part that isn't a word, adding it if necessary.
  mutating func addTarget(of node: Index, part: SentenceGrammar.Part) -> Index {
    if let edge = nodes[Int(node)].edges.first(where: { $0.part == part }) { return edge.target }
    let target = addNode()
    nodes[Int(node)].edges.append(SentenceGrammar.Edge(part: part, target: target))
    return target
  }

  mutating func addNode() -> Index {
    nodes.append(Node(template: Index(templates.count)))
    return Index(nodes.count - 1)
  }
}
