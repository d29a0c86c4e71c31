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
  // Not inlined: a table with hundreds of wordings would become a function that takes the optimizer
  // seconds.
  @inline(never)
  init(_ sentences: [String]) {
    self.sentences = sentences.map { sentence in
      var rest = Substring(sentence)
      return Self.parts(of: &rest)
    }
  }

  /// Creates a wording from an author's sentence, in which `${name}` is a gap.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - responseProperties: The names of the response's properties; other names are parameters.
  ///   - general: The wording for a sentence with a gap that can't be filled.
  init(authorText text: String, responseProperties: [String], otherwise general: Wording? = nil) {
    var parts: [Part] = []
    var rest = text[...]
    while let start = rest.utf8.firstRange(of: "${".utf8),
      let end = rest.utf8[start.upperBound...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(rest[start.upperBound..<end])
      parts.append(.text(String(rest[..<start.lowerBound])))
      let root = String(name.prefix { $0 != "." })
      parts.append(.gap(responseProperties.contains(root) ? "response.\(name)" : name))
      rest = rest[rest.utf8.index(after: end)...]
    }
    parts.append(.text(String(rest)))
    sentences = [parts] + (general?.sentences ?? [])
  }

  /// The names of all gaps.
  var gaps: Set<String> { Set(sentences.flatMap { $0.flatMap(\.gaps) }) }

  /// Returns the first version whose gaps can all be filled.
  ///
  /// - Parameter fill: Returns the content of a gap, or nil if it can't be filled.
  /// - Returns: The sentence, or nil if every version has a gap that can't be filled.
  func filled(_ fill: (String) -> Utterance?) -> Utterance? {
    for parts in sentences {
      if let utterance = Self.filled(parts, fill) { return utterance }
    }
    return nil
  }

  private static func filled(_ parts: [Part], _ fill: (String) -> Utterance?) -> Utterance? {
    var utterance = Utterance("")
    for part in parts {
      switch part {
      case .text(let text):
        utterance.heard.append(sentence: text)
        utterance.read.append(sentence: text)
      case .gap(let name):
        guard let value = fill(name) else { return nil }
        utterance.heard += value.heard
        utterance.read += value.read
      case .optional(let parts):
        guard let value = filled(parts, fill) else { continue }
        utterance.heard.append(sentence: value.heard)
        utterance.read.append(sentence: value.read)
      }
    }
    return utterance
  }

  /// Parses the parts of a sentence up to its end or to the closing bracket.
  private static func parts(of rest: inout Substring) -> [Part] {
    var parts: [Part] = []
    // The marks are single bytes, and phrasebooks have thousands of sentences to search.
    while let place = rest.utf8.firstIndex(where: marks.contains) {
      if place > rest.startIndex { parts.append(.text(String(rest[..<place]))) }
      let mark = rest.utf8[place]
      rest = rest[place...].dropFirstByte
      switch mark {
      case UInt8(ascii: "{"):
        let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
        parts.append(.gap(String(rest[..<end])))
        rest = rest[end...].dropFirstByte
      case UInt8(ascii: "["):
        parts.append(.optional(Self.parts(of: &rest)))
      default:
        return parts
      }
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    rest = ""
    return parts
  }

  /// The marks that begin and end gaps and optional parts.
  private static let marks = Array("{[]".utf8)
}

extension Substring {
  /// This text without its first byte, an ASCII character.
  fileprivate var dropFirstByte: Substring {
    isEmpty ? self : self[utf8.index(after: startIndex)...]
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
  @inline(never)
  init(stringLiteral sentence: String) { self.init([sentence]) }

  @inline(never)
  init(arrayLiteral sentences: String...) { self.init(sentences) }
}

extension String {
  /// Appends the next part of a sentence, without its full stop if a value has ended the sentence.
  fileprivate mutating func append(sentence next: String) {
    // Few parts begin with a mark.
    if let first = next.utf8.first, first < 0x80, !".?\"".utf8.contains(first) {
      self += next
      return
    }
    let closing = next.prefix { Self.closingMarks.contains($0) }
    let rest = next.dropFirst(closing.count)
    let before = (self + closing).reversed().first { !Self.closingMarks.contains($0) }
    guard let mark = rest.first, let before, !isEmpty,
      mark == "." && ".!?…".contains(before) || mark == "?" && before == "?"
        || mark == "。" && "。！？…".contains(before)
    else {
      self += next
      return
    }
    self += closing + rest.dropFirst()
  }

  private static let closingMarks: Set<Character> = ["”", "’", "\"", "」", "』"]

  /// This sentence with a capital letter, unless its first word is spelled with one inside.
  var capitalizedSentence: String {
    let start = drop { "“‘\"(".contains($0) }
    guard let first = start.first, first.isLowercase,
      !start.prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase)
    else { return self }
    return prefix(count - start.count) + first.uppercased() + start.dropFirst()
  }
}
