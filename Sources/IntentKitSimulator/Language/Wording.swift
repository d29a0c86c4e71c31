/// A sentence with gaps, in one or more wordings: the first whose gaps can all be filled is the one that is said.
///
/// A gap is a name in braces, as in `Your message to {recipients} says “{content}”.` What stands in brackets is left out
/// when a gap in it stays empty, as in `Your ride is booked[: {driver} is coming].` A wording for when less is known
/// follows the fuller one, and the last should have no gap outside brackets that can stay empty. What a gap may ask for
/// is told at ``GapPath``.
struct Wording: Sendable, Hashable {
  /// A part of a sentence.
  indirect enum Part: Sendable, Hashable {
    case text(String)
    case gap(String)
    case optional([Part])
  }

  /// The wordings, the fullest first.
  let sentences: [[Part]]

  /// Makes a wording of sentences, the fullest first.
  init(_ sentences: [String]) {
    self.sentences = sentences.map { sentence in
      var rest = Substring(sentence)
      return Self.parts(of: &rest)
    }
  }

  /// The names of all gaps.
  var gaps: Set<String> { Set(sentences.flatMap { $0.flatMap(\.gaps) }) }

  /// The first sentence that can be said.
  ///
  /// - Parameter fill: Gives what belongs in a gap, or nil when nothing does.
  /// - Returns: Nil when each sentence has a gap that stays empty.
  func filled(_ fill: (String) -> Utterance?) -> Utterance? {
    for parts in sentences {
      if let utterance = Self.filled(parts, fill) { return utterance }
    }
    return nil
  }

  private static func filled(_ parts: [Part], _ fill: (String) -> Utterance?) -> Utterance? {
    var utterances: [Utterance] = []
    for part in parts {
      switch part {
      case .text(let text): utterances.append(Utterance(text))
      case .gap(let name):
        guard let utterance = fill(name) else { return nil }
        utterances.append(utterance)
      case .optional(let parts):
        if let utterance = filled(parts, fill) { utterances.append(utterance) }
      }
    }
    return utterances.joined(by: "")
  }

  /// Takes parts from a sentence, up to its end or to the bracket that closes them.
  private static func parts(of rest: inout Substring) -> [Part] {
    var parts: [Part] = []
    var text = ""
    func endText() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while let letter = rest.popFirst() {
      switch letter {
      case "{":
        endText()
        let name = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(name.count + 1)
        parts.append(.gap(String(name)))
      case "[":
        endText()
        parts.append(.optional(Self.parts(of: &rest)))
      case "]":
        endText()
        return parts
      default: text.append(letter)
      }
    }
    endText()
    return parts
  }
}

extension Wording.Part {
  /// The names of the gaps in this part.
  fileprivate var gaps: [String] {
    switch self {
    case .text: []
    case .gap(let name): [name]
    case .optional(let parts): parts.flatMap(\.gaps)
    }
  }
}

extension Wording: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral sentence: String) { self.init([sentence]) }
  init(arrayLiteral sentences: String...) { self.init(sentences) }
}
