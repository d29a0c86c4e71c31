import LanguageFiles

/// The clauses beside a request that say why it is made: “I'm freezing, …”, 雨なので….
///
/// A clause is a reason if a word says so, such as “so” after it or “because” before it, or if it is a
/// statement between pauses. What could change the request isn't one: a condition, a wish, a number, a
/// time, a name, a question, a quotation, and what the cover of a request refuses: words about it.
struct Reasons {
  private let language: PreparedLanguage

  init(_ language: PreparedLanguage) { self.language = language }

  /// Returns the reasons that can begin at each token, as steps of covers.
  ///
  /// - Parameters:
  ///   - matcher: The sentence, with its values.
  ///   - shared: The pieces that all intents share at each token.
  /// - Returns: The reasons, by the token at which they begin.
  func steps(_ matcher: inout PieceMatcher, _ shared: [[Cover.Step]]) -> [[Cover.Step]] {
    let sentence = matcher.sentence
    var all: [[Cover.Step]] = Array(repeating: [], count: sentence.count + 1)
    // Most sentences give none.
    let marks: WordTraits = [.reasonEnd, .reasonStart, .statementEnd, .finiteVerb]
    guard sentence.tokens.indices.contains(where: { sentence.has(marks, at: $0) }) else {
      return all
    }
    let ends = Set(SharedPieces.textEnds(shared, sentence))
    for start in starts(sentence, shared) {
      let isMarked = start > 0 && sentence.has(.reasonStart, at: start)
      let hasSubject = sentence.has(.subject, at: start)
      var hasVerb = false
      for index in start + 1...sentence.count {
        guard isPlain(index - 1, &matcher) else { break }
        hasVerb = hasVerb || sentence.has(.finiteVerb, at: index - 1)
        if isMarked, ends.contains(index) {
          all[start].append(step(start, index, CoverSearch.reason))
        }
        if let end = end(at: index, .reasonEnd, sentence), hasSubject || !language.isSeparated {
          all[start].append(step(start, end, CoverSearch.reason))
        }
        if let end = end(at: index, .statementEnd, sentence)
          ?? (hasSubject && hasVerb && isPause(index, sentence) ? index : nil)
        {
          all[start].append(step(start, end, CoverSearch.statement))
        }
      }
    }
    return all
  }

  private func step(_ start: Int, _ end: Int, _ roles: UInt64) -> Cover.Step {
    let match = PieceMatcher.Match(
      end: end, cost: Costs.reason + end - start,
      parts: [.init(range: start..<end, role: .reason)])
    return Cover.Step(start: start, match: match, piece: nil, roles: roles)
  }

  /// The end of the word at a token with which a clause ends.
  private func end(at index: Int, _ trait: WordTraits, _ sentence: Sentence) -> Int? {
    sentence.words[index].first { $0.traits.contains(trait) }?.end
  }

  private func isPause(_ index: Int, _ sentence: Sentence) -> Bool {
    index == sentence.count || language.isPause(sentence.tokens[index])
  }

  /// The tokens at which a clause can begin: first, after words that change nothing, and after pauses.
  private func starts(_ sentence: Sentence, _ shared: [[Cover.Step]]) -> [Int] {
    var starts: Set<Int> = [0]
    for index in 0..<sentence.count {
      if language.isPause(sentence.tokens[index]) { starts.insert(index + 1) }
      guard starts.contains(index) else { continue }
      for step in shared[index] where step.piece?.isFiller ?? false {
        starts.insert(step.match.end)
      }
    }
    return starts.filter { $0 < sentence.count }.sorted()
  }

  /// Whether the word at a token can't change a request.
  private func isPlain(_ index: Int, _ matcher: inout PieceMatcher) -> Bool {
    let token = matcher.sentence.tokens[index]
    return token.script != .number && token.text != "?" && language.quotes[token.text] == nil
      && !matcher.sentence.has([.reasonBlocker, .numeral], at: index)
      && matcher.sentence.names[index].isEmpty
      && !matcher.values.beginsValue(in: &matcher.sentence, at: index)
  }
}
