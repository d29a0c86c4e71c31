import LanguageFiles

/// Finds the values in a sentence by the grammars of a language.
struct ValueMatcher {
  let language: PreparedLanguage
  let limits: FieldLimits
  private var known: [Int: [Match]] = [:]
  /// The kinds that are being read at each token, so that a rule that begins with itself ends.
  private var pending: Set<Int> = []

  /// A value in a sentence.
  struct Match: Sendable, Hashable {
    let end: Int
    let fields: Fields
  }

  /// The maximum number of readings of a value at a token.
  static let maximumCount = 6

  init(_ language: PreparedLanguage) {
    self.language = language
    limits = FieldLimits(language.table.settings)
  }

  /// Returns the values of a kind that begin at a token, longest first.
  mutating func matches(_ kind: String, in sentence: inout Sentence, at start: Int) -> [Match] {
    if kind == "numeral" {
      guard let (end, number) = language.numeral(in: sentence, at: start) else { return [] }
      var fields = Fields()
      fields["number"] = .number(number)
      if sentence.tokens[start].text.hasPrefix("0") { fields["isPadded"] = .number(1) }
      return [Match(end: end, fields: fields)]
    }
    guard let number = language.kinds[kind] else { return wordMatches(kind, sentence, start) }
    let key = number * (sentence.count + 1) + start
    if let matches = known[key] { return matches }
    guard pending.insert(key).inserted else { return [] }
    defer { pending.remove(key) }
    var found: [Match] = []
    for rule in language.table.values[number].rules {
      for match in matches(rule, 0, in: &sentence, at: start, Fields()) {
        var fields = match.fields
        for assignment in rule.assignments { fields.apply(assignment) }
        guard limits.allow(fields) else { continue }
        let match = Match(end: match.end, fields: fields)
        if !found.contains(match) { found.append(match) }
      }
    }
    found.sort { $0.end > $1.end }
    let matches = Array(found.prefix(Self.maximumCount))
    known[key] = matches
    return matches
  }

  /// Returns the words of a class as values: {weekday}.
  private func wordMatches(_ name: String, _ sentence: Sentence, _ start: Int) -> [Match] {
    guard let wordClass = language.classNumbers[name] else { return [] }
    return sentence.words[start].filter { $0.wordClass == wordClass }.map { word in
      var fields = Fields()
      fields[name] = Fields.Value(word.value)
      return Match(end: word.end, fields: fields)
    }
  }

  private mutating func matches(
    _ rule: LanguageTable.Piece, _ element: Int, in sentence: inout Sentence, at start: Int,
    _ fields: Fields
  ) -> [Match] {
    guard element < rule.elements.count else { return [Match(end: start, fields: fields)] }
    sentence.steps += 1
    var found: [Match] = []
    switch rule.elements[element] {
    case .word(let wordClass, let isOptional):
      if isOptional { found += matches(rule, element + 1, in: &sentence, at: start, fields) }
      for end in sentence.ends(of: wordClass, at: start) {
        found += matches(rule, element + 1, in: &sentence, at: end, fields)
      }
    case .value(let receiver, let kind):
      guard start < sentence.count else { break }
      for match in matches(kind, in: &sentence, at: start) {
        var merged = fields
        var part = match.fields
        if !receiver.isEmpty {
          part = part.received(by: receiver, as: part["number"] ?? part[kind])
        }
        guard merged.merge(part) else { continue }
        found += matches(rule, element + 1, in: &sentence, at: match.end, merged)
      }
    }
    return found
  }
}

/// The ranges of the fields of values: no hour is 25.
struct FieldLimits: Sendable {
  private var limits: [String: ClosedRange<Double>] = [:]

  /// Creates limits from settings such as `hour 0 24`.
  init(_ settings: [String: [String]]) {
    for rule in settings["limits"] ?? [] {
      let parts = rule.split(separator: " ")
      if parts.count == 3, let low = Double(parts[1]), let high = Double(parts[2]), low <= high {
        limits[String(parts[0])] = low...high
      }
    }
  }

  /// Returns whether all fields are in their ranges and whole where they have one.
  func allow(_ fields: Fields) -> Bool {
    limits.allSatisfy { name, range in
      guard let number = fields.number(name) else { return true }
      return range.contains(number) && number == number.rounded()
    }
  }
}
