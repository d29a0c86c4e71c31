/// The pieces of all frames by the class of their first word.
struct FrameIndex: Sendable {
  private let starts: [[(frame: Int, piece: Int)]]
  private let frames: [PreparedFrame]

  init(_ frames: [PreparedFrame], classCount: Int) {
    var starts: [[(frame: Int, piece: Int)]] = Array(repeating: [], count: classCount)
    for (number, frame) in frames.enumerated() {
      for (piece, content) in frame.pieces.enumerated() {
        if let wordClass = content.firstClass { starts[wordClass].append((number, piece)) }
      }
    }
    self.starts = starts
    self.frames = frames
  }

  /// Returns the frames whose needs the words of a sentence can meet, with their pieces.
  func candidates(for matcher: PieceMatcher) -> [FrameCandidates] {
    var all = frames.indices.map { number in
      FrameCandidates(
        frame: number,
        values: frames[number].valuePieces.filter { matcher.canMatch(frames[number].pieces[$0]) })
    }
    for token in 0..<matcher.sentence.count {
      for start in matcher.starts(token) {
        for word in matcher.sentence.words[start] {
          for (frame, piece) in starts[word.wordClass]
          where matcher.canMatch(frames[frame].pieces[piece]) {
            all[frame].starts.append(.init(token: token, piece: piece))
          }
        }
      }
    }
    return all.map { candidates in
      candidates.inOrder(tokenCount: matcher.sentence.count) { piece, token in
        matcher.canBegin(frames[candidates.frame].pieces[piece], at: token)
      }
    }.filter { candidates in
      let frame = frames[candidates.frame]
      let roles = candidates.starts.reduce(frame.appRole) { $0 | frame.pieces[$1.piece].roles }
      return frame.needs.contains { $0 & roles == $0 }
    }
  }
}

/// The pieces of a frame that can be in a sentence.
struct FrameCandidates {
  /// A piece that can begin at a token.
  struct Start: Hashable, Comparable {
    let token: Int
    let piece: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.token, left.piece) < (right.token, right.piece)
    }
  }

  let frame: Int
  /// The pieces that begin with a value, which can be at each token.
  let values: [Int]
  fileprivate(set) var starts: [Start] = []

  /// The candidates in the order of the sentence, each once, with those that begin with a value.
  fileprivate func inOrder(
    tokenCount: Int, _ canBegin: (_ piece: Int, _ token: Int) -> Bool
  ) -> FrameCandidates {
    var all = starts
    for token in 0..<tokenCount {
      for piece in values where canBegin(piece, token) {
        all.append(Start(token: token, piece: piece))
      }
    }
    all.sort()
    var last: Start?
    all.removeAll { start in
      defer { last = start }
      return start == last
    }
    return FrameCandidates(frame: frame, values: values, starts: all)
  }
}
