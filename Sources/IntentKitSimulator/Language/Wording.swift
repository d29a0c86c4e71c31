/// A sentence with gaps, in one or more wordings: the first whose gaps can all be filled is the one that is said.
///
/// A gap is a name in braces, as in `Your message to {recipients} says “{content}”.` A wording for when less is known
/// follows the fuller one, and the last should have no gap that can stay empty.
struct Wording: Sendable, Hashable {
  /// A part of a sentence.
  enum Part: Sendable, Hashable {
    case text(String)
    case gap(String)
  }

  /// The wordings, the fullest first.
  let sentences: [[Part]]

  /// Makes a wording of sentences, the fullest first.
  init(_ sentences: [String]) {
    self.sentences = sentences.map(Self.parts)
  }

  /// The names of all gaps.
  var gaps: Set<String> {
    Set(
      sentences.joined().compactMap { part in
        if case .gap(let name) = part { name } else { nil }
      })
  }

  /// The first sentence that can be said.
  ///
  /// - Parameter fill: Gives what belongs in a gap, or nil when nothing does.
  /// - Returns: Nil when each sentence has a gap that stays empty.
  func filled(_ fill: (String) -> Utterance?) -> Utterance? {
    for parts in sentences {
      let utterances = parts.compactMap { part in
        switch part {
        case .text(let text): Utterance(text)
        case .gap(let name): fill(name)
        }
      }
      if utterances.count == parts.count { return utterances.joined(by: "") }
    }
    return nil
  }

  private static func parts(of sentence: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(sentence)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.gap(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}

extension Wording: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral sentence: String) { self.init([sentence]) }
  init(arrayLiteral sentences: String...) { self.init(sentences) }
}
