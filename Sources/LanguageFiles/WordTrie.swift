/// Sequences of tokens with the classes that they belong to.
///
/// All arrays are flat, so that a table is read without building a tree.
public struct WordTrie: Sendable, Hashable {
  /// A membership in a class.
  public struct Membership: Sendable, Hashable {
    public let wordClass: Int
    /// The form of the word.
    public let form: Int
    /// The value of the word as text, or an empty text.
    public let value: String

    public init(wordClass: Int, form: Int = 0, value: String = "") {
      self.wordClass = wordClass
      self.form = form
      self.value = value
    }
  }

  /// A sequence of tokens in a class.
  public struct Entry: Sendable, Hashable {
    public let tokens: [String]
    public let membership: Membership

    public init(_ tokens: [String], _ membership: Membership) {
      self.tokens = tokens
      self.membership = membership
    }
  }

  /// The tokens in ascending order; a token's number is its position.
  var tokens: [String] = []
  /// For each node, the position of its first edge; the last element is the number of edges.
  var firstEdges: [Int32] = [0, 0]
  var edgeTokens: [Int32] = []
  var edgeNodes: [Int32] = []
  /// For each node, the position of its first membership, and their number at the end.
  var firstMemberships: [Int32] = [0, 0]
  var memberships: [Membership] = []

  /// Creates an empty trie.
  init() {}

  /// Creates a trie with these sequences.
  public init(_ entries: [Entry]) {
    tokens = Set(entries.flatMap(\.tokens)).sorted(by: Self.precedes)
    var numbers: [String: Int32] = [:]
    for (number, token) in tokens.enumerated() { numbers[token] = Int32(number) }
    let sequences = Set(entries).map { ($0.tokens.compactMap { numbers[$0] }, $0.membership) }
      .filter { !$0.0.isEmpty }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    var nodes = [(range: sequences.indices, depth: 0)]
    var next = 0
    firstEdges = [0]
    firstMemberships = [0]
    while next < nodes.count {
      var (range, depth) = nodes[next]
      while let index = range.first, sequences[index].0.count == depth {
        memberships.append(sequences[index].1)
        range.removeFirst()
      }
      while let index = range.first {
        let token = sequences[index].0[depth]
        let end = range.first { sequences[$0].0[depth] != token } ?? range.upperBound
        edgeTokens.append(token)
        edgeNodes.append(Int32(nodes.count))
        nodes.append((index..<end, depth + 1))
        range = end..<range.upperBound
      }
      firstEdges.append(Int32(edgeTokens.count))
      firstMemberships.append(Int32(memberships.count))
      next += 1
    }
  }

  /// The order of tokens: that of their bytes, which is the same everywhere.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Returns the number of a token, or -1 if no sequence contains it.
  public func number(of token: String) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(tokens[middle], token) { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low] == token ? low : -1
  }

  /// Returns the node after a token, or nil if no sequence continues with it.
  public func node(after node: Int, token: Int) -> Int? {
    var (low, high) = (Int(firstEdges[node]), Int(firstEdges[node + 1]))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if Int(edgeTokens[middle]) < token { low = middle + 1 } else { high = middle }
    }
    return low < end && Int(edgeTokens[low]) == token ? Int(edgeNodes[low]) : nil
  }

  /// Returns the memberships of the sequence that ends at a node.
  public func memberships(at node: Int) -> ArraySlice<Membership> {
    memberships[Int(firstMemberships[node])..<Int(firstMemberships[node + 1])]
  }
}

extension WordTrie.Membership: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.wordClass, left.form, left.value) < (right.wordClass, right.form, right.value)
  }
}

private func < (
  left: ([Int32], WordTrie.Membership), right: ([Int32], WordTrie.Membership)
) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0.lexicographicallyPrecedes(right.0)
}
