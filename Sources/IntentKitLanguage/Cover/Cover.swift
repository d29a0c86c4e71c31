import LanguageFiles

/// The cheapest cover of a sentence by the pieces of an intent.
struct Cover: Sendable {
  /// A piece at its place.
  struct Step: Sendable {
    let start: Int
    let match: PieceMatcher.Match
    let piece: PreparedFrame.Piece?
    /// The roles that the step covers.
    var roles: UInt64 = 0

    /// Whether the first part of the step is a text.
    var beginsWithText: Bool {
      guard case .value? = match.parts.first?.role, let binding = match.bindings.first else {
        return false
      }
      return binding.kind.isText
    }

    /// Whether a text follows another value without a mark between them.
    var hasUnmarkedText: Bool {
      guard let text = match.bindings.first(where: { $0.kind.isText }),
        let index = match.parts.firstIndex(where: { $0.range.contains(text.value.lowerBound) })
      else { return false }
      guard index > 0, case .word = match.parts[index - 1].role else { return true }
      return false
    }

    /// Whether the step is a clause beside the request.
    var isAside: Bool { match.parts.first?.role == .aside }
  }

  let cost: Int
  let steps: [Step]
}

/// Finds the cheapest cover of a sentence by dynamic programming over its tokens.
///
/// A state at a token is the set of roles that are covered before it. The number of states at a
/// token is limited, so that the effort grows with the length of the sentence only.
struct CoverSearch {
  private let frame: PreparedFrame
  private let shared: [[Cover.Step]]
  private var nodes: [Node] = []
  /// The nodes at each token by their roles.
  private var states: [[UInt64: Int]]
  private let allowsLeftovers: Bool

  private struct Node {
    let cost: Int
    let previous: Int
    let step: Cover.Step?
  }

  /// The bit for a correction, after which a value replaces another one.
  static let correction: UInt64 = 1 << 63

  /// The bit for the beginning of a clause, where greetings and openings stand.
  static let beginning: UInt64 = 1 << 62

  /// The maximum number of states at a token; the cheapest ones remain.
  static let maximumStates = 24

  /// - Parameters:
  ///   - frame: The frame of an intent.
  ///   - shared: The shared pieces at each token.
  ///   - allowsLeftovers: Whether tokens can remain without a role.
  init(_ frame: PreparedFrame, shared: [[Cover.Step]], allowsLeftovers: Bool) {
    self.frame = frame
    self.shared = shared
    self.allowsLeftovers = allowsLeftovers
    states = Array(repeating: [:], count: shared.count)
  }

  /// Returns the cheapest cover, or nil if there is none.
  mutating func best(_ matcher: inout PieceMatcher, apps: Set<Int>) -> Cover? {
    let count = matcher.sentence.count
    nodes = [Node(cost: 0, previous: -1, step: nil)]
    states[0] = [Self.beginning: 0]
    for start in 0..<count where !states[start].isEmpty {
      let current = states[start].sorted { nodes[$0.value].cost < nodes[$1.value].cost }
        .prefix(Self.maximumStates)
      let steps = intentSteps(&matcher, at: start)
      for (roles, node) in current {
        for step in steps { add(step, after: node, roles) }
        for step in shared[start] where step.match.app.map(apps.contains) ?? true {
          if step.isAside, hasValue(in: start..<step.match.end, &matcher) { continue }
          add(step, after: node, roles)
        }
        if allowsLeftovers {
          let match = PieceMatcher.Match(
            end: start + 1, cost: Costs.leftover,
            parts: [.init(range: start..<start + 1, role: .leftover)])
          add(Cover.Step(start: start, match: match, piece: nil), after: node, roles)
        }
      }
      matcher.sentence.steps += current.count
    }
    let complete = states[count].filter { roles, _ in
      frame.needs.contains { $0 & roles == $0 }
    }
    guard
      let best = complete.min(by: {
        (nodes[$0.value].cost, $0.key) < (nodes[$1.value].cost, $1.key)
      })
    else { return nil }
    return cover(endingAt: best.value)
  }

  private func cover(endingAt node: Int) -> Cover {
    var steps: [Cover.Step] = []
    var index = node
    while let step = nodes[index].step {
      steps.append(step)
      index = nodes[index].previous
    }
    return Cover(cost: nodes[node].cost, steps: steps.reversed())
  }

  /// Returns whether a clause has a value of the intent, so that it isn't beside the request.
  private func hasValue(in range: Range<Int>, _ matcher: inout PieceMatcher) -> Bool {
    range.contains { start in
      intentSteps(&matcher, at: start).contains { step in
        step.match.end <= range.upperBound && step.match.bindings.contains { !$0.kind.isText }
      }
    }
  }

  /// Returns the pieces of the intent that begin at a token.
  private func intentSteps(_ matcher: inout PieceMatcher, at start: Int) -> [Cover.Step] {
    var numbers = frame.valuePieces
    for start in matcher.starts(start) {
      for word in matcher.sentence.words[start] {
        numbers += frame.piecesByClass[word.wordClass] ?? []
      }
    }
    // “I need to” begins a request; it doesn't contain the verb “need”.
    let opening = shared[start].filter { $0.piece?.kind == .opening }.map(\.match.end).max() ?? 0
    var steps: [Cover.Step] = []
    for number in Set(numbers).sorted() {
      let piece = frame.pieces[number]
      guard matcher.canMatch(piece) else { continue }
      for match in matcher.matches(piece, at: start)
      where match.end > opening || !match.bindings.isEmpty {
        var match = match
        match.cost += Costs.piece
        steps.append(
          Cover.Step(
            start: start, match: match, piece: piece, roles: piece.roles | match.halves))
      }
    }
    return steps
  }

  private mutating func add(_ step: Cover.Step, after node: Int, _ roles: UInt64) {
    var cost = nodes[node].cost + step.match.cost
    var next = roles | step.roles
    if step.match.app != nil { next |= frame.appRole }
    // A pause, or a clause before the request.
    let isPause = step.piece == nil && step.match.cost < Costs.leftover
    if step.piece?.kind == .opening, roles & Self.beginning == 0 { return }
    // A particle follows what it belongs to.
    if step.piece?.kind == .particle {
      let kind = nodes[node].step?.piece?.kind
      guard kind == .intent || kind == .particle else { return }
    }
    // Words that aren't understood would pass for a text.
    if allowsLeftovers, step.hasUnmarkedText { return }
    // A filler before a text is a part of it.
    if step.beginsWithText, nodes[node].step?.piece?.isFiller ?? false { return }
    // A clause after the request could be the text of a message.
    if step.isAside, roles & ~(Self.beginning | frame.appRole) != 0 { return }
    if isPause { next |= Self.beginning }
    if step.piece?.kind == .intent || step.match.cost >= Costs.leftover { next &= ~Self.beginning }
    if let piece = step.piece {
      let exclusive = piece.exclusive | step.match.halves
      if exclusive & roles != 0 {
        guard roles & Self.correction != 0 else { return }
        cost += Costs.correction
      }
      if piece.kind == .correction {
        // Something must precede what replaces it.
        guard nodes[node].step != nil, roles & Self.beginning == 0 || roles != Self.beginning else {
          return
        }
        next |= Self.correction
      }
    }
    append(step, cost, next, after: node)
  }

  private mutating func append(_ step: Cover.Step, _ cost: Int, _ next: UInt64, after node: Int) {
    let end = step.match.end
    if let known = states[end][next], nodes[known].cost <= cost { return }
    nodes.append(Node(cost: cost, previous: node, step: step))
    states[end][next] = nodes.count - 1
  }
}
