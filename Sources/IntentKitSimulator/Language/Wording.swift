/// A sentence with gaps, in one or more versions.
///
/// The first version whose gaps can all be filled is used. A gap is a name in braces, as in
/// `Your message to {recipients} says “{content}”.` A part in brackets is omitted if one of its
/// gaps can't be filled, as in `Your ride is booked[: {driver} is coming].` Versions are ordered
/// from the most to the least detailed, and every gap in the last one should be optional.
/// ``GapPath`` describes the names of gaps.
struct Wording: Sendable, Hashable {
  /// A part of a sentence.
  indirect enum Part: Sendable, Hashable {
    case text(String)
    case gap(String)
    case optional([Part])
  }

  /// The versions, most detailed first.
  let sentences: [[Part]]

  /// Creates a wording from its versions, most detailed first.
  init(_ sentences: [String]) {
    self.sentences = sentences.map { sentence in
      var rest = Substring(sentence)
      return Self.parts(of: &rest)
    }
  }

  /// The names of all gaps.
  var gaps: Set<String> { Set(sentences.flatMap { $0.flatMap(\.gaps) }) }

  /// Returns the first version whose gaps can all be filled.
  ///
  /// - Parameter fill: Returns the content of a gap, or nil if there is none.
  /// - Returns: The sentence, or nil if every version has a gap that can't be filled.
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

  /// Parses the parts of a sentence up to its end or to the closing bracket.
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

extension Wording: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  init(stringLiteral sentence: String) { self.init([sentence]) }
  init(arrayLiteral sentences: String...) { self.init(sentences) }
}
