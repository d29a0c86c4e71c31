import LanguageFiles

/// The clauses beside a request that say why it is made: “I'm freezing, …”, 雨なので….
///
/// A clause is a reason if a word says so, such as “so” after it or “because” before it. What could
/// change the request isn't one: a condition, a wish, a number, a time, a name, a question, a quotation,
/// and what the cover of a request refuses: words with a value of it, and the things of another domain.
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
    guard
      sentence.tokens.indices.contains(where: { sentence.has([.reasonEnd, .reasonStart], at: $0) })
    else { return all }
    let ends = Set(SharedPieces.textEnds(shared, sentence))
    for start in starts(sentence, shared) {
      let isMarked = start > 0 && sentence.has(.reasonStart, at: start)
      for index in start + 1...sentence.count {
        guard isPlain(index - 1, &matcher) else { break }
        let mark = sentence.words[index].first { $0.traits.contains(.reasonEnd) }
        guard let end = mark?.end ?? (isMarked && ends.contains(index) ? index : nil),
          index - start > 1 || !language.isSeparated
        else { continue }
        let match = PieceMatcher.Match(
          end: end, cost: Costs.reason + end - start,
          parts: [.init(range: start..<end, role: .reason)])
        all[start].append(Cover.Step(start: start, match: match, piece: nil))
      }
    }
    return all
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
