import LanguageFiles

/// The places between tokens where words can begin and end.
///
/// In a language without spaces, a run of katakana is one word unless it consists of known ones.
struct WordBoundaries: Sendable {
  /// For each token, whether it continues a word.
  private var continues: [Bool]

  /// Finds the boundaries.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - ends: The ends of the known words and names at each token.
  init(_ tokens: [Token], ends: [[Int]]) {
    continues = tokens.indices.map { index in
      index > 0 && !tokens[index].followsSpace && tokens[index].script == .katakana
        && tokens[index - 1].script == .katakana
    }
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, continues[end] { end += 1 }
      if end - start > 1 { divide(start..<end, ends) }
      start = end
    }
  }

  /// Finds the boundaries in a run that known words make up.
  private mutating func divide(_ run: Range<Int>, _ ends: [[Int]]) {
    var reached: Set<Int> = [run.lowerBound]
    for start in run where reached.contains(start) {
      reached.formUnion(ends[start].filter { $0 <= run.upperBound })
    }
    guard reached.contains(run.upperBound) else { return }
    var kept: Set<Int> = [run.upperBound]
    for start in run.reversed()
    where reached.contains(start) && ends[start].contains(where: kept.contains) {
      kept.insert(start)
      continues[start] = false
    }
  }

  /// Returns whether a word can begin or end before a token.
  func contains(_ index: Int) -> Bool { index >= continues.count || !continues[index] }
}
