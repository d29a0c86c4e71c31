package import IntentKitCore

// The sentences that the author of a custom intent wrote (What Siri does, 2.5).

extension Phrasebook {
  /// Returns an author's text in this language without its values, if any.
  package func words(_ text: LocalizedText?, for situation: Situation? = nil) -> String? {
    text?.text(in: language.rawValue) { name in
      situation.flatMap { $0.response[name] ?? $0.parameters[name] }
    }
  }

  /// Returns the cases of a type with their titles: those of the author, those of the glossary, and the
  /// names in words and as they are.
  func titles(of schema: EnumerationSchema) -> [(name: String, title: String)] {
    let terms = Glossary.cases.filter {
      $0.key == schema.name || $0.key.hasPrefix(schema.name + ".")
    }.values
    return schema.cases.filter { $0.name != "unknown" }.flatMap { one in
      let synonyms = one.synonyms.filter {
        $0.language == nil || $0.language == language.rawValue
      }
      let titles =
        [words(one.text)].compactMap(\.self) + synonyms.map(\.text)
        + terms.compactMap { word($0[one.name]) } + [one.name.words, one.name]
      return titles.map { (one.name, $0) }
    }
  }

  /// Returns the author's words for true and false in this language, or nil if one is missing.
  func flagWords(of definition: IntentDefinition.Parameter) -> (String, String)? {
    guard let one = flagWord(true, of: definition), let other = flagWord(false, of: definition)
    else { return nil }
    return (one, other)
  }

  /// Returns the author's word for true or false in this language, if any.
  ///
  /// Xcode writes `true` and `false` into files whose author has chosen no words.
  package func flagWord(_ flag: Bool, of definition: IntentDefinition.Parameter) -> String? {
    let word = words(flag ? definition.trueName : definition.falseName)
    return word?.folded == "\(flag)" ? nil : word
  }

  /// Returns a sentence of an author.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - situation: The request.
  ///   - fill: Returns the content of a gap, or nil if it can't be filled.
  /// - Returns: The sentence; nil if this language lacks it, or if a value is missing.
  func authorSentence(
    _ text: LocalizedText?, in situation: Situation, _ fill: (String) -> Utterance?
  ) -> Utterance? {
    guard let words = words(text, for: situation), !words.isEmpty else { return nil }
    // A property can have the name of a parameter, whose value it replaces.
    let properties = (situation.schema?.responseProperties ?? []).map(\.name)
      .filter { situation.response[$0] != nil }
    let wording = Wording(authorText: words, responseProperties: properties)
    return wording.filled(fill).map {
      Utterance(heard: $0.heard.capitalizedSentence, read: $0.read.capitalizedSentence)
    }
  }

  /// Returns the author's sentence on a reason for which a value isn't supported.
  func authorSentence(
    onReason reason: String, of parameter: String?, in situation: Situation,
    _ fill: (String) -> Utterance?
  ) -> Utterance? {
    guard let parameter, let definition = situation.definition(of: parameter) else { return nil }
    let text = definition.unsupportedReasons.first { $0.name == reason }?.text
    return authorSentence(text, in: situation) { gap in
      switch gap {
      case "displayName": return Utterance(noun(for: parameter, of: situation.schema))
      case "minimumValue": return definition.minimum.map { Utterance($0.spokenText) }
      case "maximumValue": return definition.maximum.map { Utterance($0.spokenText) }
      case parameter: return fill("value") ?? fill(gap)
      default: return fill(gap)
      }
    }
  }

  /// Returns the author's question which of several options is meant.
  func authorChoice(
    for prompt: Prompt, in situation: Situation, isIntroduced: Bool
  ) -> Utterance? {
    guard let definition = prompt.parameter.flatMap({ situation.definition(of: $0) }) else {
      return nil
    }
    let texts = [
      isIntroduced ? definition.disambiguationIntroduction : nil, definition.disambiguationPrompt,
    ]
    let sentences = texts.compactMap {
      authorSentence($0, in: situation, fillingOptions(of: prompt, situation))
    }
    return sentences.isEmpty ? nil : sentences.joined(by: grammar.betweenSentences)
  }

  /// Returns a closure that fills the gaps of sentences about options, with their number.
  func fillingOptions(
    of prompt: Prompt, _ situation: Situation
  ) -> (String) -> Utterance? {
    let fill = fill(prompt, situation)
    return { gap in
      switch gap {
      case "count": Utterance("\(prompt.options.count)")
      case prompt.parameter: fill("value") ?? fill(gap)
      default: fill(gap)
      }
    }
  }
}

extension Situation {
  /// Returns the definition of a custom intent's parameter.
  func definition(of parameter: String) -> IntentDefinition.Parameter? {
    schema?.parameter(named: parameter)?.definition
  }
}
