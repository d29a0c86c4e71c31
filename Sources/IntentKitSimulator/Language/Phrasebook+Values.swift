public import IntentKitCore

extension Phrasebook {
  /// What a parameter is called.
  ///
  /// A parameter that is not in the table goes by the words of its name, or by the name itself where words of another
  /// language would only be in the way.
  public func noun(for parameter: String) -> String {
    if let noun = nouns[parameter] { return noun }
    switch language {
    case .english: return parameter.words
    case .japanese: return quoted(parameter)
    }
  }

  /// What a field is called where its value stands beside it.
  ///
  /// - Parameters:
  ///   - field: The name of the field, or of a parameter.
  ///   - owner: The name of the record or of the intent that it belongs to.
  func label(for field: String, of owner: String) -> String {
    let label =
      values.labels["\(owner).\(field)"] ?? values.labels[field] ?? nouns[field] ?? field.words
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// A question whose options bear their names in this language.
  func localized(_ prompt: Prompt, as type: ParameterType?, now: Date? = nil) -> Prompt {
    guard let type, !prompt.options.isEmpty else { return prompt }
    let element = if case .list(let element) = type { element } else { type }
    var prompt = prompt
    for index in prompt.options.indices {
      let text = text(of: prompt.options[index].value, as: element, now: now)
      if !text.isEmpty { prompt.options[index].title = text }
    }
    return prompt
  }

  /// A text in quotation marks.
  func quoted(_ text: String) -> String {
    grammar.quotation.filled { _ in Utterance(text) }?.read ?? text
  }

  /// A value in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: What the value looks like, where that is known.
  ///   - now: When the request is made; days near it are named by their distance.
  public func text(
    of value: ParameterValue, as type: ParameterType? = nil, now: Date? = nil
  ) -> String {
    ValueWords(phrasebook: self, now: now).text(of: value, as: type)
  }

  /// Texts as a list: `milk, eggs and bread`.
  func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    let isLong = texts.contains {
      $0.contains(grammar.betweenValues) || $0.contains(grammar.beforeLastValue)
    }
    let between = isLong ? grammar.betweenLongValues : grammar.betweenValues
    let beforeLast = isLong ? grammar.beforeLastLongValue : grammar.beforeLastValue
    return texts.dropLast().joined(separator: between) + beforeLast + last
  }

  /// A text as the user hears it and as the user reads it; addresses are not the same to the ear.
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

  /// What belongs in the gaps of sentences about a request: `app`, its parameters, and `response` with its fields.
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

  /// What belongs in the gaps of sentences about one value.
  func fill(
    _ situation: Situation, parameter: String?, value: ParameterValue?, valueText: String?,
    reason: String?
  ) -> (String) -> Utterance? {
    let ofRequest = fill(situation)
    return { gap in
      switch gap {
      case "app": return Utterance(situation.app)
      case "parameter": return parameter.map { Utterance(self.noun(for: $0)) }
      case "reason": return reason.map { Utterance($0.words) }
      case "value":
        let text =
          value.map {
            self.text(of: $0, as: situation.type(of: parameter), now: situation.now)
          } ?? valueText ?? ""
        return text.isEmpty ? nil : self.spoken(text)
      default: return ofRequest(gap)
      }
    }
  }
}
