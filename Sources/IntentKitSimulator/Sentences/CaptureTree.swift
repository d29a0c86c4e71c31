/// The slots and assignments of many readings of a sentence, with shared parts.
struct CaptureTree {
  typealias Index = Int32

  /// A slot with its words, or an assignment.
  enum Capture {
    /// A slot of the grammar, its first word and its match.
    case slot(SentenceGrammar.Index, start: Int32, match: Int32)
    /// An assignment of the grammar.
    case assignment(SentenceGrammar.Index)
  }

  private enum Node {
    case capture(Capture)
    case pair(Index, Index)
  }

  private var nodes: [Node] = []

  /// The index of no captures.
  static let none: Index = -1

  /// Reserves space for a number of captures and of their combinations.
  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  mutating func add(_ capture: Capture) -> Index {
    nodes.append(.capture(capture))
    return Index(nodes.count - 1)
  }

  /// Returns the captures of one part followed by the ones of another.
  mutating func join(_ first: Index, _ second: Index) -> Index {
    if first == Self.none { return second }
    if second == Self.none { return first }
    nodes.append(.pair(first, second))
    return Index(nodes.count - 1)
  }

  /// Returns captures in the order of the sentence.
  func captures(_ index: Index) -> [Capture] {
    var captures: [Capture] = []
    var open = [index]
    while let index = open.popLast() {
      guard index != Self.none else { continue }
      switch nodes[Int(index)] {
      case .capture(let capture): captures.append(capture)
      case .pair(let first, let second): open += [second, first]
      }
    }
    return captures
  }
}
