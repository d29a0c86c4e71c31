import LanguageFiles

/// Finds the values in a sentence by the grammars of a language.
struct ValueMatcher {
  let language: PreparedLanguage
  /// The values of each kind at each token; empty while they are being read, so that a rule that
  /// begins with itself ends.
  private var known: [[Match]?]
  private let tokenCount: Int

  /// A value in a sentence.
  struct Match: Sendable, Hashable {
    let end: Int
    let fields: Fields
  }

  /// The maximum number of readings of a value at a token.
  static let maximumCount = 6

  init(_ language: PreparedLanguage, tokenCount: Int) {
    self.language = language
    self.tokenCount = tokenCount
    known = Array(repeating: nil, count: language.values.kinds.count * (tokenCount + 1))
  }

  /// Returns the values that begin at a token, longest first.
  mutating func matches(
    _ name: String, _ reference: ValueGrammar.Reference, in sentence: inout Sentence, at start: Int
  ) -> [Match] {
    guard language.values.canBegin(reference, in: sentence, at: start) else { return [] }
    switch reference {
    case .numeral:
      guard let (end, number) = language.numeral(in: sentence, at: start) else { return [] }
      var fields = Fields()
      fields["number"] = .number(number)
      if sentence.tokens[start].text.hasPrefix("0") { fields["isPadded"] = .number(1) }
      return [Match(end: end, fields: fields)]
    case .kind(let number): return matches(number, in: &sentence, at: start)
    case .words(let wordClass):
      return sentence.words[start].filter { $0.wordClass == wordClass }.map { word in
        var fields = Fields()
        fields[name] = Fields.Value(word.value)
        return Match(end: word.end, fields: fields)
      }
    case .unknown: return []
    }
  }

  private mutating func matches(
    _ number: Int, in sentence: inout Sentence, at start: Int
  ) -> [Match] {
    let key = number * (tokenCount + 1) + start
    if let matches = known[key] { return matches }
    known[key] = []
    var found: [Match] = []
    for rule in language.values.kinds[number].rules {
      for match in matches(rule, 0, in: &sentence, at: start, Fields()) {
        var fields = match.fields
        for assignment in rule.assignments { fields.apply(assignment) }
        guard language.values.limits.allow(fields) else { continue }
        let match = Match(end: match.end, fields: fields)
        if !found.contains(match) { found.append(match) }
      }
    }
    found.sort { $0.end > $1.end }
    let matches = Array(found.prefix(Self.maximumCount))
    known[key] = matches
    return matches
  }

  private mutating func matches(
    _ rule: ValueGrammar.Rule, _ element: Int, in sentence: inout Sentence, at start: Int,
    _ fields: Fields
  ) -> [Match] {
    guard element < rule.elements.count else { return [Match(end: start, fields: fields)] }
    sentence.steps += 1
    var found: [Match] = []
    switch rule.elements[element] {
    case .word(let wordClass, let isOptional):
      if isOptional { found += matches(rule, element + 1, in: &sentence, at: start, fields) }
      guard sentence.classes.contains(wordClass) else { break }
      for word in sentence.words[start] where word.wordClass == wordClass {
        found += matches(rule, element + 1, in: &sentence, at: word.end, fields)
      }
    case .value(let receiver, let name, let reference):
      guard start < sentence.count else { break }
      for match in matches(name, reference, in: &sentence, at: start) {
        var merged = fields
        var part = match.fields
        if !receiver.isEmpty {
          part = part.received(by: receiver, as: part["number"] ?? part[name])
        }
        guard merged.merge(part) else { continue }
        found += matches(rule, element + 1, in: &sentence, at: match.end, merged)
      }
    }
    return found
  }

  /// Returns whether a value begins at a token that is more than a number.
  mutating func beginsValue(in sentence: inout Sentence, at start: Int) -> Bool {
    begins(with: language.distinctValues, in: &sentence, at: start)
  }

  /// Returns whether a value of one of these kinds begins at a token.
  mutating func begins(
    with kinds: [ValueGrammar.Reference], in sentence: inout Sentence, at start: Int
  ) -> Bool {
    for kind in kinds where !matches("", kind, in: &sentence, at: start).isEmpty { return true }
    return false
  }
}
