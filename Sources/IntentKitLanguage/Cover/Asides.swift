import LanguageFiles

/// Finds clauses beside a request: “I'm late, so get me a taxi”.
///
/// A clause is one only if nothing in it could change the request: it begins like a statement and has
/// no number, no day, no name, no negation, no condition and no report of what others said.
struct AsideFinder {
  let language: PreparedLanguage

  /// The maximum number of tokens in a clause.
  static let maximumLength = 24

  /// Returns the clauses as steps at their first tokens.
  func steps(_ matcher: inout PieceMatcher) -> [Int: Cover.Step] {
    var steps: [Int: Cover.Step] = [:]
    let sentence = matcher.sentence
    var start = 0
    while start < sentence.count {
      let end = self.end(of: sentence, from: start)
      let isWhole = start == 0 && end == sentence.count
      let isStatement =
        sentence.hasWord(of: language.asideStarts, at: start)
        || (start..<end).contains { index in
          sentence.words[index].contains {
            $0.end == end && language.clauseEnds.contains($0.wordClass)
          }
        }
      if isStatement, !isWhole, end - start <= Self.maximumLength,
        (start..<end).allSatisfy({ isHarmless($0, &matcher) })
      {
        let match = PieceMatcher.Match(
          end: end, cost: Costs.aside + Costs.asideToken * (end - start),
          parts: [.init(range: start..<end, role: .aside)])
        steps[start] = Cover.Step(start: start, match: match, piece: nil)
      }
      start = max(end, start + 1)
      while start < sentence.count,
        language.isPause(sentence.tokens[start])
          || sentence.hasWord(of: language.clauseLinks, at: start)
      { start += 1 }
    }
    return steps
  }

  /// Returns the end of the clause that begins at a token: a pause, a word such as “so”, or
  /// the word that ends it.
  private func end(of sentence: Sentence, from start: Int) -> Int {
    for index in start..<sentence.count where index > start {
      // から after a noun is a mark.
      guard sentence.tokens[index - 1].script == .hiragana else { continue }
      let ends = sentence.words[index].filter { language.clauseEnds.contains($0.wordClass) }
      if let end = ends.map(\.end).max() { return end }
    }
    return (start..<sentence.count).first { index in
      language.isPause(sentence.tokens[index])
        || index > start && sentence.hasWord(of: language.clauseLinks, at: index)
    } ?? sentence.count
  }

  private func isHarmless(_ index: Int, _ matcher: inout PieceMatcher) -> Bool {
    let sentence = matcher.sentence
    return sentence.tokens[index].script != .number && sentence.names[index].isEmpty
      && !sentence.hasWord(of: language.weightyWords, at: index)
      && language.quotes[sentence.tokens[index].text] == nil
      && !matcher.values.beginsValue(in: &matcher.sentence, at: index)
  }
}
