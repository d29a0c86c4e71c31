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

  /// A text in quotation marks.
  func quoted(_ text: String) -> String {
    grammar.quotation.filled { _ in Utterance(text) }?.read ?? text
  }

  /// A value in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: What the value looks like, where that is known.
  public func text(of value: ParameterValue, as type: ParameterType? = nil) -> String {
    switch (type, value) {
    case (_, .boolean(let flag)): return flag ? grammar.yes : grammar.no
    case (.list(let element)?, .array(let values)):
      return list(values.map { text(of: $0, as: element) })
    case (nil, .array(let values)):
      return list(values.map { text(of: $0) })
    case (_, .object(let fields)):
      return text(of: fields, as: type)
    case (let type?, _): return type.spokenText(of: value)
    case (nil, _): return ParameterType.any.spokenText(of: value)
    }
  }

  /// Fields that name the whole of a record, the surest first; for records whose type is not known.
  private static let namingFields = [
    "displayName", "spokenPhrase", "title", "name", "nickname", "value", "text", "identifier",
  ]

  private func text(of fields: [String: ParameterValue], as type: ParameterType?) -> String {
    if case .record(let reference)? = type {
      let schema = reference.schema
      let spoken = schema.spokenFields.compactMap { name in
        fields[name].map { value in
          text(of: value, as: schema.fields.first { $0.name == name }?.type)
        }
      }
      if !spoken.isEmpty { return spoken.joined(separator: " ") }
    }
    if let amount = fields["amount"], let currency = fields["currencyCode"] {
      return "\(text(of: amount)) \(text(of: currency))"
    }
    for field in Self.namingFields {
      if let value = fields[field] { return text(of: value) }
    }
    return (type ?? .dictionary).spokenText(of: .object(fields))
  }

  /// Texts as a list: `milk, eggs and bread`.
  func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: grammar.betweenValues) + grammar.beforeLastValue
      + last
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

  /// What belongs in the gaps of sentences about a request: `app`, and its parameters by name.
  func fill(_ situation: Situation) -> (String) -> Utterance? {
    { gap in
      if gap == "app" { return Utterance(situation.app) }
      guard let value = situation.parameters[gap] else { return nil }
      let text = self.text(of: value, as: situation.type(of: gap))
      return text.isEmpty ? nil : spoken(text)
    }
  }

  /// What belongs in the gaps of sentences about one value.
  func fill(
    _ situation: Situation, parameter: String?, value: ParameterValue?, valueText: String?,
    reason: String?
  ) -> (String) -> Utterance? {
    { gap in
      switch gap {
      case "app": return Utterance(situation.app)
      case "parameter": return parameter.map { Utterance(noun(for: $0)) }
      case "reason": return reason.map { Utterance($0.words) }
      case "value":
        let text =
          value.map { self.text(of: $0, as: situation.type(of: parameter)) } ?? valueText ?? ""
        return text.isEmpty ? nil : spoken(text)
      default: return nil
      }
    }
  }
}
