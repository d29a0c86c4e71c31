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
    var beginsWithText = false
    /// Whether the last part of the step is a text.
    let endsWithText: Bool
    /// Whether a text follows another value without a mark between them.
    var hasUnmarkedText = false

    /// Creates a step for a piece, or for a token without one.
    init(start: Int, match: PieceMatcher.Match, piece: PreparedFrame.Piece?, roles: UInt64 = 0) {
      (self.start, self.match, self.piece, self.roles) = (start, match, piece, roles)
      endsWithText = match.bindings.contains {
        $0.kind.isText && $0.value.upperBound == match.parts.last?.range.upperBound
      }
      guard let text = match.bindings.first(where: { $0.kind.isText }) else { return }
      let isFirst = if case .value? = match.parts.first?.role { true } else { false }
      // What is quoted begins after the mark.
      beginsWithText =
        isFirst && match.bindings.first?.kind.isText ?? false
        && match.parts.first?.range.lowerBound == text.value.lowerBound
      let index = match.parts.firstIndex { $0.range.contains(text.value.lowerBound) }
      guard let index else { return }
      if index > 0, case .word = match.parts[index - 1].role { return }
      hasUnmarkedText = true
    }
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
  private let reasons: [[Cover.Step]]
  private var steps: [Cover.Step] = []
  private var nodes: [Node] = []
  /// The nodes at each token, each with other roles.
  private var states: [[Int]]
  private let allowsLeftovers: Bool

  private struct Node {
    let cost: Int
    let roles: UInt64
    let previous: Int
    /// The number of the step before the node.
    let step: Int
  }

  /// The bit for a correction, after which a value replaces another one.
  static let correction: UInt64 = 1 << 63

  /// The bit for a value that has replaced another one.
  static let replaced: UInt64 = 1 << 61

  /// The bit for a reason, beside which a text has to be said.
  static let reason: UInt64 = 1 << 60

  /// The bit for a statement without a word that makes it a reason, beside which no text can be meant.
  static let statement: UInt64 = 1 << 59

  /// The bit for the beginning of a clause, where greetings and openings stand.
  static let beginning: UInt64 = 1 << 62

  /// The maximum number of states at a token; the cheapest ones remain.
  static let maximumStates = 24

  /// - Parameters:
  ///   - frame: The frame of an intent.
  ///   - shared: The shared pieces at each token.
  ///   - reasons: The reasons for a request at each token.
  ///   - allowsLeftovers: Whether tokens can remain without a role.
  init(
    _ frame: PreparedFrame, shared: [[Cover.Step]], reasons: [[Cover.Step]]? = nil,
    allowsLeftovers: Bool
  ) {
    self.frame = frame
    self.shared = shared
    self.reasons = reasons ?? Array(repeating: [], count: shared.count)
    self.allowsLeftovers = allowsLeftovers
    states = Array(repeating: [], count: shared.count)
  }

  /// Returns the cheapest cover, or nil if there is none.
  ///
  /// - Parameters:
  ///   - candidates: The pieces of the frame that can begin at each token, in ascending order.
  ///   - matcher: The sentence.
  ///   - apps: The apps that handle the intent.
  /// - Returns: The cover, or nil.
  mutating func best(
    _ candidates: [FrameCandidates.Start], _ matcher: inout PieceMatcher, apps: Set<Int>
  ) -> Cover? {
    let count = matcher.sentence.count
    nodes = [Node(cost: 0, roles: Self.beginning, previous: -1, step: -1)]
    states[0] = [0]
    var next = candidates.startIndex
    for start in 0..<count {
      var pieces: [Int] = []
      while next < candidates.endIndex, candidates[next].token == start {
        pieces.append(candidates[next].piece)
        next += 1
      }
      guard !states[start].isEmpty else { continue }
      let current = states[start].sorted { nodes[$0].cost < nodes[$1].cost }
        .prefix(Self.maximumStates)
      matcher.sentence.steps += current.count
      let first = steps.count
      addSteps(pieces, &matcher, at: start, apps)
      steps += shared[start].filter { $0.match.app.map(apps.contains) ?? true }
      steps += reasons[start].filter { !concerns($0, candidates, &matcher) }
      if allowsLeftovers {
        let match = PieceMatcher.Match(
          end: start + 1, cost: Costs.leftover,
          parts: [.init(range: start..<start + 1, role: .leftover)])
        steps.append(Cover.Step(start: start, match: match, piece: nil))
      }
      // “I need to” begins a request; it doesn't contain the verb “need”.
      let opening =
        shared[start].filter { $0.piece?.kind == .opening }.map(\.match.end).max() ?? start
      for node in current {
        let isBeginning = nodes[node].roles & Self.beginning != 0
        for step in first..<steps.count {
          let (match, kind) = (steps[step].match, steps[step].piece?.kind)
          if isBeginning, kind == .intent, match.end < opening, match.bindings.isEmpty { continue }
          add(step, after: node)
        }
      }
    }
    let complete = states[count].filter { node in
      let roles = nodes[node].roles
      // A correction that corrects nothing isn't one.
      if roles & Self.correction != 0, roles & Self.replaced == 0 { return false }
      // What precedes “text Anne” is what to say.
      if roles & Self.reason != 0, frame.texts != 0, roles & frame.texts == 0 { return false }
      if roles & Self.statement != 0, frame.texts != 0 { return false }
      return frame.needs.contains { $0 & roles == $0 }
    }
    func order(_ node: Int) -> (Int, Int, UInt64) {
      // Phrases differ in their values: of two equal ones, the one with more says more about the words.
      let values = frame.hasPhrases ? valueCount(before: node) : 0
      return (nodes[node].cost, -values, nodes[node].roles)
    }
    let best = complete.min { order($0) < order($1) }
    return best.map { cover(endingAt: $0) }
  }

  /// Returns the number of values in the steps before a node.
  private func valueCount(before node: Int) -> Int {
    var (count, index) = (0, node)
    while nodes[index].step >= 0 {
      count += steps[nodes[index].step].match.bindings.count
      index = nodes[index].previous
    }
    return count
  }

  /// Returns whether words of a reason are about the request: a piece with a value of it, or, in a
  /// statement, words with which such a piece begins.
  private func concerns(
    _ reason: Cover.Step, _ candidates: [FrameCandidates.Start], _ matcher: inout PieceMatcher
  ) -> Bool {
    candidates.contains { candidate in
      guard (reason.start..<reason.match.end).contains(candidate.token) else { return false }
      let piece = frame.pieces[candidate.piece]
      if reason.roles & Self.statement != 0, piece.firstClass != nil, piece.exclusive != 0,
        !matcher.sentence.has(.determiner, at: candidate.token)
      {
        return true
      }
      return matcher.matches(piece, at: candidate.token).contains { match in
        let isMarked = match.parts.contains { if case .word = $0.role { true } else { false } }
        return match.end <= reason.match.end
          && match.bindings.contains { isMarked || $0.kind.nameKind == nil && !$0.kind.isText }
      }
    }
  }

  private func cover(endingAt node: Int) -> Cover {
    var path: [Cover.Step] = []
    var index = node
    while nodes[index].step >= 0 {
      path.append(steps[nodes[index].step])
      index = nodes[index].previous
    }
    return Cover(cost: nodes[node].cost, steps: path.reversed())
  }

  /// Adds the pieces of the intent that begin at a token and name no other app.
  private mutating func addSteps(
    _ pieces: [Int], _ matcher: inout PieceMatcher, at start: Int, _ apps: Set<Int>
  ) {
    for number in pieces {
      let piece = frame.pieces[number]
      for var match in matcher.matches(piece, at: start)
      where match.app.map(apps.contains) ?? true {
        match.cost += Costs.piece
        steps.append(
          Cover.Step(
            start: start, match: match, piece: piece, roles: piece.roles | match.halves))
      }
    }
  }

  private mutating func add(_ number: Int, after node: Int) {
    let (roles, previous) = (nodes[node].roles, nodes[node].step)
    var cost = nodes[node].cost + steps[number].match.cost
    var next = roles | steps[number].roles
    if steps[number].match.app != nil { next |= frame.appRole }
    // Words that aren't understood would pass for a text.
    if allowsLeftovers, steps[number].hasUnmarkedText { return }
    // A text before a reason would contain it.
    if steps[number].roles & (Self.reason | Self.statement) != 0, previous >= 0,
      steps[previous].endsWithText
    {
      return
    }
    // A filler before a text is a part of it.
    if steps[number].beginsWithText, previous >= 0, steps[previous].piece?.isFiller ?? false {
      return
    }
    if let piece = steps[number].piece {
      let exclusive = piece.exclusive | steps[number].match.halves
      if exclusive & roles != 0 {
        guard roles & Self.correction != 0 else { return }
        cost += Costs.correction
        next |= Self.replaced
      }
      switch piece.kind {
      case .opening where roles & Self.beginning == 0: return
      case .particle:
        // A particle follows what it belongs to.
        let kind = previous >= 0 ? steps[previous].piece?.kind : nil
        guard kind == .intent || kind == .particle else { return }
      case .correction:
        // Something must precede what replaces it.
        guard previous >= 0, roles != Self.beginning else { return }
        next |= Self.correction
      case .intent where piece.isAct: next &= ~Self.beginning
      case .intent, .app, .filler, .opening: break
      }
    } else if steps[number].match.cost < Costs.leftover {
      // A clause begins after a pause.
      next |= Self.beginning
    } else {
      next &= ~Self.beginning
    }
    append(number, cost, next, after: node)
  }

  private mutating func append(_ step: Int, _ cost: Int, _ roles: UInt64, after node: Int) {
    let end = steps[step].match.end
    let new = Node(cost: cost, roles: roles, previous: node, step: step)
    if let index = states[end].firstIndex(where: { nodes[$0].roles == roles }) {
      guard cost < nodes[states[end][index]].cost else { return }
      states[end][index] = nodes.count
    } else {
      states[end].append(nodes.count)
    }
    nodes.append(new)
  }
}
