public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Phrasebook {
  /// Returns the noun for a parameter.
  ///
  /// The default is the words of the parameter's name in English, and the name itself in other
  /// languages.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - schema: The schema of the intent, whose author may have given the parameter a name to show.
  /// - Returns: The noun.
  public func noun(for parameter: String, of schema: IntentSchema? = nil) -> String {
    if let name = words(schema?.parameter(named: parameter)?.definition?.displayName) {
      return grammar.lowercasesNouns ? name.lowercasedNoun : name
    }
    if let noun = word(Glossary.nouns[parameter]) { return noun }
    switch language {
    case .english: return parameter.words
    case .japanese: return quoted(parameter)
    }
  }

  /// Returns the label of a field.
  ///
  /// - Parameters:
  ///   - field: The name of the field or parameter.
  ///   - owner: The name of the record or intent that the field belongs to.
  /// - Returns: The capitalized label.
  func label(for field: String, of owner: String) -> String {
    let label = term(for: field, of: owner)
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// Returns the words for a field inside a sentence.
  func term(for field: String, of owner: String) -> String {
    let labels = Glossary.labels
    let term =
      labels["\(owner).\(field)"] ?? labels[field] ?? Glossary.nouns[field]
      ?? Glossary.recordLabels[field]
    return word(term) ?? field.words
  }

  /// Returns a question with the titles of its options in this language.
  func localized(
    _ prompt: Prompt, as type: ParameterType?, of schema: IntentSchema?, now: Date? = nil
  ) -> Prompt {
    if prompt.kind == .change {
      var prompt = prompt
      for index in prompt.options.indices {
        guard case .string(let parameter) = prompt.options[index].value else { continue }
        prompt.options[index].title = noun(for: parameter, of: schema)
      }
      return prompt
    }
    guard let type, !prompt.options.isEmpty else { return prompt }
    let element = if case .list(let element) = type { element } else { type }
    let definition = schema?.parameter(named: prompt.parameter ?? "")?.definition
    let words = ValueWords(phrasebook: self, now: now)
    var prompt = prompt
    for index in prompt.options.indices {
      let text = words.text(
        of: ValueWords.Typed(
          value: prompt.options[index].value, type: element, flags: definition))
      if !text.isEmpty { prompt.options[index].title = text }
    }
    return prompt
  }

  /// Returns a text in quotation marks.
  func quoted(_ text: String) -> String {
    grammar.quotation.filled { _ in Utterance(text) }?.read ?? text
  }

  /// Returns whether a text is in quotation marks.
  private func isQuoted(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return (first == "“" && last == "”") || (first == "「" && last == "」")
  }

  /// Returns a text that can stand inside a sentence, in quotation marks if it has an end mark or,
  /// in Japanese, ends like a verb.
  func setOff(_ text: String) -> String {
    guard let last = text.last else { return text }
    return grammar.verbEndings.contains(last) || ".!?…。！？".contains(last) ? quoted(text) : text
  }

  /// Returns a value in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the value, if known.
  ///   - now: The time of the request. Nearby days are described relative to it.
  /// - Returns: The words.
  public func text(
    of value: ParameterValue, as type: ParameterType? = nil, now: Date? = nil
  ) -> String {
    ValueWords(phrasebook: self, now: now).text(of: value, as: type)
  }

  /// Returns the value of a parameter in words.
  ///
  /// - Parameters:
  ///   - value: The value, possibly one element of a list.
  ///   - parameter: The name of the parameter.
  ///   - situation: The request.
  /// - Returns: The words.
  func text(
    of value: ParameterValue, for parameter: String?, in situation: Situation
  ) -> String {
    var type = situation.type(of: parameter)
    // A question about an element of a list is about a single value.
    if case .array = value {} else { type = type?.element }
    return ValueWords(phrasebook: self, now: situation.now).text(
      of: ValueWords.Typed(
        value: value, type: type,
        flags: parameter.flatMap { situation.definition(of: $0) }))
  }

  /// Returns the value of a parameter in words, described by its fields if it has no name.
  package func description(
    of value: ParameterValue, for parameter: String?, in schema: IntentSchema?, now: Date? = nil
  ) -> String {
    let field = parameter.flatMap { schema?.parameter(named: $0) }
    return ValueWords(phrasebook: self, now: now).description(
      of: ValueWords.Typed(value: value, type: field?.type, flags: field?.definition))
  }

  /// Returns texts as a list: `milk, eggs and bread`.
  ///
  /// A text that would be taken for several is in quotation marks.
  func list(_ texts: [String]) -> String {
    let texts = texts.count > 1 ? texts.map { isSeveral($0) ? quoted($0) : $0 } : texts
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    let rest = texts.dropLast().joined(separator: grammar.betweenValues)
    // In hiragana, a particle can also be part of a word.
    let isUnclear = rest.last?.isHiragana == true && last.first?.isHiragana == true
    return rest + (isUnclear ? grammar.betweenValues : grammar.beforeLastValue) + last
  }

  /// Returns whether a text contains words that separate the elements of a list.
  private func isSeveral(_ text: String) -> Bool {
    vocabulary.listSeparators.contains { separator in
      guard !isQuoted(text), let range = text.dropFirst().firstRange(of: separator),
        range.upperBound < text.endIndex
      else { return false }
      let before = text[text.index(before: range.lowerBound)]
      return !(before.isHiragana && text[range.upperBound].isHiragana)
    }
  }

  /// Returns the spoken and the displayed form of a text; only those of addresses differ.
  func spoken(_ text: String) -> Utterance {
    if let scheme = text.firstRange(of: "://") {
      let host = text[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
      if !host.isEmpty, !text.contains(where: \.isWhitespace) {
        return Utterance(heard: String(host), read: text)
      }
    }
    let ends = text.split(separator: "@", omittingEmptySubsequences: false)
    guard ends.count == 2, !ends[0].isEmpty, ends[1].contains("."),
      !text.contains(where: \.isWhitespace)
    else { return Utterance(text) }
    let heard = text.map { letter in
      switch letter {
      case "@": grammar.at
      case ".": grammar.dot
      default: String(letter)
      }
    }
    return Utterance(heard: heard.joined(), read: text)
  }

  /// Returns the name of the currency of an amount, if any.
  private func currency(of value: ParameterValue) -> String? {
    let amount = value["currencyCode"] == nil ? value["amount"] : value
    guard case .string(let code)? = amount?["currencyCode"] else { return nil }
    return word(Glossary.currencies[code]) ?? code
  }

  /// Returns a closure that fills the gaps of sentences about a request.
  ///
  /// The gaps are `app`, the names of parameters, and `response` with its fields.
  func fill(_ situation: Situation) -> (String) -> Utterance? {
    let words = ValueWords(phrasebook: self, now: situation.now)
    return { gap in
      var path = GapPath(gap)
      switch path.names.first {
      case "app"?: return Utterance(situation.app)
      case "response"?:
        path.names.removeFirst()
        return words.fill(
          path, from: situation.response, situation.schema?.responseProperties ?? [])
      default:
        return words.fill(path, from: situation.parameters, situation.schema?.parameters ?? [])
      }
    }
  }

  /// Returns a closure that fills the gaps of sentences about a value.
  func fill(
    _ situation: Situation, parameter: String?, value: ParameterValue?, valueText: String?,
    reason: String?
  ) -> (String) -> Utterance? {
    let ofRequest = fill(situation)
    return { gap in
      switch gap {
      case "app": return Utterance(situation.app)
      case "parameter": return parameter.map { Utterance(self.noun(for: $0, of: situation.schema)) }
      case "reason": return reason.map { Utterance($0.words) }
      case "currency": return value.flatMap { self.currency(of: $0) }.map { Utterance($0) }
      case "value", "value.quoted":
        // The user's words for a person can contain an honorific.
        let isPerson = situation.type(of: parameter)?.isPerson == true
        let text =
          (isPerson ? valueText : nil)
          ?? value.map {
            self.text(of: $0, for: parameter, in: situation)
          } ?? valueText ?? ""
        if text.isEmpty { return nil }
        return self.spoken(gap == "value" ? self.setOff(text) : self.quoted(text))
      default: return ofRequest(gap)
      }
    }
  }
}

extension String {
  /// A name from a definition as a noun inside a sentence: `Number of Bowls` becomes
  /// `number of bowls`, and `URL` stays.
  fileprivate var lowercasedNoun: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }
}

extension Character {
  /// Whether the character is hiragana.
  fileprivate var isHiragana: Bool {
    unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) || $0.value == 0x30FC }
  }
}
